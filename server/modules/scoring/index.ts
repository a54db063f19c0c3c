import { page } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import type { Module, ModuleParts } from '../../http/module';
import { today, type Clock } from '../../shared/clock';
import { maskText } from '../../shared/mask';
import { notFound } from '../../shared/problem';
import { maskedMessage } from '../wings/index';
import { bureauAt, bureauStandIn } from './bureau';
import { baseScore, bestPoints, passingScore, reasonsOf } from './rules';
import { seedScorings } from './seed';
import { scorer, type Scorer } from './service';
import * as store from './store';

// What other modules may use.
export { burdenOf, isBurdenTooHigh, limitOf } from './rules';
export type { Outcome, Running, Scorer, ScoringRequest } from './service';

/** The scoring of this installation: by the service that it names, or by the stand-in of the demonstration. */
export function scorerOf({ db, clock, outer }: Pick<ModuleParts, 'db' | 'clock' | 'outer'>): Scorer {
  const standIn = outer.isDemo ? bureauStandIn : undefined;
  return scorer({
    db,
    clock,
    bureau: outer.bureauUrl === undefined ? standIn : bureauAt(outer.bureauUrl, outer.patience),
  });
}

/** It passed or waits for a person, and its thirty days are not over. */
const isValid = ({ result, valid_until }: store.ScoringRow, clock: Clock): boolean =>
  (result === 'passed' || result === 'manual') && valid_until !== null && valid_until >= today(clock);

/** What scorings came to; the rights are those of `scoring`, which the log of the service names. */
export const scoringModule: Module = {
  handlers: {
    async listScorings({ params, query, db, clock }: Call<'listScorings'>) {
      if (!(await store.hasCustomer(db, params.customerId))) throw notFound();
      const { rows, count } = await store.scorings.list(db, query, params.customerId);
      return page('list', { rows: rows.map((row) => ({ ...row, is_valid: isValid(row, clock) })), count });
    },

    async getScoring({ params, db, clock }): Promise<Reply<'getScoring'>> {
      const found = await store.findScoring(db, params.id);
      if (found === undefined) throw notFound();
      const { income, ...row } = found;
      const factors = await store.listFactors(db, row.id);
      const asked = await store.findWingsRequest(db, row.id);
      return {
        id: row.id,
        scoring: {
          ...row,
          base_score: baseScore,
          passing_score: passingScore,
          income_masked: maskText(income),
          is_valid: isValid(row, clock),
          reasons: reasonsOf(row.result, row.score, factors),
          factors: factors.map((factor) => ({ ...factor, best: bestPoints[factor.code] })),
          wings_request: asked === undefined ? null : withoutMessages(asked),
        },
        purchase_limits: await store.listLimits(db, row.id),
      };
    },

    async getScoringWingsResult({ params, db }) {
      const asked = await store.findWingsRequest(db, params.id);
      if (asked === undefined) throw notFound();
      return { ...asked, request: maskedMessage(asked.request), response: maskedMessage(asked.response) };
    },
  },
  seed: seedScorings,
};

const withoutMessages = ({ id, status, duration_ms, created_at }: store.WingsRow) => ({
  id,
  status,
  duration_ms,
  created_at,
});
