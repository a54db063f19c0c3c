/** Changes of status: one way for one investor, for many, and for what follows by itself. */
import { auditAll, investorEntity } from '../../shared/auditTrail';
import { holds } from '../../auth/currentUser';
import { partBatch } from '../../shared/batch';
import { timestamp } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { conflict, forbidden, notFound, wrongFields, type Refusal } from '../../shared/problem';
import { addHistory, listTies, lockInvestors, setStatus, type Locked, type Moved, type Ties } from './changeStore';
import { dueMove, moveAfterExit, refusalOfMove, type InvestorStatus, type MoveRefusal } from './rules';

export interface RequestedStatus {
  to: InvestorStatus;
  comment?: string;
}

const codes: Record<MoveRefusal, RefusalCode> = {
  move_not_allowed: 'transition_not_allowed',
  move_of_system: 'transition_not_allowed',
  forbidden: 'forbidden',
  reason_required: 'reason_required',
  investments_exist: 'investments_exist',
  installments_exist: 'installments_exist',
};

/** Why a status cannot be changed, as the answer to a call for one investor. */
export function refusalOf(code: RefusalCode): Refusal {
  if (code === 'not_found') return notFound();
  if (code === 'forbidden') return forbidden('The role does not make this change of status');
  if (code === 'reason_required') return wrongFields({ comment: code }, 'This change of status needs a reason');
  if (code === 'transition_not_allowed') return conflict(code, 'The status does not allow this');
  return conflict(code, 'The investor still has something alive');
}

/** Moves those for whom the move is legal and tells of each other one why it was left as it was. */
export async function moveInvestors(sql: Sql, actor: Actor, ids: readonly number[], requested: RequestedStatus) {
  const locked = await lockInvestors(sql, ids);
  const ties = new Map((await listTies(sql, ids)).map((row) => [row.investor_id, row]));
  const { taken, skipped } = partBatch(ids, locked, (row) => codeOf(row, ties.get(row.id), actor, requested));
  const moved: Moved[] = taken.map(({ id, status }) => ({ id, from: status, to: requested.to }));
  await make(sql, actor, moved, {
    comment: requested.comment?.trim() ? requested.comment : null,
    userId: actor.user.id,
  });
  await followMoney(sql, actor, moved, ties);
  return { moved, skipped };
}

function codeOf(investor: Locked, ties: Ties | undefined, { user }: Actor, { to, comment }: RequestedStatus) {
  if (ties === undefined) return 'not_found';
  const refused = refusalOfMove({
    from: investor.status,
    to,
    by: (permission) => holds(user, permission),
    comment,
    liveInvestments: ties.open_investments,
    liveInstalments: ties.live_installments,
  });
  return refused && codes[refused];
}

/** The system brings those whose money asks for another status into it. */
async function followMoney(sql: Sql, actor: Actor, moved: readonly Moved[], ties: ReadonlyMap<number, Ties>) {
  const due = moved.flatMap(({ id, to: from }) => {
    const to = dueMove(from, ties.get(id)?.live_investments ?? 0);
    return to === undefined ? [] : [{ id, from, to }];
  });
  await make(sql, actor, due, { comment: null, userId: null });
}

/** The status that follows a paid exit. The caller holds the investor, and has written what left the investment. */
export async function moveLeaver(sql: Sql, actor: Actor, { id, status, balance }: Locked): Promise<void> {
  const [ties] = await listTies(sql, [id]);
  const to = moveAfterExit({
    ...{ status, balance },
    openInvestments: ties?.open_investments ?? 0,
    liveInvestments: ties?.live_investments ?? 0,
    liveInstalments: ties?.live_installments ?? 0,
  });
  if (to !== undefined) await make(sql, actor, [{ id, from: status, to }], { comment: null, userId: null });
}

async function make(
  sql: Sql,
  { user, clock }: Actor,
  moves: readonly Moved[],
  by: { comment: string | null; userId: number | null },
) {
  const at = timestamp(clock);
  for (const to of new Set(moves.map((move) => move.to))) {
    const ids = moves.filter((move) => move.to === to).map(({ id }) => id);
    await setStatus(sql, ids, to, at);
  }
  if (moves.length === 0) return;
  await addHistory(sql, moves, { ...by, at });
  const changes = moves.map(({ id, from, to }) => ({ entityId: id, field: 'status', old: from, new: to }));
  await auditAll(sql, { user, clock, action: 'change_status', entity: investorEntity, changes });
}
