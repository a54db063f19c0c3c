import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Actor, Call, HandlerMap, Language, Reply } from '../../http/contract';
import { audit, changesBetween, historyOf, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, unlessTaken, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { cleaned, placedAt, unitFault, valuesFault } from './rules';
import * as store from './store';

const entity = 'attribute';

export const attributeHandlers = {
  listAttributes: async ({ query, db, language }) =>
    page('attributes', await store.attributes.list(db, query, language)),

  getAttribute: ({ params, db, language }) => cardOf(db, language, params.id),

  createAttribute: (call) =>
    call.db.transaction(async (sql) => {
      const { type, unit = null, values = [], name_ru, name_en = null, name_uz = null } = call.body;
      const terms = checked({ name_ru, name_en, name_uz, unit });
      refuseUnit(type, terms.unit);
      const made = cleaned(values);
      const fault = valuesFault(type, made);
      if (fault !== undefined) throw wrongFields({ values: fault.code });
      const at = timestamp(call.clock);
      const id = await store.insertAttribute(sql, { ...terms, type }, at);
      if (id === undefined) throw wrongFields({ name_ru: 'taken' });
      if (made.length > 0) await store.addValues(sql, id, made, at);
      await note(sql, call, 'create', id, [
        { field: 'name', new: terms.name_ru },
        { field: 'type', new: type },
        ...(terms.unit === null ? [] : [{ field: 'unit', new: terms.unit }]),
        ...made.map(({ value }) => ({ field: 'value', new: value })),
      ]);
      return cardOf(sql, call.language, id);
    }),

  updateAttribute: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const before = await locked(sql, call);
      const { value_order: order, ...sent } = call.body;
      const terms = checked({ ...termsOf(before), ...sent });
      refuseUnit(before.type, terms.unit);
      if (await store.isNameTaken(sql, id, terms.name_ru)) throw wrongFields({ name_ru: 'taken' });
      const changes: Change[] = changesBetween(termsOf(before), terms).map((change) =>
        change.field === 'unit' ? change : { ...change, field: 'name' },
      );
      const reordered = await ordered(sql, id, order);
      if (changes.length + reordered.length === 0) return cardOf(sql, call.language, id);
      await unlessTaken('name_ru', () => store.saveAttribute(sql, id, terms, timestamp(call.clock)));
      await note(sql, call, 'update', id, [...changes, ...reordered]);
      return cardOf(sql, call.language, id);
    }),

  deleteAttribute: (call) =>
    call.db.transaction(async (sql) => {
      const before = await locked(sql, call);
      if (!(await store.removeAttribute(sql, before.id))) throw inUse();
      await note(sql, call, 'delete', before.id, [{ field: 'name', old: before.name_ru }]);
      return undefined;
    }),

  addAttributeValue: (call) =>
    call.db.transaction(async (sql) => {
      const { attribute_id: id, sequence_number: position, ...sent } = call.body;
      const attribute = await store.attributes.lock(sql, id, call.language);
      if (attribute === undefined) throw wrongFields({ attribute_id: 'unknown_value' });
      const values = cleaned([sent]);
      const fault = valuesFault(attribute.type, values);
      if (fault !== undefined) throw wrongFields({ [fault.field]: fault.code });
      const at = timestamp(call.clock);
      if (!(await store.addValues(sql, id, values, at))) throw wrongFields({ value: 'taken' });
      const ids = (await store.listValues(sql, id)).map((one) => one.id);
      const added = ids.at(-1)!; // it was added behind all others
      if (position !== undefined) await store.orderValues(sql, id, placedAt(ids, added, position));
      await store.touch(sql, id, at);
      await note(
        sql,
        call,
        'add_value',
        id,
        values.map(({ value }) => ({ field: 'value', new: value })),
      );
      return cardOf(sql, call.language, id);
    }),

  removeAttributeValue: (call) =>
    call.db.transaction(async (sql) => {
      const id = await store.attributeOf(sql, call.params.id);
      if (id === undefined) throw notFound();
      await store.attributes.lock(sql, id, call.language);
      const values = await store.listValues(sql, id);
      // Somebody else may have taken it away while this one waited.
      const gone = values.find((one) => one.id === call.params.id);
      if (gone === undefined) throw notFound();
      if (!(await store.removeValue(sql, gone.id))) throw inUse();
      await store.orderValues(
        sql,
        id,
        values.flatMap((one) => (one.id === gone.id ? [] : [one.id])),
      );
      await store.touch(sql, id, timestamp(call.clock));
      await note(sql, call, 'remove_value', id, [{ field: 'value', old: gone.value }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

/** The attribute, held, as the person saw it. */
async function locked(
  sql: Sql,
  { params, headers, language }: Pick<Call<'updateAttribute'>, 'params' | 'headers' | 'language'>,
): Promise<store.AttributeRow> {
  const row = await store.attributes.lock(sql, params.id, language);
  if (row === undefined) throw notFound();
  await refuseStale(row.version, headers['If-Match'], () => cardOf(sql, language, params.id));
  return row;
}

const inUse = () => conflict('in_use', 'A model is described by it');

function refuseUnit(type: store.AttributeType, unit: string | null) {
  const fault = unitFault(type, unit);
  if (fault !== undefined) throw wrongFields({ unit: fault });
}

/** Puts the values into the order asked for, which names each of them once; gives what the journal says of it. */
async function ordered(sql: Sql, id: number, order: readonly number[] | undefined): Promise<Change[]> {
  if (order === undefined) return [];
  const values = await store.listValues(sql, id);
  const known = new Map(values.map((one) => [one.id, one.value]));
  if (order.length !== known.size || !order.every((one) => known.has(one)))
    throw wrongFields({ value_order: 'unknown_value' }, 'The values have changed meanwhile');
  if (values.every((one, at) => one.id === order[at])) return [];
  await store.orderValues(sql, id, order);
  const joined = (texts: readonly (string | undefined)[]) => texts.join(', ');
  return [
    {
      field: 'value_order',
      old: joined(values.map(({ value }) => value)),
      new: joined(order.map((one) => known.get(one))),
    },
  ];
}

const termsOf = ({ name_ru, name_en, name_uz, unit }: store.Terms): store.Terms => ({
  name_ru,
  name_en,
  name_uz,
  unit,
});

const blank = (text: string | null) => (text === null ? null : plainText(text) || null);

function checked(sent: store.Terms): store.Terms {
  const name = plainText(sent.name_ru);
  if (name === '') throw wrongFields({ name_ru: 'required' });
  return { name_ru: name, name_en: blank(sent.name_en), name_uz: blank(sent.name_uz), unit: blank(sent.unit) };
}

const note = (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

async function cardOf(sql: Sql, language: Language, id: number): Promise<Reply<'getAttribute'>> {
  const row = await store.attributes.find(sql, id, language);
  if (row === undefined) throw notFound();
  const used_values = await store.findUsedValues(sql, id);
  return { ...row, used_values, history: await historyOf(sql, entity, id) };
}
