import { everything } from '../../auth/permissions';
import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { audit, changesBetween, withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { notFound, unlessTaken, wrongFields } from '../../shared/problem';
import { keptText, staleOf, writtenAfter } from '../../shared/translations';
import { refuseStale } from '../../shared/versionCheck';
import { seedSystemErrors } from './seed';
import * as store from './store';

const entity = 'system_error';
const categories = [
  ...['general', 'files', 'access', 'investments', 'installments', 'orders', 'merchants', 'catalog', 'content'],
];

const handlers = {
  listSystemErrors: async ({ query, db }) =>
    page('system_errors', mapped(await store.systemErrors.list(db, query), answerOf)),

  listSystemErrorCategories: async ({ db }) => ({ categories: await store.countByCategory(db, categories) }),

  getSystemError: ({ params, db }) => cardOf(db, params.id),

  createSystemError: (call) =>
    call.db.transaction(async (sql) => {
      const at = timestamp(call.clock);
      const sent = { http_status: null, message_en: null, message_uz: null, is_active: true, ...call.body };
      const terms = termsOf(sent, undefined, at);
      const id = await unlessTaken('code', () => store.insert(sql, terms, at));
      await audit(sql, {
        ...call,
        action: 'create',
        entity,
        entityId: id,
        changes: [
          { field: 'code', new: terms.code },
          { field: 'message_ru', new: terms.message_ru },
        ],
      });
      return cardOf(sql, id);
    }),

  updateSystemError: (call) =>
    call.db.transaction(async (sql) => {
      const before = await store.systemErrors.lock(sql, call.params.id);
      if (before === undefined) throw notFound();
      await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, before.id));
      const at = timestamp(call.clock);
      const kept = plainOf(before);
      const terms = termsOf({ ...kept, ...call.body }, before, at);
      const changes = changesBetween(kept, plainOf(terms));
      if (changes.length === 0) return cardOf(sql, before.id);
      await store.save(sql, before.id, terms, at);
      await audit(sql, { ...call, action: 'update', entity, entityId: before.id, changes });
      return cardOf(sql, before.id);
    }),
} satisfies Partial<HandlerMap>;

type Plain = Omit<store.Terms, 'message_ru_at' | 'message_en_at' | 'message_uz_at'>;

const plainOf = (row: Plain): Plain => ({
  ...{ code: row.code, category: row.category, http_status: row.http_status, is_active: row.is_active },
  ...{ message_ru: row.message_ru, message_en: row.message_en, message_uz: row.message_uz },
});

/** Texts without what cannot be seen, with the moments at which they were written. */
function termsOf(sent: Plain, before: store.ErrorRow | undefined, now: string): store.Terms {
  const texts = { ru: keptText(sent.message_ru), en: keptText(sent.message_en), uz: keptText(sent.message_uz) };
  if (texts.ru === null) throw wrongFields({ message_ru: 'required' });
  const at = writtenAfter(
    before && {
      texts: { ru: before.message_ru, en: before.message_en, uz: before.message_uz },
      at: { ru: before.message_ru_at, en: before.message_en_at, uz: before.message_uz_at },
    },
    texts,
    now,
  );
  return {
    ...sent,
    ...{ message_ru: texts.ru, message_en: texts.en, message_uz: texts.uz },
    ...{ message_ru_at: at.ru ?? now, message_en_at: at.en, message_uz_at: at.uz },
  };
}

const answerOf = ({ message_ru_at: ru, message_en_at: en, message_uz_at: uz, ...row }: store.ErrorRow) => ({
  ...row,
  stale: staleOf({ ru, en, uz }),
});

const cardOf = async (sql: Sql, id: number) =>
  withHistory(sql, entity, await store.systemErrors.find(sql, id), answerOf);

/** What customers read when the platform refuses something. */
export const systemErrorsModule: Module = {
  handlers,
  seed: seedSystemErrors,
  permissions: {
    system_errors: {
      names: ['Системные ошибки', 'System errors', 'Tizim xatolari'],
      roles: { administrator: everything, director: 'qg' },
    },
  },
};
