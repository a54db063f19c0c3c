/**
 * Pays what was let be paid. All there is to know stands in the database: a batch is one transaction that takes a run,
 * pays its next rows and keeps that they are paid. So a server that is killed loses a batch that was not kept and nothing else,
 * and several processes share the work: a run is held by one of them at a time.
 */
import type { Database, Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import { tiyinOf } from '../../shared/money';
import { lockInvestors, mayHoldMoney } from '../investors/index';
import { isReinvested } from './rules';
import * as runs from './runStore';
import { tell } from './service';

/** A few tens of milliseconds of the ledger, which other writers of money wait for. */
const batchSize = 200;

/** One batch of a run that is being paid; false when there is none that nobody pays at this moment. */
export const payBatch = (db: Database, clock: Clock): Promise<boolean> =>
  db.transaction(async (sql) => {
    const run = await runs.takePaying(sql);
    if (run === undefined) return false;
    const at = timestamp(clock);
    const rows = await runs.listPayable(sql, run, batchSize);
    if (rows.length > 0) {
      await payRows(sql, run, rows, at);
      return true;
    }
    await runs.finishPaying(sql, run, at);
    await tell(sql, { user: { id: run.paid_by }, clock }, run.id, 'finish', [
      { field: 'status', old: 'paying', new: 'paid' },
    ]);
    return true;
  });

async function payRows(sql: Sql, run: runs.HeldRun, listed: readonly runs.PayableRow[], at: string): Promise<void> {
  const investors = new Map((await lockInvestors(sql, idsOf(listed, 'investor_id'))).map((one) => [one.id, one]));
  const investments = new Map(
    (await runs.lockInvestments(sql, idsOf(listed, 'investment_id'))).map((one) => [one.id, one]),
  );
  const least = tiyinOf(await runs.leastReinvested(sql, run.strategy_id));
  const isBlocked = ({ investor_id }: runs.PayableRow) => !mayHoldMoney(investors.get(investor_id)!.status); // held above
  await runs.failRows(sql, idsOf(listed.filter(isBlocked), 'id'));
  const open = listed.filter((row) => !isBlocked(row));
  const staying = open.filter((row) => {
    const isActive = investments.get(row.investment_id)!.status === 'active'; // held above
    return isReinvested({ wanted: row.reinvest, isActive, net: tiyinOf(row.net), least });
  });
  const stayingIds = new Set(idsOf(staying, 'id'));
  const paid = await runs.setPaid(sql, idsOf(open, 'id'), [...stayingIds], at);
  const rows = open.filter(({ id }) => paid.has(id));

  const after = new Map<string, bigint>();
  const toBalances: runs.Turn[] = [];
  const toInvestments: runs.Turn[] = [];
  const sums = rows.map((row) => {
    const net = tiyinOf(row.net);
    const stays = stayingIds.has(row.id);
    const [key, before] = stays
      ? [`investment ${row.investment_id}`, investments.get(row.investment_id)!.balance] // held above
      : [`investor ${row.investor_id}`, investors.get(row.investor_id)!.balance]; // held above
    const now = (after.get(key) ?? tiyinOf(before)) + net;
    after.set(key, now);
    const turn = { owner: row.investor_id, investment: row.investment_id, amount: net, after: now };
    if (net > 0n) (stays ? toInvestments : toBalances).push(turn);
    return { investor: row.investor_id, investment: row.investment_id, net, stays: stays ? net : 0n };
  });
  await runs.payToInvestments(sql, toInvestments, at);
  await runs.addSums(sql, sums, at);
  // The balances last: the ledger is held from the first posting on.
  await runs.payToBalances(sql, toBalances, at);
}

const idsOf = <Field extends string>(rows: readonly Record<Field, number>[], field: Field): number[] => [
  ...new Set(rows.map((row) => row[field])),
];
