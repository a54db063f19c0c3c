import type { HandlerMap, Language, Reply } from '../../http/contract';
import { mapped, page } from '../../db/list';
import type { Sql } from '../../db/database';
import { audit, changesBetween, withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { faultOfValue, isInUse, systemConstantOf } from './rules';
import * as store from './store';

const entity = 'constant';

/** A constant as the wire tells it. */
const answerOf = (row: store.ConstantRow, language: Language): Reply<'updateConstant'> => ({
  ...row,
  read_by: systemConstantOf(row.key)?.readBy[language] ?? null,
});

export const constantHandlers = {
  async listConstants({ query, db, language }) {
    return page(
      'constants',
      mapped(await store.constants.list(db, query), (row) => answerOf(row, language)),
    );
  },

  getConstant: async ({ params, db, language }) =>
    withHistory(db, entity, await store.constants.find(db, params.id), (row) => answerOf(row, language)),

  createConstant: ({ body, db, user, clock, language }) =>
    db.transaction(async (sql) => {
      const { key, type, value, description = '' } = body;
      const fault = faultOfValue(key, type, value);
      if (fault !== undefined) throw wrongFields({ value: fault });
      const made = { key, type, value, description: description.trim() };
      const id = await store.insertConstant(sql, { ...made, at: timestamp(clock) });
      if (id === undefined) throw wrongFields({ key: 'constant_key_taken' });
      const changes = Object.entries(made).map(([field, now]) => ({ field, new: now }));
      await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes });
      return answerOf(await found(sql, id), language);
    }),

  updateConstant: ({ params, headers, body, db, user, clock, language }) =>
    db.transaction(async (sql) => {
      const before = await locked(sql, params.id, headers['If-Match'], language);
      if (isInUse(before, body)) throw inUse(before, language);
      const next = { ...before, ...body, description: (body.description ?? before.description).trim() };
      const fault = faultOfValue(before.key, next.type, next.value);
      if (fault !== undefined) throw wrongFields({ value: fault });
      const { type, value, description, is_active } = next;
      const changes = changesBetween(before, { type, value, description, is_active });
      if (changes.length > 0) {
        await store.setConstant(sql, { ...next, userId: user.id, at: timestamp(clock) });
        await audit(sql, { user, clock, action: 'update', entity, entityId: before.id, changes });
      }
      return answerOf(await found(sql, before.id), language);
    }),

  deleteConstant: ({ params, headers, db, user, clock, language }) =>
    db.transaction(async (sql) => {
      const before = await locked(sql, params.id, headers['If-Match'], language);
      if (systemConstantOf(before.key) !== undefined) throw inUse(before, language);
      await store.deleteConstant(sql, before.id);
      const changes = [
        { field: 'key', old: before.key },
        { field: 'value', old: before.value },
      ];
      await audit(sql, { user, clock, action: 'delete', entity, entityId: before.id, changes });
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

async function found(sql: Sql, id: number): Promise<store.ConstantRow> {
  const row = await store.constants.find(sql, id);
  if (row === undefined) throw notFound();
  return row;
}

/** The constant, held, as the person saw it. */
async function locked(sql: Sql, id: number, ifMatch: number, language: Language): Promise<store.ConstantRow> {
  const row = await store.constants.lock(sql, id);
  if (row === undefined) throw notFound();
  await refuseStale(row.version, ifMatch, async () => answerOf(row, language));
  return row;
}

const inUse = (row: store.ConstantRow, language: Language) =>
  conflict('constant_in_use', 'The service reads this constant', { ...answerOf(row, language) });
