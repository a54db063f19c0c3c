import { isRecord } from '../../lib/guards';
import { failed, type Answer } from './parseResponse';

/**
 * What a field of an answer holds, as the contract says: `s` text, `e` a code of a closed list, `n` a number, `c` a
 * number of at least zero, `b` yes or no, `*` anything; a list as `[of]`, else an object. A name that ends in `?` may
 * be missing, one that ends in `~` may be null. `npm run api` writes them.
 */
export type Shape = 's' | 'e' | 'n' | 'c' | 'b' | '*' | readonly [Shape] | Fields;
interface Fields {
  readonly [name: string]: Shape;
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** Beyond this a number does not come as it was sent. */
const isExact = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;

const fits = {
  s: (value: unknown) => typeof value === 'string',
  // A code is looked up in tables of words; these names every object has.
  e: (value: unknown) => typeof value === 'string' && !(value in Object.prototype),
  n: isExact,
  c: (value: unknown) => isExact(value) && value >= 0,
  b: (value: unknown) => typeof value === 'boolean',
  '*': (value: unknown) => value !== undefined,
};
/** In the place of what is missing although it has to be there; the screens show it as a dash. */
const nothing = { s: '', e: '', n: null, c: null, b: false, '*': null };

interface Field {
  name: string;
  shape: Shape;
  /** What stands for a value that is not there. */
  missing: 'undefined' | 'null' | 'nothing';
}
const known = new WeakMap<Fields, Field[]>();

function fieldsOf(shape: Fields): Field[] {
  let fields = known.get(shape);
  if (!fields) {
    fields = Object.entries(shape).map(([name, of]) => {
      const mark = name.at(-1);
      const isMarked = mark === '?' || mark === '~';
      const missing = mark === '?' ? 'undefined' : mark === '~' ? 'null' : 'nothing';
      return { name: isMarked ? name.slice(0, -1) : name, shape: of, missing };
    });
    known.set(shape, fields);
  }
  return fields;
}

function emptyOf(shape: Shape): unknown {
  if (typeof shape === 'string') return nothing[shape];
  if (isList(shape)) return [];
  return Object.fromEntries(
    fieldsOf(shape).flatMap(({ name, shape: of, missing }) =>
      missing === 'undefined' ? [] : [[name, missing === 'null' ? null : emptyOf(of)]],
    ),
  );
}

const came = new WeakMap<readonly unknown[], number>();

/** How many rows a list had when it came, the unusable ones included: the next page begins after all of them. */
export const receivedIn = (list: readonly unknown[]): number => came.get(list) ?? list.length;

/** What was made of a list, one for one or with some left out, counted as that list came. */
export function countedAs<Row>(list: readonly unknown[], made: Row[]): Row[] {
  came.set(made, receivedIn(list));
  return made;
}

/** The parts of a list inside an answer: those that are what they should be, and of two with one id the first. */
function partsOf(of: Shape, list: readonly unknown[]): unknown[] {
  const ids = typeof of === 'object' && !isList(of) && 'id' in of ? new Set<unknown>() : undefined;
  const good = list.filter((part, at) => {
    if (!isReadable(of, part) || (of === 'e' && list.indexOf(part) < at)) return false;
    read(of, part);
    if (!ids) return true;
    const { id } = part as { id: unknown };
    if (id === null || id === '' || ids.has(id)) return false;
    ids.add(id);
    return true;
  });
  came.set(good, list.length);
  return good;
}

function isReadable(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return fits[shape](value);
  return isList(shape) ? Array.isArray(value) : isRecord(value);
}

/** Puts right, in its place, what of a readable value is not as the contract says. */
function read(shape: Shape, value: unknown): void {
  if (typeof shape === 'string' || isList(shape)) return;
  const whole = value as Record<string, unknown>;
  for (const { name, shape: of, missing } of fieldsOf(shape)) {
    const part = whole[name];
    if (isReadable(of, part)) {
      if (!isList(of)) read(of, part);
      else whole[name] = partsOf(of[0], part as unknown[]);
    } else if (missing === 'undefined') whole[name] = undefined;
    else whole[name] = missing === 'null' ? null : emptyOf(of);
  }
}

/**
 * A record without one of its lists is still that record; a list without its rows is not empty, but no answer. Some
 * services write no rows at all as null, beside a count of zero.
 */
function lacksItsList(shape: Fields, data: Record<string, unknown>): boolean {
  const fields = fieldsOf(shape);
  if (fields.some(({ name }) => name === 'id')) return false;
  return fields.some(({ name, shape: of, missing }) => {
    if (missing !== 'nothing' || !isList(of) || Array.isArray(data[name])) return false;
    return (data[name] ?? null) !== null || data['count'] !== 0;
  });
}

/**
 * Reads the answers of one operation as the contract describes them. What is missing or of another kind becomes
 * nothing, so that no screen meets a value that its type does not have; an answer that is no answer at all is a
 * failure, except of a write: calling a write failed that was done would be worse.
 */
export function reader(shape: Shape, isWrite?: true): (data: unknown) => Answer {
  return (data) => {
    if (!isReadable(shape, data)) return isWrite ? { data } : failed('malformed');
    if (isList(shape)) return { data: partsOf(shape[0], data as unknown[]) };
    if (!isWrite && typeof shape === 'object' && lacksItsList(shape, data as Record<string, unknown>))
      return failed('malformed');
    read(shape, data);
    return { data };
  };
}
