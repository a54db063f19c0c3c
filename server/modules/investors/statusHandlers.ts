import type { Call, HandlerMap, OperationId } from '../../http/contract';
import type { Sql } from '../../db/database';
import { notFound } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { cardOf } from './serialize';
import { lockInvestors } from './changeStore';
import { moveInvestors, refusalOf, type Wish } from './service';
import { findInvestor } from './store';

export const investorStatusHandlers = {
  changeInvestorStatus: (call) =>
    call.db.transaction(async (sql) => {
      await moveOne(sql, call, { to: call.body.status, comment: call.body.comment });
      const { id, status, version, updated_at } = (await findInvestor(sql, call.params.id))!; // moveOne holds its lock
      return { id, status, version, updated_at };
    }),

  archiveInvestor: (call) =>
    call.db.transaction(async (sql) => {
      await moveOne(sql, call, { to: 'archive' });
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

type OneCall = Pick<Call<OperationId>, 'user' | 'clock' | 'files'> & {
  params: { id: number };
  headers: { 'If-Match': number };
};

async function moveOne(sql: Sql, call: OneCall, wish: Wish) {
  const { id } = call.params;
  const [investor] = await lockInvestors(sql, [id]);
  if (investor === undefined) throw notFound();
  await refuseStale(investor.version, call.headers['If-Match'], () => cardOf(sql, call.files, id));
  const { skipped } = await moveInvestors(sql, call, [id], wish);
  if (skipped[0] !== undefined) throw refusalOf(skipped[0].code);
}
