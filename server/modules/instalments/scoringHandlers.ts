/** An applicant is scored: begun by a person, answered by the bureau, and what came of it moves the application on. */
import type { Sql } from '../../db/database';
import type { HandlerMap } from '../../http/contract';
import { tiyinOf } from '../../shared/money';
import type { Outcome, Scorer } from '../scoring/index';
import { amountsUnknown, applicationOf, hasTerms, type Caller } from './answers';
import { hold, holdWhole, move, notAllowed, pairOf, tell } from './moving';
import { shortOf } from './rules/decision';
import { mayBeScored, moved, type StepName } from './rules/moves';
import * as store from './store';

export const scoringHandlers = (scorer: Scorer) =>
  ({
    async scoreApplication(call) {
      const { id } = call.params;
      const running = await call.db.transaction(async (sql) => {
        const one = await hold(sql, call, id, call.headers['If-Match']);
        if (!mayBeScored(one.Status)) throw await notAllowed(sql, call, one);
        if (!hasTerms(one)) throw amountsUnknown();
        // What becomes a contract meanwhile is in this sum or is made after the scoring.
        await store.holdCustomer(sql, one.customer_id);
        return scorer.start(sql, {
          ...{ customerId: one.customer_id, userId: call.user.id, months: one.Expiry_month_count },
          ownMonthly: tiyinOf(await store.monthlyOf(sql, one.customer_id)),
          newMonthly: tiyinOf(one.Amount_per_month),
        });
      });
      // The bureau is asked outside of any transaction.
      await scorer.finish(running, {
        // Order, application and customer, as everywhere.
        hold: (sql) => hold(sql, call, id),
        settle: (sql, outcome) => settle(sql, call, id, outcome),
      });
      return applicationOf(call.db, call, id);
    },
  }) satisfies Partial<HandlerMap>;

/** Where a result leads. What nobody answered leads nowhere, and may be asked again. */
async function settle(sql: Sql, caller: Caller, id: number, outcome: Outcome): Promise<void> {
  const one = await hold(sql, caller, id);
  // Somebody was quicker with something else, a cancellation say.
  if (!mayBeScored(one.Status) || !hasTerms(one)) return;
  await store.setScoring(sql, id, outcome.id);
  await tell(sql, caller, id, 'score', [{ field: 'scoring', new: outcome.result }]);
  if (outcome.result === 'timeout') return;
  // Only now: what counts since the scoring depends on which one it is.
  const scored = await holdWhole(sql, caller, id);
  const asked = {
    amount: tiyinOf(one.Installment_amount),
    limit: outcome.limit,
    contracted: tiyinOf(scored.contracted),
  };
  for (const name of stepsOf(outcome.result, shortOf(asked) > 0n)) {
    const now = await hold(sql, caller, id);
    const to = moved(pairOf(now), name);
    if (to === undefined) throw new Error(`A scoring cannot lead from ${now.Status} by ${name}`);
    await move(sql, caller, now, { to, action: 'score' });
  }
}

function stepsOf(result: 'passed' | 'manual' | 'failed', isShort: boolean): StepName[] {
  if (result === 'failed') return ['fail_scoring'];
  if (isShort) return ['lack_limit'];
  return result === 'manual' ? ['score_by_hand'] : ['pass_scoring', 'submit'];
}
