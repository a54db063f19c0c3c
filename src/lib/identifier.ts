/**
 * A number that people write in many ways and the services in one. `clean` takes any spelling, also half of one, and
 * gives what is sent; nothing but decoration is ever taken away, so that a number pasted with a digit too many is
 * refused and not cut. `show` gives it back in groups. `check` names what is wrong, undefined when nothing is.
 */
export interface Identifier {
  clean: (text: string) => string;
  show: (value: string) => string;
  check: (value: string) => string | undefined;
}

/** Longer than any number; keeps a pasted page out of a field. */
const longest = 40;

/** The digits of a text, also of a text in full-width or Arabic figures. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, longest);
}

/** The text in groups of these sizes; what is left after the last one is a group of its own. */
export function inGroups(text: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  let at = 0;
  for (const size of sizes) {
    groups.push(text.slice(at, at + size));
    at += size;
  }
  groups.push(text.slice(at));
  return groups.filter((group) => group !== '').join(' ');
}

/** A number of so many digits, shown in groups and otherwise free. */
export function digits(code: string, count: number, groups: readonly number[] = [count]): Identifier {
  return {
    clean: digitsOf,
    show: (value) => inGroups(value, groups),
    check: (value) => (value.length === count && /^\d+$/.test(value) ? undefined : `${code}.length`),
  };
}
