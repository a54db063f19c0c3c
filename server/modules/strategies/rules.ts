import { isDeepStrictEqual } from 'node:util';
import type { Call, Reply } from '../../http/contract';
import { tiyinOf } from '../../shared/money';
import type { RefusalCode } from '../../shared/codes';

type Sent = Call<'updateStrategy'>['body'];
export type StrategyStatus = Reply<'getStrategy'>['status'];
/** Everything of a strategy that a form writes, as it is kept; the picture apart. */
export type Terms = Required<Omit<Sent, 'status' | 'comment' | 'image_id'>>;
export type Faults = Record<string, RefusalCode>;
type Period = Terms['percents'][number];
type Step = Terms['value_by_month'][number];

/** Only an active one is sold. What is put away comes back through inactive, so that nothing is sold by mistake. */
const moves: Record<StrategyStatus, readonly StrategyStatus[]> = {
  soon: ['active'],
  active: ['inactive'],
  inactive: ['active', 'archive'],
  archive: ['inactive'],
};
export const mayMove = (from: StrategyStatus, to: StrategyStatus): boolean => moves[from].includes(to);

/** What is said of a strategy that says nothing of it: factors of one, and no limit that is tighter than none. */
export const unsaid = {
  ...{ title_en: null, title_uz: null, goal_ru: null, goal_en: null, goal_uz: null },
  ...{ disclaimer_ru: null, disclaimer_en: null, disclaimer_uz: null, advantage: [], language: 'ru' },
  ...{ is_corporate: false, percents: [], min_reinvestment_amount: '0.00', repayment_percent: 0 },
  ...{ min_bond_percent_limit: 0, max_bond_percent_limit: 100, max_investment_percent_limit: 100 },
  ...{ initial_percent_iman: 0, min_percent_iman: 0, cape_by_amount: 1, cape_by_month: 1 },
  value_by_amount_million: [{ from: 0, value: 1 }],
  weight_by_amount_million: [{ from: 0, value: 1 }],
  value_by_month: [{ from: 0, value: 1 }],
  weight_by_month: [{ from: 0, value: 1 }],
} satisfies Partial<Terms>;

const percents = [
  ...(['expected_profit', 'repayment_percent', 'min_bond_percent_limit', 'max_bond_percent_limit'] as const),
  ...(['max_investment_percent_limit', 'initial_percent_iman', 'min_percent_iman'] as const),
];
const capes = ['cape_by_amount', 'cape_by_month'] as const;

/** The database would round what has more. */
const hasFourDecimals = (value: number): boolean => Number(value.toFixed(4)) === value;

/** What is wrong with the terms of a strategy, by field. */
export function faultsOf(terms: Terms): Faults {
  const found: Faults = {};
  for (const name of [...percents, ...capes]) if (!hasFourDecimals(terms[name])) found[name] = 'out_of_range';
  for (const name of capes) if (terms[name] < 1) found[name] = 'cape_below_one';
  if (terms.title_ru === '') found.title_ru = 'required';
  if (terms.advantage.some(({ text_ru: text }) => text === '')) found.advantage = 'required';
  if (terms.min_bond_percent_limit > terms.max_bond_percent_limit) found.min_bond_percent_limit = 'min_above_max';
  if (terms.initial_percent_iman < terms.min_percent_iman) found.initial_percent_iman = 'initial_below_min';
  if (tiyinOf(terms.min_reinvestment_amount) < 0n) found.min_reinvestment_amount = 'invalid_amount';
  const periods = periodFault(terms.percents, terms.month_count);
  if (periods !== undefined) found.percents = periods;
  return { ...found, ...amountFaults(terms), ...stepFaults(terms) };
}

/** The least and the largest amount: neither is below zero, and something can be invested. */
export function amountFaults(amounts: Pick<Terms, 'min_investment_amount' | 'max_investment_amount'>): Faults {
  const [least, most] = [tiyinOf(amounts.min_investment_amount), tiyinOf(amounts.max_investment_amount)];
  return {
    ...(least > most && { min_investment_amount: 'min_above_max' }),
    ...(least < 0n && { min_investment_amount: 'invalid_amount' }),
    ...(most <= 0n && { max_investment_amount: 'invalid_amount' }),
  };
}

/** Periods follow each other without overlapping, and none reaches past the last month. */
export function periodFault(periods: readonly Period[], months: number): RefusalCode | undefined {
  const isRising = periods.every(
    ({ month_from: from, month_to: to }, at) => from <= to && from > (periods[at - 1]?.month_to ?? 0),
  );
  if (!isRising) return 'steps_not_rising';
  return periods.every(({ month_to: to, percent }) => to <= months && hasFourDecimals(percent))
    ? undefined
    : 'out_of_range';
}

const kinds = [
  { values: 'value_by_amount_million', weights: 'weight_by_amount_million', areMonths: false },
  { values: 'value_by_month', weights: 'weight_by_month', areMonths: true },
] as const;

function stepFaults(terms: Terms): Faults {
  const found: Faults = {};
  for (const { values, weights, areMonths } of kinds) {
    for (const name of [values, weights]) {
      const fault = stepFault(terms[name], areMonths);
      if (fault !== undefined) found[name] = fault;
    }
    // A factor is the value of a step times its weight, so that both begin at the same places.
    const areAlike = terms[values].map(({ from }) => from).join() === terms[weights].map(({ from }) => from).join();
    if (!areAlike) found[weights] ??= 'steps_differ';
  }
  return found;
}

function stepFault(steps: readonly Step[], areMonths: boolean): RefusalCode | undefined {
  if (steps[0]?.from !== 0) return 'steps_not_from_zero';
  if (!steps.every(({ from }, at) => from > (steps[at - 1]?.from ?? -1))) return 'steps_not_rising';
  const isFit = ({ from, value }: Step) =>
    value > 0 && hasFourDecimals(value) && (areMonths ? Number.isInteger(from) : hasFourDecimals(from));
  return steps.every(isFit) ? undefined : 'out_of_range';
}

const blank = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());

/** The same without blanks around its texts; what is nothing but blanks is none. */
export function trimmed(terms: Terms): Terms {
  const [ru, en, uz] = [terms.title_ru, terms.title_en, terms.title_uz];
  return {
    ...terms,
    ...{ title_ru: ru.trim(), title_en: blank(en), title_uz: blank(uz) },
    ...{ goal_ru: blank(terms.goal_ru), goal_en: blank(terms.goal_en), goal_uz: blank(terms.goal_uz) },
    ...{ disclaimer_ru: blank(terms.disclaimer_ru), disclaimer_en: blank(terms.disclaimer_en) },
    disclaimer_uz: blank(terms.disclaimer_uz),
    advantage: terms.advantage.map((one) => ({
      ...{ text_ru: one.text_ru.trim(), text_en: blank(one.text_en), text_uz: blank(one.text_uz) },
    })),
  };
}

/** A text in three languages goes under one name in the journal. */
const oneName = (field: string): string => field.replace(/^(title|goal|disclaimer|name)_(ru|en|uz)$/, '$1');

/** A value as the journal writes it: rows in one line. */
function asText(value: unknown): string | number | boolean | null {
  if (!Array.isArray(value)) return value as string | number | boolean | null;
  return value
    .map((row: Period | Step | Terms['advantage'][number]) => {
      if ('percent' in row) return `${row.month_from}–${row.month_to}: ${row.percent} %`;
      return 'text_ru' in row ? inLanguages(row) : `${row.from}: ${row.value}`;
    })
    .join('; ');
}

const inLanguages = ({ text_ru: ru, text_en: en, text_uz: uz }: Terms['advantage'][number]): string =>
  [ru, en !== null && `en: ${en}`, uz !== null && `uz: ${uz}`].filter(Boolean).join(' / ');

/** The fields that differ, as rows of the journal; of what was made those that say something. */
export function journalOf<Record extends object>(before: Partial<Record>, after: Record) {
  return Object.entries(after).flatMap(([field, now]) => {
    const was = (before as { [name: string]: unknown })[field] ?? null;
    const [old, current] = [asText(was), asText(now ?? null)];
    // Rows are held against each other themselves: different ones may read the same in one line.
    if (isDeepStrictEqual(was, now ?? null) || (old === null && (current === '' || current === null))) return [];
    return [{ field: oneName(field), old, new: current }];
  });
}
