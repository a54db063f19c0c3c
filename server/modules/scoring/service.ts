import { addDays } from 'date-fns/addDays';
import type { Database, Sql } from '../../db/database';
import { audit } from '../../shared/auditTrail';
import { momentOf, timestamp, timestampOf, today, type Clock } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { OuterFault } from '../../shared/outerService';
import { conflict, notFound } from '../../shared/problem';
import { UtcDate } from '../../shared/utcDate';
import { keepWingsRequest, maskedMessage } from '../wings/index';
import { questionOf, type Asked, type Bureau, type BureauAnswer } from './bureau';
import * as rules from './rules';
import * as store from './store';

/** For whom and for what a scoring is made; money in tiyin. */
export interface ScoringRequest {
  customerId: number;
  /** Who started it; nobody where the platform did by itself. */
  userId: number | null;
  /** What the customer pays here a month already. */
  ownMonthly: bigint;
  /** What he would pay a month for what he asks now. */
  newMonthly: bigint;
  /** The term of what he asks, for which the limit is told. */
  months?: number;
}

/** A scoring that was begun, and waits for the scoring service. */
export interface Running {
  id: number;
  request: ScoringRequest;
  asked: Asked;
}

/** What a scoring came to; money in tiyin. */
export interface Outcome {
  id: number;
  result: Exclude<rules.ScoringResult, 'running'>;
  score: number | null;
  limit: bigint;
  /** The last day that it is good for. */
  validUntil: string | null;
}

/** What whoever asked does in the transaction of the result. */
interface Ending {
  /** Holds what is held before a customer is. */
  hold(sql: Sql): Promise<unknown>;
  /** Run once, with what it came to. */
  settle(sql: Sql, outcome: Outcome): Promise<void>;
}

export interface Scorer {
  /**
   * Begins a scoring in the transaction of whatever asks for it, and holds the customer. Refused with `scoring_once_a_day`,
   * `scoring_running`, `pinfl_missing`, `customer_inactive`, `service_missing`.
   */
  start(sql: Sql, request: ScoringRequest): Promise<Running>;
  /**
   * Asks the service and writes what comes of it; after the transaction of the start, since it may take long. The customer is held in
   * the transaction of the result.
   */
  finish(running: Running, ending?: Ending): Promise<Outcome>;
}

interface Parts {
  db: Database;
  clock: Clock;
  /** None where the installation has not been told of one. */
  bureau: Bureau | undefined;
}

export const provider = 'Wings';
/** Minutes after which one that runs is taken for one whose process is gone. */
const longestRun = 5;

export function scorer({ db, clock, bureau }: Parts): Scorer {
  return {
    async start(sql, request) {
      if (bureau === undefined) throw conflict('service_missing', 'The installation names no scoring service');
      const customer = await store.holdCustomer(sql, request.customerId, today(clock));
      if (customer === undefined) throw notFound();
      const running = await store.findRunning(sql, customer.id);
      const isLeft = running !== undefined && minutesSince(running.created_at, clock) >= longestRun;
      if (isLeft) await store.endUnanswered(sql, running.id, timestamp(clock));
      const refused = rules.refusalOfStart({
        isActive: customer.status === 'active',
        hasPinfl: customer.pinfl !== null,
        isRunning: running !== undefined && !isLeft,
        wasScoredToday: customer.was_scored_today,
      });
      if (refused !== undefined) throw conflict(refused, 'The scoring cannot be started');
      const at = timestamp(clock);
      const id = await store.insertRunning(sql, { customerId: customer.id, provider, userId: request.userId, at });
      const user = request.userId === null ? undefined : { id: request.userId };
      const changes = [{ field: 'scoring', new: id }];
      await audit(sql, { user, clock, action: 'score', entity: 'customer', entityId: customer.id, changes });
      const asked = {
        claimId: `DV-${id}`,
        pinfl: customer.pinfl!, // refused above without one
        passport: customer.passport_id,
        birthday: customer.birthday,
        phone: customer.phone_number,
      };
      return { id, request, asked };
    },

    async finish(running, ending) {
      const begun = clock.now();
      const said = await answerOrFault(bureau!, running.asked); // start has refused without one
      const duration = clock.now().getTime() - begun.getTime();
      return db.transaction(async (sql) => {
        await keepWingsRequest(sql, {
          customerId: running.request.customerId,
          scoringId: running.id,
          status: !(said instanceof OuterFault) ? 'success' : said.kind === 'silent' ? 'timeout' : 'failed',
          request: questionOf(running.asked),
          response: said instanceof OuterFault ? (said.answer ?? null) : said.report,
          duration: said instanceof OuterFault && said.kind === 'silent' ? null : Math.max(0, duration),
          at: timestampOf(begun),
        });
        await ending?.hold(sql);
        const outcome =
          said instanceof OuterFault ? await endUnanswered(sql, running) : await reckon(sql, running, said);
        await ending?.settle(sql, outcome);
        return outcome;
      });
    },
  };

  async function endUnanswered(sql: Sql, { id }: Running): Promise<Outcome> {
    await store.endUnanswered(sql, id, timestamp(clock));
    return { id, result: 'timeout', score: null, limit: 0n, validUntil: null };
  }

  async function reckon(sql: Sql, { id, request, asked }: Running, said: BureauAnswer): Promise<Outcome> {
    const day = today(clock);
    const customer = await store.holdCustomer(sql, request.customerId, day);
    if (customer === undefined) throw notFound();
    const income = customer.income === null ? undefined : tiyinOf(customer.income);
    const factors = rules.factorsOf({
      age: customer.birthday === null ? undefined : rules.ageOn(customer.birthday, day),
      employment: customer.employment_type ?? undefined,
      income,
      bureauMonthly: said.monthlyPayment,
      ownMonthly: request.ownMonthly,
      newMonthly: request.newMonthly,
      bureauDelayDays: said.maxOverdueDays,
      closedContracts: await store.countPaidOnTime(sql, customer.id),
      overdueDays: rules.lateDays(customer.oldest_due, day),
    });
    const score = rules.scoreOf(factors);
    const result = rules.harderOf(rules.resultOf(score), said.decision);
    const obligations = said.monthlyPayment + request.ownMonthly;
    const granted = { score, result, income, obligations };
    const limit = rules.mainLimitOf(granted, request.months);
    const at = timestamp(clock);
    const reportId = await store.insertReport(sql, {
      ...{ customerId: customer.id, claimId: asked.claimId, score: said.score, activeContracts: said.activeContracts },
      ...{
        totalDebt: decimal(said.totalDebt),
        overdueDebt: decimal(said.overdueDebt),
        report: maskedMessage(said.report),
        at,
      },
      ...{ maxOverdueDays: said.maxOverdueDays, monthlyPayment: decimal(said.monthlyPayment) },
    });
    const validUntil =
      result === 'failed' ? null : timestampOf(addDays(new UtcDate(clock.now()), rules.daysGood)).slice(0, 10);
    const limits = rules.limitsOf(granted).map(({ months, amount }) => ({ months, amount: decimal(amount) }));
    const isOurs = await store.finishScoring(sql, {
      ...{ id, reportId, result, score, income: customer.income, obligations: decimal(obligations), validUntil, at },
      ...{ limit: decimal(limit), factors, limits },
    });
    // Another start has taken it for one that nobody answers: what comes so late counts for nothing.
    if (!isOurs) return { id, result: 'timeout', score: null, limit: 0n, validUntil: null };
    return { id, result, score, limit, validUntil };
  }
}

const answerOrFault = async (bureau: Bureau, asked: Asked): Promise<BureauAnswer | OuterFault> => {
  try {
    return await bureau.ask(asked);
  } catch (error) {
    if (error instanceof OuterFault) return error;
    throw error;
  }
};

const minutesSince = (at: string, clock: Clock) => (clock.now().getTime() - momentOf(at).getTime()) / 60_000;
