/** Any value that a schema of the contract allows, its bounds before all: what a service may answer, and one day does. */
import { fc } from './fastCheck';
import { followed, type Schema } from './examples';
import { oneOf, type Random } from './hostileAnswers';

/** How one answer is inclined, each from 0 to 1: now all is there, now nearly nothing. */
export interface Mood {
  /** How often what may be missing is there, */
  present: number;
  /** how often what may be null is null, */
  empty: number;
  /** and how often a value stands at a bound or is an odd one. */
  odd: number;
  /** How many rows a list has at most. */
  rows: number;
}

const tiny = 5;
export const moodOf = (random: Random): Mood => ({
  present: oneOf(random, [0, 0.5, 0.8, 1]),
  empty: oneOf(random, [0, 0, 0.3, 0.8, 1]),
  odd: oneOf(random, [0.1, 0.4, 0.8]),
  rows: oneOf(random, [0, 1, 2, tiny, tiny, 12]),
});

/** A schema with what it is composed of laid together; each part knows the file that it stands in. */
interface Whole {
  own: Schema;
  isNullable: boolean;
  properties: Map<string, [schema: Schema, file: string]>;
  required: Set<string>;
  items?: [schema: Schema, file: string];
}

export function wholeOf(schema: Schema, file: string): Whole {
  if (schema.$ref !== undefined) {
    const [found, there] = followed(schema.$ref, file);
    return wholeOf(found as Schema, there);
  }
  const parts = (schema.allOf ?? []).map((part) => wholeOf(part, file));
  return {
    own: Object.assign({}, ...parts.map(({ own }) => own), schema) as Schema,
    isNullable: (schema.type === undefined || schema.nullable === true) && parts.every(({ isNullable }) => isNullable),
    properties: new Map([
      ...parts.flatMap(({ properties }) => [...properties]),
      ...Object.entries(schema.properties ?? {}).map(([name, of]) => [name, [of, file]] as const),
    ] as [string, [Schema, string]][]),
    required: new Set([...parts.flatMap(({ required }) => [...required]), ...(schema.required ?? [])]),
    items: schema.items ? [schema.items, file] : parts.find(({ items }) => items)?.items,
  };
}

const between = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1));
const digits = (value: number, count = 2) => String(value).padStart(count, '0');

/** The most that a number of an answer can be and still come as it was sent. */
const largest = Number.MAX_SAFE_INTEGER;

function numberOf(
  { type, minimum = -largest, maximum = largest, multipleOf: step = 1 }: Schema,
  random: Random,
  odd: boolean,
) {
  const low = Math.ceil(minimum / step) * step;
  const high = Math.floor(maximum / step) * step;
  const fits = (value: number) => value >= low && value <= high;
  if (odd) return oneOf(random, [low, high, ...[0, 1, -1].filter((value) => fits(value) && value % step === 0)]);
  // As people know them: no more than thousands above the least.
  const first = Number.isFinite(low) && low > -1_000_000 ? low : 0;
  const most = Math.min(5_000, Math.max(0, (high - first) / step));
  let value = first;
  // Steps of a ten-thousandth are not added up exactly, and a checker divides by them as inexactly.
  do value = Number((first + between(random, 0, most) * step).toFixed(6));
  while (!Number.isInteger(value / step));
  return type === 'number' && Number.isInteger(step) && fits(value + 0.25) && random() < 0.5 ? value + 0.25 : value;
}

/** A day of the calendar: the pattern of the contract would also allow the 39th of a month, its description does not. */
function dayOf(random: Random, odd: boolean): string {
  if (odd) return oneOf(random, ['0001-01-01', '1900-02-28', '2000-02-29', '2024-02-29', '2026-12-31', '9999-12-31']);
  const day = new Date(Date.UTC(between(random, 1990, 2040), between(random, 0, 11), between(random, 1, 28)));
  return day.toISOString().slice(0, 10);
}

function momentOf(random: Random, odd: boolean): string {
  const time = [between(random, 0, 23), between(random, 0, 59), between(random, 0, 59)].map((part) => digits(part));
  return `${dayOf(random, odd)} ${odd ? oneOf(random, ['00:00:00', '23:59:59']) : time.join(':')}`;
}

const monthOf = (random: Random, odd: boolean) => dayOf(random, odd).slice(0, 7);

/** What a pattern means, where it allows more than there is. */
const meanings = new Map<string, (random: Random, odd: boolean) => string>([
  ['^\\d{4}-\\d{2}-\\d{2}$', dayOf],
  ['^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', momentOf],
  ['^\\d{4}-\\d{2}$', monthOf],
  ['^\\d{4}-(0[1-9]|1[0-2])$', monthOf],
  ['^\\d{2}/\\d{2}$', (random) => `${digits(between(random, 1, 12))}/${digits(between(random, 0, 99))}`],
  ['^\\d\\d:\\d\\d$', (random) => `${digits(between(random, 0, 23))}:${digits(between(random, 0, 59))}`],
]);

/** Amounts at the bounds of every pattern of the contract, and between them. */
const amounts = [
  ...['0.00', '0.01', '-0.01', '1.00', '12.50', '100.00', '999.99', '50000000.00', '50000000.01', '-1250000.00'],
  ...['9999999999999999.99', '-9999999999999999.99', '9999999999999999999999.99', '-9999999999999999999999.99'],
  ...['0', '0.0001', '100', '999.9999', '999999999.999', '0.000', '999999.99'],
];
const longWord = 'Самаркандскийвиноградарскопромышленныйкомбинат'.repeat(3);
const texts = [
  ...[
    'Каримова Дилноза',
    'OOO «Шарқ»',
    'Oʻktam Gʻaniyev',
    "O'zbekiston ko'chasi, 5-uy",
    'Ўзбекистон',
    'Ж',
    'x',
    '0',
    '-',
  ],
  ...[
    'עברית ואנגלית mixed',
    'العربية ١٢٣',
    '\u202bحساب جديد\u202c 5',
    'emoji 👨‍👩‍👧 🇺🇿',
    'a  b',
    'line one\nline two',
    'tab\there',
  ],
  ...[
    '100%',
    '50% {name} #',
    '<b>bold</b> & "quoted"',
    "it's",
    '{count, plural, other {#}}',
    '\\n',
    '../..',
    '?a=1&b=2#c',
  ],
  ...[
    longWord,
    'W'.repeat(120),
    'слово '.repeat(60).trim(),
    'Ташкент, улица Амира Темура, дом 107Б, офис 12 '.repeat(6).trim(),
  ],
];

const samples = new Map<string, fc.Arbitrary<string>>();
function sampleOf(pattern: string, random: Random): string {
  const known = samples.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  samples.set(pattern, known);
  return fc.sample(known, { seed: between(random, 0, 2 ** 31 - 1), numRuns: 1 })[0] ?? '';
}

const hex = (random: Random, count: number) => Array.from({ length: count }, () => between(random, 0, 15).toString(16));
const uuid = (random: Random) => [8, 4, 4, 4, 12].map((count) => hex(random, count).join('')).join('-');
const formats: Record<string, (random: Random) => string> = {
  uuid,
  // What a file is opened by: a signed address on the content host.
  'uri-reference': (random) => `/api/content/${uuid(random)}.png?exp=4102444800&sig=${hex(random, 32).join('')}`,
  email: (random) => oneOf(random, ['a@b.uz', 'o.karimova@example.com', `${'long.'.repeat(10)}name@example.com`]),
};

function textOf(schema: Schema, random: Random, odd: boolean): string {
  const { pattern, format, minLength = 0, maxLength = Infinity, example } = schema;
  const ofFormat = formats[format ?? ''];
  if (ofFormat) return ofFormat(random);
  const meaning = meanings.get(pattern ?? '');
  if (meaning) return meaning(random, odd);
  const fits = (text: string) =>
    [...text].length >= minLength && [...text].length <= maxLength && (!pattern || new RegExp(pattern).test(text));
  const usual = typeof example === 'string' && fits(example) ? [example] : [];
  const bounds = ['', 'Ы'.repeat(Math.max(1, minLength)), ...(maxLength < 5_000 ? ['ў'.repeat(maxLength)] : [])];
  const known = [...usual, ...(pattern ? [...amounts, ...texts] : [...bounds, ...texts])].filter(fits);
  if (!odd && usual.length > 0 && random() < 0.6) return oneOf(random, usual);
  if (known.length > 0 && (!pattern || random() < 0.5)) return oneOf(random, known);
  for (let time = 0; pattern && time < 100; time++) {
    const text = sampleOf(pattern, random);
    if (fits(text)) return text;
  }
  if (pattern) throw new Error(`No text was found for ${JSON.stringify(schema)}`);
  return 'Матн '.repeat(minLength).slice(0, Math.min(maxLength, Math.max(minLength, 1)));
}

/** What a service hands through from another one, whose shape the contract does not know. */
const foreign = (random: Random): unknown =>
  oneOf<unknown>(random, [
    {},
    { status: 'ok', score: 712.5, is_good: true, list: [1, 'два', { three: [] }] },
    { result: { deep: { deeper: { deepest: [[], {}] } } }, 'ключ с пробелом': '', text: longWord },
  ]);

function recordOf({ properties, required }: Whole, mood: Mood, random: Random, depth: number): unknown {
  const entries = [...properties].flatMap(([name, [schema, file]]) =>
    required.has(name) || random() < mood.present ? [[name, valueOf(schema, file, mood, random, depth + 1)]] : [],
  );
  return Object.fromEntries(entries) as unknown;
}

/** What one row of a list is told from another by: no schema can say that two of a kind never come together. */
const names = ['id', 'file_id', 'app_user_id', 'ticket_id', 'exit_claim_id', 'basket_item_id', 'strategy', 'number', 'code', 'date', 'day', 'month', 'months', 'row', 'line']; // prettier-ignore

/** The name of a row among those beside it; none where nothing names it. */
function nameOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const name = names.find((one) => one in row);
  const value = name && (row as Record<string, unknown>)[name];
  return typeof value === 'object' && value !== null ? nameOf(value) : name && JSON.stringify(value);
}

function listOf({ own, items }: Whole, mood: Mood, random: Random, depth: number): unknown[] {
  const { minItems = 0, maxItems = Infinity, uniqueItems } = own;
  const [schema, file] = items ?? [{}, ''];
  // A list in a row of a list, and a tree, are small.
  const most = depth > 6 ? 0 : depth > 2 ? Math.min(mood.rows, 2) : mood.rows;
  const count = Math.min(maxItems, Math.max(minItems, oneOf(random, [0, 1, most, most, most])));
  const rows = new Map<string, unknown>();
  for (let time = 0; rows.size < count && time < count * 10; time++) {
    const row = valueOf(schema, file, mood, random, depth + 1);
    rows.set(nameOf(row) ?? (uniqueItems === true ? JSON.stringify(row) : String(time)), row);
  }
  return [...rows.values()];
}

/** A value by a schema that stands in this file of the contract. */
export function valueOf(schema: Schema, file: string, mood: Mood, random: Random, depth = 0): unknown {
  const whole = wholeOf(schema, file);
  const { own, isNullable, properties } = whole;
  if (isNullable && depth > 0 && random() < mood.empty) return null;
  const odd = random() < mood.odd;
  if (own.enum)
    return oneOf(
      random,
      own.enum.filter((value) => value !== null),
    );
  if (own.type === 'string') return textOf(own, random, odd);
  if (own.type === 'integer' || own.type === 'number') return numberOf(own, random, odd);
  if (own.type === 'boolean') return random() < 0.5;
  if (own.type === 'array') return listOf(whole, mood, random, depth);
  if (properties.size > 0) return recordOf(whole, mood, random, depth);
  if (typeof own.additionalProperties !== 'object') return foreign(random);
  const names = ['pinfl', 'phone_number', 'passport_id', 'actual_address'].slice(0, between(random, 0, 4));
  const values = own.additionalProperties;
  return Object.fromEntries(names.map((name) => [name, valueOf(values, file, mood, random, depth + 1)]));
}
