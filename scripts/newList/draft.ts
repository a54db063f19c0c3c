import { join, relative } from 'node:path';
import type { Field, ListModel } from './model';
import { camel, kebab, pascal, phraseOf, sentence, snake, type Catalogues, type Phrase } from './words';

/** Everything that the files of a draft agree on. */
export interface Draft extends ListModel {
  /** `claims/vouchers`: the folder of the screen below src/areas. */
  folder: string;
  /** `VoucherList`: the file of the screen. */
  screen: string;
  /** `claims.vouchers`: the route, and what the ids of the texts begin with. */
  route: string;
  address: string;
  /** `vouchers`, `Vouchers` and `voucher` in code; `vouchers` and `voucher` in the database; `vouchers` as a folder. */
  many: string;
  Many: string;
  one: string;
  table: string;
  entity: string;
  module: string;
  /** Texts by their keys in `messages.ts`; the title of a record takes its number. */
  texts: Readonly<Record<string, Phrase>>;
  /** Those of the texts that the whole panel says already, by the names of their terms (src/i18n/terms.ts). */
  terms: Readonly<Record<string, string>>;
  title: Phrase;
  name: Phrase;
  /** The field by which a person tells the rows apart. */
  mark: Field;
  samples: readonly Readonly<Record<string, Sample>>[];
  /** The demonstration account that may see it. */
  account: string;
}

/** The value of a field in a seeded row; days count back from the day of seeding. */
export type Sample = string | number | boolean | { days: number };

const lots = [
  { amount: 300, days: 2 },
  { amount: 100, days: 4 },
  { amount: 500, days: 1 },
  { amount: 200, days: 5 },
  { amount: 400, days: 3 },
];

/** Five rows: texts by their number, amounts and days in no order of theirs, enums in turn. */
function samplesOf(fields: readonly Field[]): Record<string, Sample>[] {
  return lots.map(({ amount, days }, at) =>
    Object.fromEntries(
      fields
        .filter(({ name, kind }) => name !== 'id' && kind !== 'investor')
        .map(({ name, kind, values }): [string, Sample] => {
          if (kind === 'enum') return [name, values[at % values.length]!]; // an enum of the contract has values
          if (kind === 'money') return [name, `${amount}000.00`];
          if (kind === 'number') return [name, amount];
          if (kind === 'boolean') return [name, at % 2 === 0];
          if (kind === 'day' || kind === 'dateTime') return [name, { days }];
          return [name, `${sentence(name)} ${at + 1}`];
        }),
    ),
  );
}

/** The key of a value of an enum, apart from the fields. */
export const valueKey = (model: ListModel, field: Field, value: string) =>
  allFields(model).some(({ name }) => camel(name) === camel(value)) ? camel(`${field.name}_${value}`) : camel(value);

/** The fields of the list and of one record. */
export const allFields = ({ fields, detail }: Pick<ListModel, 'fields' | 'detail'>): readonly Field[] => [
  ...fields,
  ...(detail?.fields ?? []),
];

/** Puts names and texts to what the spec says. */
export function draftOf(
  model: ListModel,
  given: { folder: string; screen: string; account: string },
  catalogues: Catalogues,
): Draft {
  const { folder, screen, account } = given;
  const Many = pascal(model.operation.replace(/^(list|get|find)(?=[A-Z])/, ''));
  const [area = '', ...rest] = folder.split('/');
  const text = (name: string) => phraseOf(name, catalogues);
  const fields = allFields(model);
  const texts: Record<string, Phrase> = {};
  for (const field of fields) {
    texts[field.name === 'id' ? 'number' : camel(field.name)] = text(field.name);
    for (const value of field.values) texts[valueKey(model, field, value)] = text(value);
  }
  const name = text(snake(Many));
  if (model.hasSearch) texts.search = text('search');
  texts.empty = { ru: `${name.ru}: нет строк`, en: `No ${name.en.toLowerCase()}`, uz: `No ${name.en.toLowerCase()}` };
  const record = text(snake(model.row));
  const termOf = new Map(
    Object.entries(catalogues.ru).flatMap(([id, ru]) =>
      id.startsWith('terms.') ? [[ru, id.slice('terms.'.length)]] : [],
    ),
  );
  const terms = Object.entries(texts).flatMap(([key, { ru }]) => {
    const term = termOf.get(ru);
    return term === undefined ? [] : [[key, term]];
  });
  const plain = model.fields.filter(({ kind }) => kind === 'text');
  const mark = plain.find(({ nullable }) => !nullable) ?? plain[0];
  if (!mark) throw new Error(`A row of ${model.operation} has no text to tell it by.`);
  return {
    ...model,
    ...{
      folder,
      screen,
      account,
      Many,
      many: camel(Many),
      one: camel(model.row),
      table: snake(Many),
      texts,
      terms: Object.fromEntries(terms) as Record<string, string>,
      name,
      mark,
    },
    route: [area, ...(rest.length === 0 ? ['list'] : rest)].map(camel).join('.'),
    address: `/back-office${model.path.replace(/^\/v\d+/, '')}`,
    entity: snake(model.row),
    module: kebab(Many),
    title: { ru: `${record.ru} № {id}`, en: `${record.en} No. {id}`, uz: `${record.en} No. {id}` },
    samples: samplesOf(fields),
  };
}

/** Files of a draft by their paths. */
export type Files = Record<string, string>;

/** How a file of the draft names another file of the tree. */
export const importer = (from: string) => (path: string) => {
  const named = relative(from, path).split('\\').join('/');
  return named.startsWith('.') ? named : `./${named}`;
};

/** The marks of the seeded rows that pass, in an order of the list. */
export function marksOf(draft: Draft, order: string | undefined, passes: (row: Record<string, Sample>) => boolean) {
  const by = order?.replace(/^-/, '') ?? 'id';
  const rank = (row: Readonly<Record<string, Sample>>): number | string => {
    const value = row[by];
    if (typeof value === 'object') return -value.days;
    if (value === undefined) return draft.samples.indexOf(row);
    return typeof value === 'string' && !/^\d+\.\d\d$/.test(value) ? value : Number(value);
  };
  const isDown = order === undefined || order.startsWith('-');
  return draft.samples
    .map((row, at) => ({ row, rank: rank(row), at }))
    .filter(({ row }) => passes(row))
    .sort((one, other) => {
      const way = one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : one.at - other.at;
      return isDown ? -way : way;
    })
    .map(({ row }) => String(row[draft.mark.name]));
}

/** An order of the list other than the one it begins with, for a test to ask for. */
export const otherOrder = ({ orders, order }: Draft) =>
  orders.find((one) => one.replace(/^-/, '') !== order?.replace(/^-/, '')) ?? orders.find((one) => one !== order);

/** Where the screen's folder stands. */
export const screenFolder = ({ folder }: Draft) => join('src/areas', folder);
