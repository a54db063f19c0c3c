/** What a careless or hostile service may put into an answer, at random places of a good one. */

export type Random = () => number;

/** The numbers of a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const long = 'Ж'.repeat(1_000_000);
const missing = Symbol('missing');

const numbers = [1e308, -1e308, 2 ** 53 + 1, -1, -7.5, 0, 0.1 + 0.2, 1e21];
const dates = ['2026-02-30', '2026-13-45', '0000-00-00', '99999-01-01', '2026-02-30 25:61:61', '05.03.2026', 'today'];
const texts = [
  '',
  ' ',
  '\u202egnp.exe',
  '\u200b\u200d\ufeff',
  'e\u0301\u0301\u0301\u0301',
  '\u0000\u0007',
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  'javascript:window.hacked=1',
  '{{7*7}}{count, plural, other {#}}',
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'],
  '-',
  '1e5',
  '-0.00',
  '99999999999999999999.99',
  '١٢٣',
  '%E0%A4%A',
];
/** An own property of this name, as JSON.parse makes it. */
const polluted = (): unknown => JSON.parse('{"__proto__":{"id":1,"hacked":1},"constructor":{"prototype":{}}}');

function inPlaceOf(value: unknown, random: Random): unknown {
  if (random() < 0.18) return null;
  if (random() < 0.15) return missing;
  if (random() < 0.002) return long;
  if (typeof value === 'number') return oneOf(random, [String(value), ...numbers, true, [value], {}, 'twelve']);
  if (typeof value === 'string') {
    if (random() < 0.35) return oneOf(random, dates);
    return oneOf(random, [...texts, Number(value.slice(0, 15)) || 12, false, [value], { value }, ...numbers]);
  }
  if (typeof value === 'boolean') return oneOf(random, [String(value), 0, 1, 'yes', [], {}]);
  if (Array.isArray(value)) {
    const list = value as unknown[];
    return oneOf<unknown>(random, [
      {},
      'list',
      7,
      [],
      [null, ...list],
      [...list, ...list],
      list.map(() => 'row'),
      [[]],
    ]);
  }
  return oneOf<unknown>(random, [[], 'record', 7, true, {}, polluted(), [value]]);
}

interface Spot {
  of: Record<string, unknown> | unknown[];
  at: string | number;
}

function spotsOf(value: unknown, found: Spot[] = []): Spot[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, part] of Object.entries(value)) {
    found.push({ of: value as Spot['of'], at: Array.isArray(value) ? Number(name) : name });
    spotsOf(part, found);
  }
  return found;
}

/** A copy of a good answer with so many things wrong in it, as it travels. */
export function spoilt(answer: unknown, count: number, random: Random): string {
  const copy: unknown = structuredClone(answer);
  for (let time = 0; time < count; time++) {
    const spots = spotsOf(copy);
    if (spots.length === 0) break;
    const { of, at } = oneOf(random, spots);
    const put = inPlaceOf((of as Record<string | number, unknown>)[at], random);
    if (put === missing) Reflect.deleteProperty(of, at);
    else Object.defineProperty(of, at, { value: put, enumerable: true, writable: true, configurable: true });
  }
  return JSON.stringify(copy);
}
