import type { Call, HandlerMap, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { page, pageWithTotals } from '../../db/list';
import { historyPage } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { tiyinOf } from '../../shared/money';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { bondAnswer } from './serialize';
import { bondInvestments } from './holdingStore';
import { refusalOfMove, refusalOfRemoval, type BondStatus } from './rules';
import { listSchedule } from './scheduleStore';
import { tiesTo } from './schedule';
import { auditBond, entity, matureOrTouch } from './service';
import { bondList, lockBond, touchBond, type LockedBond } from './store';

type Changing =
  'removeBond' | 'changeBondStatus' | 'restoreBond' | 'editRepaymentSchedule' | 'payBondRow' | 'updateBond';

export const bondHandlers = {
  async listBonds({ query, db, clock }) {
    return pageWithTotals('bonds', await bondList.list(db, query, today(clock)));
  },

  getBond: (call) => bondAnswer(call.db, call, call.params.id),

  async listBondInvestments({ params, query, db }) {
    await refuseUnknown(db, params.id);
    return pageWithTotals('investments', await bondInvestments.list(db, { ...query, bondId: params.id }));
  },

  async listBondLogs({ params, query, db }) {
    await refuseUnknown(db, params.id);
    return page('logs', await historyPage(db, { entity, id: params.id, ...query }));
  },

  changeBondStatus: (call) =>
    call.db.transaction(async (sql) => {
      const { status: to, comment } = call.body;
      const bond = await lockFresh(sql, call);
      // Stopping a sale is a right of its own.
      call.requires(to === 'suspended' ? 'bonds.disable' : 'bonds.enable');
      const rows = (await listSchedule(sql, bond.id)).map((row) => ({ principal: tiyinOf(row.principal) }));
      const refused = refusalOfMove(bond.status, { to, comment, ties: tiesTo(tiyinOf(bond.total_amount), rows) });
      if (refused === 'reason_required') throw wrongFields({ comment: refused }, 'Stopping a bond needs a reason');
      if (refused !== undefined) throw conflict(refused, 'The status or the schedule of the bond does not allow this');
      const said = comment?.trim() ? [{ field: 'comment', new: comment.trim() }] : [];
      const change = { field: 'status', old: bond.status, new: to };
      await auditBond(sql, call, bond.id, 'change_status', [change, ...said]);
      return matureOrTouch(sql, call, bond, timestamp(call.clock), to);
    }),

  removeBond: (call) =>
    call.db.transaction(async (sql) => {
      const bond = await lockFresh(sql, call);
      const refused = refusalOfRemoval(bond.status, bond.sold_quantity);
      if (refused !== undefined) throw conflict(refused, 'Only a bond of which nothing was sold is removed');
      return move(sql, call, bond, 'remove', 'removed');
    }),

  restoreBond: (call) =>
    call.db.transaction(async (sql) => {
      const bond = await lockFresh(sql, call);
      if (bond.status !== 'removed') throw conflict('transition_not_allowed', 'Only a removed bond is restored');
      return move(sql, call, bond, 'restore', 'draft');
    }),
} satisfies Partial<HandlerMap>;

async function refuseUnknown(sql: Sql, id: number) {
  if ((await bondList.find(sql, id, '2000-01-01')) === undefined) throw notFound();
}

type Asking = Pick<Call<Changing>, 'headers' | 'clock' | 'files' | 'language'>;

/** The bond, held, as the caller saw it; whoever saw another version is shown what he changes as it stands. */
export async function lockFresh(
  sql: Sql,
  call: Asking & Pick<Call<Changing>, 'params'>,
  current: () => Promise<object> = () => bondAnswer(sql, call, call.params.id),
) {
  const bond = await lockBond(sql, call.params.id);
  if (bond === undefined) throw notFound();
  await refuseStale(bond.version, call.headers['If-Match'], current);
  return bond;
}

/** Whoever saw another version is shown the whole bond: the form takes from it all that nobody changed in it. */
export const refuseStaleBond = (sql: Sql, call: Asking, bond: LockedBond) =>
  refuseStale(bond.version, call.headers['If-Match'], () => bondAnswer(sql, call, bond.id));

async function move(
  sql: Sql,
  call: Call<'removeBond' | 'restoreBond'>,
  bond: LockedBond,
  action: 'remove' | 'restore',
  to: BondStatus,
): Promise<Reply<'removeBond'>> {
  await auditBond(sql, call, bond.id, action, [{ field: 'status', old: bond.status, new: to }]);
  return touchBond(sql, bond.id, timestamp(call.clock), to);
}
