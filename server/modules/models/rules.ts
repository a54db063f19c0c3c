import type { Call, Reply } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';

export type AttributeType = Reply<'setModelAttribute'>['type'];
/** What an attribute of a model is said to be; each type of attribute has one of the fields. */
export type AttributeGiven = Pick<
  NonNullable<Call<'createModel'>['body']['attributes']>[number],
  'value_ids' | 'text' | 'number' | 'flag'
>;

/** The same as it is kept: nothing in any of the fields is an attribute that is still to be filled in. */
export interface AttributeKept {
  valueIds: readonly number[];
  text: string | null;
  number: number | null;
  flag: boolean | null;
}

const fieldOf: Record<AttributeType, keyof AttributeKept> = {
  select: 'valueIds',
  multi: 'valueIds',
  color: 'valueIds',
  text: 'text',
  number: 'number',
  bool: 'flag',
};

export const keptOf = ({ value_ids = [], text = null, number = null, flag = null }: AttributeGiven): AttributeKept => ({
  valueIds: value_ids,
  text: text === null || text.trim() === '' ? null : text.trim(),
  number,
  flag,
});

export const isFilled = ({ valueIds, text, number, flag }: AttributeKept): boolean =>
  valueIds.length > 0 || text !== null || number !== null || flag !== null;

/** What does not fit the type of the attribute. */
export function faultOfAttribute(type: AttributeType, kept: AttributeKept): RefusalCode | undefined {
  const { valueIds, ...others } = kept;
  const given = [
    ...(valueIds.length > 0 ? ['valueIds'] : []),
    ...Object.entries(others).flatMap(([field, value]) => (value === null ? [] : [field])),
  ];
  if (given.some((field) => field !== fieldOf[type])) return 'not_of_type';
  if (valueIds.length > 1 && type !== 'multi') return 'not_of_type';
  // What is kept has four digits behind the point, and is told as it was given.
  if (kept.number !== null && Number(kept.number.toFixed(4)) !== kept.number) return 'out_of_range';
  return undefined;
}

export const mostImages = 20;

/** Whether an order names what there is, each once. */
export const isOrderOf = (order: readonly number[], ids: readonly number[]): boolean =>
  order.length === ids.length && new Set(order).size === order.length && ids.every((id) => order.includes(id));
