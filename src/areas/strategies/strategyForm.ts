import * as v from 'valibot';
import type { Strategy, StrategyChange, StrategyLanguage, StrategyRisk } from '../../api/system-user/strategies';
import type { FormRow } from '../../kit/fields/RowsField';
import { toFailure } from '../../lib/failure';
import { isLessMoney, isMoney } from '../../lib/money';
import { m } from './messages';
import { stepsOf, valuesOf, weightsOf, wholePeriods, wholeSteps, wholeTexts, periodsFault } from './steps';

/** The values of the form, by the names of the wire where a field is one of its values. */
export type StrategyValues = ReturnType<typeof valuesOfStrategy>;

const oneStep = [{ from: 0, value: 1, weight: 1 }];

/** The values that a new strategy begins with. */
export const newValues = (): StrategyValues => ({
  ...{ title_ru: '', title_en: '', title_uz: '', goal_ru: '', goal_en: '', goal_uz: '' },
  ...{ disclaimer_ru: '', disclaimer_en: '', disclaimer_uz: '', advantage: [] as readonly FormRow[] },
  ...{ language: 'ru', category_id: '', month_count: null as number | null, risk_type: '', is_corporate: false },
  ...{ expected_profit: null as number | null, percents: [] as readonly FormRow[] },
  ...{ min_investment_amount: '', max_investment_amount: '', min_reinvestment_amount: '0.00' },
  ...{ repayment_percent: 0, min_bond_percent_limit: 0, max_bond_percent_limit: 100 },
  ...{ max_investment_percent_limit: 100, initial_percent_iman: 0, min_percent_iman: 0 },
  ...{ steps_by_amount: oneStep as readonly FormRow[], steps_by_month: oneStep as readonly FormRow[] },
  ...{ cape_by_amount: 1, cape_by_month: 1, image: null as string | File | null },
});

/** Those of one that is there. */
export function valuesOfStrategy(one: Strategy) {
  return {
    ...{ title_ru: one.title_ru, title_en: one.title_en ?? '', title_uz: one.title_uz ?? '' },
    ...{ goal_ru: one.goal_ru ?? '', goal_en: one.goal_en ?? '', goal_uz: one.goal_uz ?? '' },
    disclaimer_ru: one.disclaimer_ru ?? '',
    disclaimer_en: one.disclaimer_en ?? '',
    disclaimer_uz: one.disclaimer_uz ?? '',
    advantage: one.advantage as readonly FormRow[],
    language: one.language as string,
    category_id: one.category === null ? '' : String(one.category.id),
    month_count: one.month_count as number | null,
    risk_type: one.risk_type as string,
    is_corporate: one.is_corporate,
    expected_profit: one.expected_profit as number | null,
    percents: one.percents as readonly FormRow[],
    min_investment_amount: one.min_investment_amount,
    max_investment_amount: one.max_investment_amount,
    min_reinvestment_amount: one.min_reinvestment_amount,
    repayment_percent: one.repayment_percent,
    min_bond_percent_limit: one.min_bond_percent_limit,
    max_bond_percent_limit: one.max_bond_percent_limit,
    max_investment_percent_limit: one.max_investment_percent_limit,
    initial_percent_iman: one.initial_percent_iman,
    min_percent_iman: one.min_percent_iman,
    steps_by_amount: stepsOf(one.value_by_amount_million, one.weight_by_amount_million) as readonly FormRow[],
    steps_by_month: stepsOf(one.value_by_month, one.weight_by_month) as readonly FormRow[],
    cape_by_amount: one.cape_by_amount,
    cape_by_month: one.cape_by_month,
    image: (one.image?.url ?? null) as string | File | null,
  };
}

const none = (text: string): string | null => (text === '' ? null : text);

/** What a PUT says of the values; the picture is sent before and goes by its number. */
export function bodyOf(values: Partial<StrategyValues>): StrategyChange {
  const { image: _, steps_by_amount: byAmount, steps_by_month: byMonth, ...rest } = values;
  const { category_id, month_count, expected_profit, language, risk_type, advantage, percents, ...plain } = rest;
  const texts = Object.entries(plain).map(([name, value]) => [
    name,
    /_(en|uz)$|^(goal|disclaimer)_ru$/.test(name) ? none(String(value)) : value,
  ]);
  return {
    ...(Object.fromEntries(texts) as Partial<StrategyChange>),
    ...(category_id !== undefined && { category_id: Number(category_id) }),
    ...(month_count !== undefined && { month_count: Number(month_count) }),
    ...(expected_profit !== undefined && { expected_profit: Number(expected_profit) }),
    // The fields have let through no other code.
    ...(language !== undefined && { language: language as StrategyLanguage }),
    ...(risk_type !== undefined && { risk_type: risk_type as StrategyRisk }),
    ...(advantage !== undefined && { advantage: wholeTexts(advantage) }),
    ...(percents !== undefined && { percents: wholePeriods(percents) }),
    ...(byAmount !== undefined && {
      value_by_amount_million: valuesOf(wholeSteps(byAmount)),
      weight_by_amount_million: weightsOf(wholeSteps(byAmount)),
    }),
    ...(byMonth !== undefined && {
      value_by_month: valuesOf(wholeSteps(byMonth)),
      weight_by_month: weightsOf(wholeSteps(byMonth)),
    }),
  };
}

const isAscending = (least: unknown, most: unknown): boolean =>
  !isMoney(least) || !isMoney(most) || !isLessMoney(most, least);

/** The rules between fields. */
export const schema = v.pipe(
  v.custom<StrategyValues>(() => true),
  v.forward(
    v.check((values) => isAscending(values.min_investment_amount, values.max_investment_amount), 'min_above_max'),
    ['min_investment_amount'],
  ),
  v.forward(
    v.check((values) => values.min_bond_percent_limit <= values.max_bond_percent_limit, 'min_above_max'),
    ['min_bond_percent_limit'],
  ),
  v.forward(
    v.check((values) => values.initial_percent_iman >= values.min_percent_iman, 'initial_below_min'),
    ['initial_percent_iman'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fault = periodsFault(dataset.value.percents, dataset.value.month_count ?? 120);
    if (fault !== undefined)
      addIssue({
        message: fault,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'percents', value: dataset.value.percents },
        ],
      });
  }),
);

/** What the rules say, in words. */
export const texts = { notRising: m.notRising, pastEnd: m.pastEnd };

const ofForm: Readonly<Record<string, string>> = {
  value_by_amount_million: 'steps_by_amount',
  weight_by_amount_million: 'steps_by_amount',
  value_by_month: 'steps_by_month',
  weight_by_month: 'steps_by_month',
  image_id: 'image',
};

/** A refusal with the names of the fields that the form has, so that it stands beside them. */
export function refusalInForm(error: unknown): unknown {
  const failure = toFailure(error);
  if (failure.fields === undefined) return failure;
  const fields = Object.entries(failure.fields).map(([name, code]) => [ofForm[name] ?? name, code]);
  return { ...failure, fields: Object.fromEntries(fields) as Record<string, string> };
}
