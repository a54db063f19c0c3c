import type { FormRow } from '../../kit/fields/RowsField';
import type { Step, StrategyChange } from '../../api/system-user/strategies';

/** A step of a factor as the form has it: where it begins, its value and its weight. */
export type FactorStep = Record<'from' | 'value' | 'weight', number>;

/** Value and weight of each step side by side; a step that only one of the two has counts for one in the other. */
export function stepsOf(values: readonly Step[], weights: readonly Step[]): FactorStep[] {
  const froms = [...new Set([...values, ...weights].map(({ from }) => from))].sort((a, b) => a - b);
  const at = (steps: readonly Step[], from: number) => steps.find((step) => step.from === from)?.value ?? 1;
  return froms.map((from) => ({ from, value: at(values, from), weight: at(weights, from) }));
}

/** The two lists of the wire. */
export const valuesOf = (steps: readonly FactorStep[]): Step[] => steps.map(({ from, value }) => ({ from, value }));
export const weightsOf = (steps: readonly FactorStep[]): Step[] =>
  steps.map(({ from, weight }) => ({ from, value: weight }));

/** What a step multiplies the base by: its value times its weight, at most the cape. Ten digits keep 1.1 × 1.1 at 1.21. */
export function factorOf({ value, weight }: Pick<FactorStep, 'value' | 'weight'>, cape: number): number {
  const product = value * weight;
  return Math.min(cape, Math.round(product * 1e10) / 1e10);
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Of rows that are still being typed, those that say all of a step. */
export const wholeSteps = (rows: readonly FormRow[]): FactorStep[] =>
  rows.flatMap(({ from, value, weight }) =>
    isNumber(from) && isNumber(value) && isNumber(weight) ? [{ from, value, weight }] : [],
  );

/** The same of periods with their percents. */
export const wholePeriods = (rows: readonly FormRow[]): StrategyChange['percents'] =>
  rows.flatMap(({ month_from, month_to, percent }) =>
    isNumber(month_from) && isNumber(month_to) && isNumber(percent) ? [{ month_from, month_to, percent }] : [],
  );

const textOf = (value: FormRow[string] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The same of texts, of which only the Russian one is asked for. */
export const wholeTexts = (rows: readonly FormRow[]): StrategyChange['advantage'] =>
  rows.map(({ text_ru, text_en, text_uz }) => ({
    text_ru: textOf(text_ru) ?? '',
    text_en: textOf(text_en),
    text_uz: textOf(text_uz),
  }));

/** What is wrong between steps, with the number of the row. */
export function stepsFault(rows: readonly FormRow[]): string | undefined {
  const froms = rows.map(({ from }) => Number(from));
  if (froms[0] !== 0) return 'steps_not_from_zero';
  const wrong = froms.findIndex((from, at) => at > 0 && from <= (froms[at - 1] ?? 0));
  return wrong < 0 ? undefined : `notRising:${wrong + 1}`;
}

/** The same between periods of a term of so many months. */
export function periodsFault(rows: readonly FormRow[], months: number): string | undefined {
  const ends = rows.map(({ month_from: from, month_to: to }) => ({ from: Number(from), to: Number(to) }));
  const wrong = ends.findIndex(({ from, to }, at) => from > to || from <= (ends[at - 1]?.to ?? 0));
  if (wrong >= 0) return `notRising:${wrong + 1}`;
  const late = ends.findIndex(({ to }) => to > months);
  return late < 0 ? undefined : `pastEnd:${late + 1}`;
}
