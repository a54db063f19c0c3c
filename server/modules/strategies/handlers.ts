import { imageKinds, identityOf, typeOf } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Sql } from '../../db/database';
import { pageWithTotals } from '../../db/list';
import type { Actor, Call, HandlerMap, OperationId, Reply } from '../../http/contract';
import { audit, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { attachable, removeUnnamed, takeUpload } from '../uploads/index';
import { findCategoryName, holdCategory } from './categoryStore';
import { faultsOf, journalOf, mayMove, trimmed, unsaid, type StrategyStatus, type Terms } from './rules';
import * as store from './store';

const entity = 'strategy';
type Known = Pick<Call<OperationId>, 'clock' | 'files' | 'language'>;

export const strategyHandlers = {
  async listStrategies({ query, db, clock, files, language }) {
    const given = givenOf({ clock, language });
    const found = await store.strategies.list(db, query, given);
    const ids = found.rows.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await store.readRows(db, ids, given);
    return pageWithTotals('strategies', { ...found, rows: rows.map((row) => rowAnswer(row, files)) });
  },

  getStrategy: (call) => cardOf(call.db, call, call.params.id),

  createStrategy: (call) =>
    call.db.transaction(async (sql) => {
      const { image_id: imageId, ...sent } = call.body;
      const terms = await checked(sql, { ...unsaid, ...sent });
      const image = imageId === undefined ? undefined : await pictureOf(sql, call.user.id, imageId);
      const kept = { ...terms, image_key: image?.key ?? null, status: 'soon' as const };
      const id = await store.insertStrategy(sql, kept, timestamp(call.clock));
      const made = { ...(await journalled(sql, terms)), image: image?.name ?? null, status: kept.status };
      const changes = journalOf({}, made);
      await note(sql, call, 'create', id, changes);
      return cardOf(sql, call, id);
    }),

  async updateStrategy(call) {
    const gone: string[] = [];
    const answer = await call.db.transaction(async (sql) => {
      gone.length = 0;
      const { id } = call.params;
      const before = await locked(sql, call, id);
      const { status: to = before.status, comment, image_id: imageId, ...sent } = call.body;
      refuseMove(call, before, to);
      if (imageId !== undefined || Object.keys(sent).length > 0) call.requires('strategies.update');
      const old = termsOf(before);
      const terms = await checked(sql, { ...old, ...sent });
      const image = await imageAfter(sql, call.user.id, before, imageId);
      const changes = [
        ...journalOf(await journalled(sql, old), await journalled(sql, terms)),
        ...journalOf({ image: before.image_name }, { image: image.name }),
      ];
      const moved = to === before.status ? [] : [{ field: 'status', old: before.status, new: to }];
      if (changes.length + moved.length === 0) return cardOf(sql, call, id);
      await store.saveStrategy(sql, id, { ...terms, image_key: image.key, status: to }, timestamp(call.clock));
      if (image.key !== before.image_key && before.image_key !== null)
        gone.push(...(await removeUnnamed(sql, [before.image_key])));
      if (changes.length > 0) await note(sql, call, 'update', id, changes);
      const reason = comment?.trim() ?? '';
      if (moved.length > 0)
        await note(sql, call, 'change_status', id, [
          ...moved,
          ...(reason === '' ? [] : [{ field: 'comment', new: reason }]),
        ]);
      return cardOf(sql, call, id);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return answer;
  },

  async deleteStrategy(call) {
    const gone = await call.db.transaction(async (sql) => {
      const { id } = call.params;
      const before = await locked(sql, call, id, true);
      if (!(await store.removeStrategy(sql, id))) throw conflict('strategy_in_use', 'The strategy was used');
      await note(sql, call, 'delete', id, [{ field: 'title', old: before.title_ru }]);
      return before.image_key === null ? [] : removeUnnamed(sql, [before.image_key]);
    });
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },

  // What a picture is for only decides who may send it: a strategy is all there is yet.
  async uploadPicture(call) {
    const { key, name, kind, size } = await takeUpload(call, imageKinds);
    return { id: identityOf(key), name, kind: typeOf(kind), size };
  },

  async listStrategyChoices({ query, db, language }) {
    const strategies = await store.listChoices(db, query.status ?? ['active', 'soon'], language);
    return { strategies, count: strategies.length };
  },
} satisfies Partial<HandlerMap>;

const givenOf = ({ clock, language }: Pick<Known, 'clock' | 'language'>): store.Given => ({
  language,
  month: `${today(clock).slice(0, 7)}-01`,
});

/** The strategy as it stands, held until the end of the transaction; refuses who saw another version of it. */
async function locked(
  sql: Sql,
  call: Known & { headers: { 'If-Match': number } },
  id: number,
  removes = false,
): Promise<store.Card> {
  if (!(await store.lockStrategy(sql, id, removes))) throw notFound();
  const card = (await store.findStrategy(sql, id, givenOf(call)))!; // it is locked
  await refuseStale(card.version, call.headers['If-Match'], () => cardOf(sql, call, id));
  return card;
}

/** Refuses a status that is not next, that the person may not set, or that money at work or a missing reason forbids. */
function refuseMove(call: Call<'updateStrategy'>, before: store.Card, to: StrategyStatus) {
  if (to === before.status) return;
  call.requires(to === 'active' || to === 'soon' ? 'strategies.enable' : 'strategies.disable');
  if (!mayMove(before.status, to)) throw conflict('transition_not_allowed', 'The status does not allow this');
  if (to === 'archive' && before.holds_money)
    throw conflict('investments_exist', 'There is money at work in the strategy, or it owes dividends');
  const isTakenAway = to === 'inactive' || to === 'archive';
  if (isTakenAway && (call.body.comment ?? '').trim() === '') throw wrongFields({ comment: 'reason_required' });
}

async function checked(sql: Sql, sent: Terms): Promise<Terms> {
  const terms = trimmed(sent);
  const faults = faultsOf(terms);
  // One of before may stand in none.
  const category = terms.category_id as number | null;
  if (category !== null && !(await holdCategory(sql, category))) faults.category_id = 'unknown_value';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  return terms;
}

const pictureOf = (sql: Sql, userId: number, id: string) =>
  attachable(sql, { id, userId, field: 'image_id', kinds: imageKinds });

async function imageAfter(sql: Sql, userId: number, before: store.Card, imageId: string | null | undefined) {
  const { image_key: key, image_name: name } = before;
  if (imageId === undefined || (imageId !== null && identityOf(key ?? '') === imageId.toLowerCase()))
    return { key, name };
  if (imageId === null) return { key: null, name: null };
  return pictureOf(sql, userId, imageId);
}

/** Of a card what can be written. */
function termsOf(card: store.Card): Terms {
  const { title_ru, title_en, title_uz, goal_ru, goal_en, goal_uz, disclaimer_ru, disclaimer_en, disclaimer_uz } = card;
  const { advantage, language, category_id, month_count, risk_type, is_corporate, expected_profit, percents } = card;
  const { min_investment_amount, max_investment_amount, min_reinvestment_amount, repayment_percent } = card;
  const { min_bond_percent_limit, max_bond_percent_limit, max_investment_percent_limit } = card;
  const { initial_percent_iman, min_percent_iman, value_by_amount_million, weight_by_amount_million } = card;
  const { value_by_month, weight_by_month, cape_by_amount, cape_by_month } = card;
  return {
    ...{ title_ru, title_en, title_uz, goal_ru, goal_en, goal_uz, disclaimer_ru, disclaimer_en, disclaimer_uz },
    ...{ advantage, language, category_id, month_count, risk_type, is_corporate, expected_profit, percents },
    ...{ min_investment_amount, max_investment_amount, min_reinvestment_amount, repayment_percent },
    ...{ min_bond_percent_limit, max_bond_percent_limit, max_investment_percent_limit },
    ...{ initial_percent_iman, min_percent_iman, value_by_amount_million, weight_by_amount_million },
    ...{ value_by_month, weight_by_month, cape_by_amount, cape_by_month },
  };
}

/** The category goes by its name there. */
const journalled = async (sql: Sql, { category_id: id, ...terms }: Terms) => ({
  ...terms,
  category: await findCategoryName(sql, id),
});

const note = (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

const imageUrl = (key: string | null, files: FileStore) => (key === null ? null : files.signedUrl(key));

function rowAnswer(
  { image_key: key, ...row }: store.Row,
  files: FileStore,
): Reply<'listStrategies'>['strategies'][number] {
  return { ...row, image_url: imageUrl(key, files) };
}

const cardOf = async (sql: Sql, known: Known, id: number) =>
  withHistory(sql, entity, await store.findStrategy(sql, id, givenOf(known)), (card) => {
    const { image_name: name, category_id: _, ...rest } = card;
    const { image_key: key } = card;
    const image = key === null || name === null ? null : { id: identityOf(key), name, url: known.files.signedUrl(key) };
    return { ...rowAnswer(rest, known.files), image } as Omit<Reply<'getStrategy'>, 'history'>;
  });
