/** A run is calculated and taken back here, whoever asks: staff, the demonstration or a test. */
import type { Sql } from '../../db/database';
import { timestamp, today, type Clock } from '../../shared/clock';
import { audit, type Change } from '../../shared/auditTrail';
import { tiyinOf } from '../../shared/money';
import { conflict, notFound } from '../../shared/problem';
import { sharesAt } from './partnerStore';
import type { HeldProfit } from './profitStore';
import { touchProfit } from './profitStore';
import { divide, dueMonth, sharesOf } from './rules';
import * as runs from './runStore';
import { findTerms, listStandings, taxPercents } from './store';

export const entity = 'dividend_run';

export interface Doer {
  /** Nobody where the platform does it. */
  user: { id: number } | undefined;
  clock: Clock;
}

/** Whether the last day of a month, YYYY-MM-01, has gone by. */
export const isOver = (month: string, clock: Clock): boolean => month.slice(0, 7) < today(clock).slice(0, 7);

const daysOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();

/** In ten thousandths of a percent, exactly. */
const wholePercent = 1_000_000n;

/**
 * Divides an announced profit that is held. A run that stands is taken back first, by entries of its own. Refuses with
 * profit_not_announced, partners_missing, and with transition_not_allowed once it is being paid.
 */
export async function calculate(sql: Sql, { user, clock }: Doer, profit: HeldProfit): Promise<void> {
  const { month, strategy_id: strategyId, announced } = profit;
  if (announced === null || profit.status === 'draft' || profit.status === 'calculated')
    throw conflict('profit_not_announced', 'The profit of the month is not announced');
  const [standing] = await runs.lockRuns(sql, month, strategyId);
  if (standing !== undefined && standing.status !== 'calculated')
    throw conflict('transition_not_allowed', 'The dividends of the month are being paid');
  const partners = await sharesAt(sql, month);
  if (partners.reduce((sum, { percent }) => sum + tiyinOf(percent), 0n) !== wholePercent)
    throw conflict('partners_missing', 'The shares of the partners of the month are not 100 percent');
  const terms = await findTerms(sql, strategyId);
  if (terms === undefined) throw notFound();
  const taxes = await taxPercents(sql);
  const standings = (await listStandings(sql, month, strategyId)).map((row) => ({
    ...row,
    balanceDays: BigInt(row.balance_days),
    lastBalance: BigInt(row.last_balance),
    taxPercent: row.residency === 'non_resident' ? taxes.nonresident : taxes.resident,
  }));
  const { iman, pool, shares } = divide(tiyinOf(announced), terms, daysOf(month), standings);
  const parts = sharesOf(
    tiyinOf(announced) - pool,
    partners.map(({ percent }) => tiyinOf(percent)),
  );
  const sumOf = (isPlatform: boolean) =>
    partners.reduce((sum, partner, at) => (partner.is_platform === isPlatform ? sum + parts[at]! : sum), 0n); // one for each

  const at = timestamp(clock);
  if (standing !== undefined) {
    await runs.takeBack(sql, standing.id, at);
    await tell(sql, { user, clock }, standing.id, 'replace', [{ field: 'status', old: 'calculated', new: 'replaced' }]);
  }
  const revision = (await runs.lastRevision(sql, month, strategyId)) + 1;
  const made = { month, strategyId, revision, announced: tiyinOf(announced), iman, pool, shares, at };
  const runId = await runs.insertRun(sql, {
    ...made,
    ...taxes,
    platform: sumOf(true),
    partners: sumOf(false),
    userId: user?.id ?? null,
  });
  await runs.insertShares(
    sql,
    { runId, month, strategyId },
    shares.map((share, place) => {
      const row = standings[place]!; // shares come in the order of the standings
      return {
        ...share,
        ...{ taxPercent: row.taxPercent, isKnown: row.residency !== null, reinvest: row.reinvest },
        dueMonth: dueMonth(month, row.payout_period, row.last_month, row.is_over),
      };
    }),
  );
  await runs.insertDistributions(
    sql,
    { runId, month, at },
    partners.map(({ id, percent, is_platform: isPlatform }, place) => ({
      ...{ id, percent, isPlatform },
      amount: parts[place]!, // one for each
    })),
  );
  await touchProfit(sql, profit.id, at);
  await tell(sql, { user, clock }, runId, 'calculate', [
    { field: 'status', new: 'calculated' },
    { field: 'announced', new: announced },
    { field: 'revision', new: revision },
  ]);
}

export const tell = (sql: Sql, { user, clock }: Doer, runId: number, action: string, changes: Change[]) =>
  audit(sql, { user, clock, action, entity, entityId: runId, changes });
