import type { Sql } from '../../db/database';
import type { Actor, HandlerMap } from '../../http/contract';
import { plainText } from '../../shared/plainText';
import { notFound, wrongFields } from '../../shared/problem';
import * as attributeStore from './attributeStore';
import { note } from './card';
import { faultOfAttribute, isFilled, keptOf, type AttributeGiven } from './rules';
import * as store from './store';

export const attributeHandlers = {
  setModelAttribute: (call) =>
    call.db.transaction(async (sql) => {
      const { model_id: modelId, ...attribute } = call.body;
      if (!(await store.holdModel(sql, modelId))) throw notFound();
      const id = await describe(sql, call, { modelId, attribute });
      return (await attributeStore.findModelAttribute(sql, id, call.language))!; // it was written just now
    }),

  removeModelAttribute: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const modelId = await store.holdModelOf(sql, 'attribute', id);
      const attribute = modelId === undefined ? undefined : await attributeStore.findModelAttribute(sql, id, 'ru');
      // Whoever waited for the model may find it gone.
      if (modelId === undefined || attribute === undefined) throw notFound();
      await attributeStore.removeAttribute(sql, id);
      await note(sql, call, 'update', modelId, [{ field: 'attribute', old: textOf(attribute) }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

interface Described {
  modelId: number;
  attribute: AttributeGiven & { attribute_id: number };
  /** The field of the body that is told when something is wrong; that of the attribute or its value, unless told. */
  field?: string;
}
export async function describe(
  sql: Sql,
  call: Actor,
  { modelId, attribute: given, field }: Described,
): Promise<number> {
  const attribute = await attributeStore.findAttribute(sql, given.attribute_id);
  if (attribute === undefined) throw wrongFields({ [field ?? 'attribute_id']: 'unknown_value' });
  const kept = keptOf({ ...given, ...(typeof given.text === 'string' && { text: plainText(given.text) }) });
  const fault = faultOfAttribute(attribute.type, kept);
  if (fault !== undefined) throw wrongFields({ [field ?? givenField(given)]: fault });
  const values = await attributeStore.holdValues(sql, attribute.id, kept.valueIds);
  if (values.length < kept.valueIds.length) throw wrongFields({ [field ?? 'value_ids']: 'unknown_value' });
  const attributes = await attributeStore.listAttributes(sql, modelId, 'ru');
  const before = attributes.find((one) => one.attribute_id === attribute.id);
  const id = await attributeStore.setAttribute(sql, {
    modelId,
    attributeId: attribute.id,
    kept,
    isFilled: isFilled(kept),
  });
  const now = textOf({ ...attribute, ...kept, values: values.map((value) => ({ value })) });
  const old = before && textOf(before);
  if (old !== now) await note(sql, call, 'update', modelId, [{ field: 'attribute', old, new: now }]);
  return id;
}

/** The field of the body in which the value was given. */
const givenField = (given: AttributeGiven) =>
  (['value_ids', 'text', 'number', 'flag'] as const).find((field) => {
    const value = given[field];
    return value !== undefined && value !== null;
  }) ?? 'attribute_id';

type Said = Pick<attributeStore.ModelAttribute, 'name' | 'unit' | 'text' | 'number' | 'flag'> & {
  values: readonly { value: string }[];
};
/** An attribute as the journal says it, which is written in Russian. */
function textOf({ name, unit, text = null, number = null, flag = null, values }: Said): string {
  const said = [
    ...values.map(({ value }) => value),
    ...(text === null ? [] : [text]),
    ...(number === null ? [] : [`${String(number).replace('.', ',')}${unit === null ? '' : ` ${unit}`}`]),
    ...(flag === null ? [] : [flag ? 'да' : 'нет']),
  ];
  return `${name}: ${said.join(', ') || '—'}`;
}
