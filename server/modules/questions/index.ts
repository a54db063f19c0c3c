import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Actor, HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { changedAt, cleanedTexts, textChanges, type TextKinds } from '../../shared/languageTexts';
import { notFound } from '../../shared/problem';
import { closedPlaces, movedPlaces } from '../../shared/treeMoves';
import { refuseStale } from '../../shared/versionCheck';
import { seedQuestions } from './seed';
import * as store from './store';

const entity = 'question';
const written: TextKinds = { question: 'plain', answer: 'rich' };

const questionHandlers = {
  listQuestions: async ({ query, db }) => page('questions', await store.questions.list(db, query)),

  getQuestion: ({ params, db }) => cardOf(db, params.id),

  createQuestion: (call) =>
    call.db.transaction(async (sql) => {
      await store.hold(sql);
      const at = timestamp(call.clock);
      const { order, is_active = false, ...sent } = call.body;
      const none = { question_en: null, question_uz: null, answer_en: null, answer_uz: null };
      const texts = cleanedTexts({ ...none, ...sent }, written);
      const places = await store.placesOf(sql);
      const position = places.length + 1;
      const id = await store.insert(sql, { ...texts, ...timesOf({ next: texts, at }), is_active }, position, at);
      const wanted = { id, parent: null, position: order };
      await store.put(sql, movedPlaces([...places, { id, parent: null, position }], wanted));
      await note(sql, call, 'create', id, [
        ...textChanges(written, {}, texts).filter(({ new: text }) => text !== null),
        { field: 'is_active', new: is_active },
      ]);
      return cardOf(sql, id);
    }),

  updateQuestion: (call) =>
    call.db.transaction(async (sql) => {
      const before = await held(sql, call);
      const { id } = before;
      const at = timestamp(call.clock);
      const { order, confirmed = [], ...sent } = call.body;
      const next = { ...before, ...cleanedTexts(sent, written) };
      const places = movedPlaces(await store.placesOf(sql), { id, parent: null, position: order });
      const position = places.find((one) => one.id === id)?.position ?? before.order;
      const changes: Record<string, Change[]> = {
        update: [
          ...textChanges(written, before, next),
          ...changesBetween({ is_active: before.is_active }, { is_active: next.is_active }),
        ],
        move: changesBetween({ order: before.order }, { order: position }),
        confirm: confirmed.flatMap((one) => (before.stale.includes(one) ? [{ field: 'language', new: one }] : [])),
      };
      if (Object.values(changes).every((some) => some.length === 0)) return cardOf(sql, id);
      await store.put(sql, places);
      await store.save(sql, id, { ...next, ...timesOf({ before, next, confirmed, at }) }, at);
      for (const [action, some] of Object.entries(changes))
        if (some.length > 0) await note(sql, call, action, id, some);
      return cardOf(sql, id);
    }),

  deleteQuestion: (call) =>
    call.db.transaction(async (sql) => {
      const { id, question_ru: question, order: position } = await held(sql, call);
      const places = await store.placesOf(sql);
      await store.remove(sql, id);
      await store.put(sql, closedPlaces(places, { id, parent: null, position }));
      await note(sql, call, 'delete', id, [{ field: 'question_ru', old: question }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

/** The question as it stands, held with all others; refuses who saw another version of it. */
async function held(sql: Sql, call: { params: { guid: string }; headers: { 'If-Match': number } }) {
  await store.hold(sql);
  const id = await store.numberOf(sql, call.params.guid);
  const row = id === undefined ? undefined : await store.wholeQuestions.find(sql, id);
  if (row === undefined) throw notFound();
  await refuseStale(row.version, call.headers['If-Match'], () => cardOf(sql, row.id));
  return row;
}

const timesOf = (known: Parameters<typeof changedAt>[1]) => ({
  question_changed_at: changedAt('question', known),
  answer_changed_at: changedAt('answer', known),
});

const note = (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

const cardOf = async (sql: Sql, id: number) => withHistory(sql, entity, await store.wholeQuestions.find(sql, id));

/** Questions with their answers on the first page of the app. */
export const questionsModule: Module = { handlers: questionHandlers, seed: seedQuestions };
