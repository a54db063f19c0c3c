/** A run is calculated and taken back here, whoever asks: staff, the demonstration or a test. */
import type { Sql } from '../../db/database';
import { timestamp, today, type Clock } from '../../shared/clock';
import { audit, type Change } from '../../shared/auditTrail';
import { lastDayOfMonth } from '../../shared/period';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, notFound } from '../../shared/problem';
import type { Reply } from '../../http/contract';
import { percentText } from './names';
import { sharesAt } from './partnerStore';
import type { HeldProfit } from './profitStore';
import { touchProfit } from './profitStore';
import { divide, dueMonth, sharesOf } from './rules';
import * as runs from './calculationStore';
import { lastRevision, lockRuns } from './runStore';
import { findTerms, holdTaxPercents, listStandings, taxPercents } from './store';

export const entity = 'dividend_run';

export interface Doer {
  /** Nobody where the platform does it. */
  user: { id: number } | undefined;
  clock: Clock;
}

type AnnouncedProfit = Pick<HeldProfit, 'month' | 'strategy_id'> & { announced: string };

/** Refuses what is not announced. */
export function announcedOf({ month, strategy_id, announced, status }: HeldProfit): AnnouncedProfit {
  if (announced === null || status === 'draft' || status === 'calculated')
    throw conflict('profit_not_announced', 'The profit of the month is not announced');
  return { month, strategy_id, announced };
}

/** Whether the last day of a month, YYYY-MM-01, has gone by. */
export const isOver = (month: string, clock: Clock): boolean => month.slice(0, 7) < today(clock).slice(0, 7);

const daysOf = (month: string): number => Number(lastDayOfMonth(month).slice(8));

/** In ten thousandths of a percent, exactly. */
const wholePercent = 1_000_000n;

/**
 * Begins to divide an announced profit that is held; the rest is done in steps. A run that stands is replaced. Refuses with
 * profit_not_announced, partners_missing, with transition_not_allowed while it is being calculated and once it is being paid, and
 * with month_closed or month_closing.
 */
export async function beginCalculation(sql: Sql, doer: Doer, profit: HeldProfit): Promise<void> {
  const { month, strategy_id: strategyId, announced } = announcedOf(profit);
  const [standing] = await lockRuns(sql, month, strategyId);
  if (standing !== undefined && standing.status !== 'calculated')
    throw conflict('transition_not_allowed', 'The dividends of the month are being calculated or paid');
  if (!areWhole(await sharesAt(sql, month)))
    throw conflict('partners_missing', 'The shares of the partners of the month are not 100 percent');
  const taxes = await holdTaxPercents(sql);
  const at = timestamp(doer.clock);
  if (standing !== undefined) await replace(sql, doer, standing.id);
  const revision = (await lastRevision(sql, month, strategyId)) + 1;
  const userId = doer.user?.id ?? null;
  const runId = await runs.insertRun(sql, { month, strategyId, revision, announced, ...taxes, userId, at });
  await touchProfit(sql, profit.id, at);
  await tell(sql, doer, runId, 'begin', [
    { field: 'status', new: 'calculating' },
    { field: 'announced', new: announced },
    { field: 'revision', new: revision },
  ]);
  await runs.holdOpenMonth(sql, month);
}

/** A calculated run that is held stands no more. */
export async function replace(sql: Sql, doer: Doer, runId: number): Promise<void> {
  await runs.replaceRun(sql, runId);
  await tell(sql, doer, runId, 'replace', [{ field: 'status', old: 'calculated', new: 'replaced' }]);
}

const areWhole = (partners: readonly { percent: string }[]) =>
  partners.reduce((sum, { percent }) => sum + tiyinOf(percent), 0n) === wholePercent;

/** Some tens of milliseconds of the ledger, which other writers of money wait for. */
const batchSize = 500;

/** The next step of a run that is held. Each leaves the books in order. */
export async function takeStep(sql: Sql, clock: Clock, run: runs.RunUnderWay): Promise<void> {
  const at = timestamp(clock);
  if (run.status === 'replaced') await runs.takeBack(sql, run.id, batchSize, at);
  else if (run.stage === 'dividing') await divideRun(sql, run);
  else if ((await runs.writeShares(sql, run, batchSize)) < batchSize) await finish(sql, clock, run, at);
}

/** What is divided, and the taxes that it is divided by. */
type Dividing = Pick<runs.RunUnderWay, 'month' | 'strategy_id' | 'announced' | 'resident' | 'nonresident'>;

/** What each investment gets, of one moment. */
async function reckon(sql: Sql, { month, strategy_id: strategyId, announced, resident, nonresident }: Dividing) {
  const terms = await findTerms(sql, strategyId);
  if (terms === undefined) throw notFound();
  const standings = (await listStandings(sql, month, strategyId)).map((row) => ({
    ...row,
    balanceDays: BigInt(row.balance_days),
    lastBalance: BigInt(row.last_balance),
    taxPercent: row.residency === 'non_resident' ? nonresident : resident,
  }));
  return { standings, ...divide(tiyinOf(announced), terms, daysOf(month), standings) };
}

/** What calculating an announced profit would give, by what stands now; nothing is held or written. */
export async function planOf(sql: Sql, profit: AnnouncedProfit): Promise<Reply<'planDividends'>> {
  const { iman, pool, shares } = await reckon(sql, { ...profit, ...(await taxPercents(sql)) });
  const sumOf = (field: 'gross' | 'tax' | 'net') => decimal(shares.reduce((all, share) => all + share[field], 0n));
  return {
    ...{ announced: profit.announced, iman_percent: Number(percentText(iman)), pool: decimal(pool) },
    ...{ gross: sumOf('gross'), tax: sumOf('tax'), net: sumOf('net'), count: shares.length },
  };
}

/** By what the run was begun with. */
async function divideRun(sql: Sql, run: runs.RunUnderWay): Promise<void> {
  const { id, month } = run;
  const { standings, iman, pool, shares } = await reckon(sql, run);
  await runs.insertDrafts(
    sql,
    id,
    shares.map((share, place) => {
      const row = standings[place]!; // shares come in the order of the standings
      return {
        ...share,
        ...{ taxPercent: row.taxPercent, isKnown: row.residency !== null, reinvest: row.reinvest },
        dueMonth: dueMonth(month, row.payout_period, row.last_month, row.is_over),
      };
    }),
  );
  await runs.setDivided(sql, id, { iman, pool, shares });
}

/** The rest of what was announced is that of the partners and of the platform. */
async function finish(sql: Sql, clock: Clock, run: runs.RunUnderWay, at: string): Promise<void> {
  const partners = await sharesAt(sql, run.month);
  const rest = tiyinOf(run.announced) - tiyinOf(run.pool);
  const parts = sharesOf(
    rest,
    partners.map(({ percent }) => tiyinOf(percent)),
  );
  const sumOf = (isPlatform: boolean) =>
    partners.reduce((sum, partner, at) => (partner.is_platform === isPlatform ? sum + parts[at]! : sum), 0n); // one for each
  await runs.insertDistributions(
    sql,
    { runId: run.id, month: run.month, at },
    partners.map(({ id, percent, is_platform: isPlatform }, place) => ({
      ...{ id, percent, isPlatform },
      amount: parts[place]!, // one for each
    })),
  );
  await runs.finishRun(sql, run.id, { platform: sumOf(true), partners: sumOf(false), at });
  const user = run.calculated_by === null ? undefined : { id: run.calculated_by };
  await tell(sql, { user, clock }, run.id, 'calculate', [{ field: 'status', old: 'calculating', new: 'calculated' }]);
}

export const tell = (sql: Sql, { user, clock }: Doer, runId: number, action: string, changes: Change[]) =>
  audit(sql, { user, clock, action, entity, entityId: runId, changes });
