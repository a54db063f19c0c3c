import type { RefusalCode } from '../../shared/codes';
import { plainText } from '../../shared/plainText';
import type { AttributeType } from './store';

/** Of these a model chooses among values. */
const isChosen = (type: AttributeType) => type === 'select' || type === 'multi' || type === 'color';

export interface NewValue {
  value: string;
  color: string | null;
}
interface Sent {
  value: string;
  color?: string;
}

/** Why an attribute of this type cannot have the unit. */
export const unitFault = (type: AttributeType, unit: string | null): RefusalCode | undefined =>
  unit !== null && type !== 'number' ? 'not_of_attribute_type' : undefined;

/** The values as they are kept. */
export const cleaned = (values: readonly Sent[]): NewValue[] =>
  values.map(({ value, color }) => ({ value: plainText(value), color: color ?? null }));

/** What is wrong with values of an attribute of this type, by the field that it is wrong with. */
export function valuesFault(
  type: AttributeType,
  values: readonly NewValue[],
): { field: 'value' | 'color'; code: RefusalCode } | undefined {
  if (values.length > 0 && !isChosen(type)) return { field: 'value', code: 'not_of_attribute_type' };
  if (values.some(({ value }) => value === '')) return { field: 'value', code: 'required' };
  const texts = values.map(({ value }) => value.toLowerCase());
  if (new Set(texts).size < texts.length) return { field: 'value', code: 'taken' };
  if (type === 'color' && values.some(({ color }) => color === null)) return { field: 'color', code: 'required' };
  if (type !== 'color' && values.some(({ color }) => color !== null))
    return { field: 'color', code: 'not_of_attribute_type' };
  return undefined;
}

/** The numbers with one of them at a place, from one; past the last is the last. */
export function placedAt(ids: readonly number[], id: number, position: number | undefined): number[] {
  const others = ids.filter((one) => one !== id);
  others.splice(Math.min(position ?? ids.length, ids.length) - 1, 0, id);
  return others;
}
