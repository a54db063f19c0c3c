/**
 * Hooks of a module that several test files import. In a group of files (scripts/jestTestFiles.ts) a module is loaded
 * once, by the first of them that wants it; the hooks have to stand around each.
 */
const hooks: (() => void)[] = [];

/** Sets hooks for the file that is being read, and for each that comes after it in a group. */
export function forEachFile(set: () => void): void {
  hooks.push(set);
  set();
}

/** The tests of one file within a group. */
export function member(name: string, load: () => void): void {
  describe(name, () => {
    for (const set of hooks) set();
    load();
  });
}
