import { audit, auditInvestor, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import type { Call, HandlerMap } from '../../http/contract';
import { mapped, pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { lockInvestors, type Locked } from '../investors/index';
import { queueDays } from '../queue-days/index';
import { claimAnswer, detailAnswer, entity } from './serialize';
import { cashInClaims, type CashInRow, lockClaim, postIncoming, setDecision } from './store';
import { findInvestment, listCandidates } from './matchStore';
import { confidenceOf, faultsOfDecision, isAllowed, mayReceive } from './rules';

type DecideCall = Call<'decideCashInBankClaim'>;

export const cashInHandlers = {
  async listCashInBankClaims({ query, db }) {
    return pageWithTotals('cash_in_bank', mapped(await cashInClaims.list(db, query), claimAnswer));
  },

  async getCashInQueue({ db, clock }) {
    return { days: await queueDays(db, 'cash_in', { today: today(clock), days: 8 }) };
  },

  async getCashInBankClaim({ params, db }) {
    return detailAnswer(db, await claimOf(db, params.id));
  },

  decideCashInBankClaim: (call) =>
    call.db.transaction(async (sql) => {
      const { params, body, user, clock, headers } = call;
      // The investor before the document, as everybody takes the two.
      const [investor] = body.investor_id === undefined ? [] : await lockInvestors(sql, [body.investor_id]);
      if (!(await lockClaim(sql, params.id))) throw notFound();
      const claim = await claimOf(sql, params.id);
      await refuseStale(claim.version, headers['If-Match'], async () => claimAnswer(claim));
      if (!isAllowed(claim.status, body.status))
        throw conflict('transition_not_allowed', 'The document was processed already', { ...claimAnswer(claim) });
      const faults = faultsOfDecision(body);
      if (Object.keys(faults).length > 0) throw wrongFields(faults);
      if (body.status === 'returned' && claim.payer_account === null)
        throw conflict('requisites_missing', 'The document does not say where the money came from');

      const balance = body.status === 'confirmed' ? await confirm(sql, call, claim, investor) : null;
      if (balance === null) {
        const comment = body.comment?.trim() ?? null;
        const nobody = { investorId: null, investmentId: null, confidence: claim.match_confidence };
        const decided = { id: claim.id, status: body.status, ...nobody, comment };
        await setDecision(sql, { ...decided, userId: user.id, at: timestamp(clock) });
        await tell(sql, call, claim, comment === null ? [] : [{ field: 'comment', new: comment }]);
      }
      return { ...claimAnswer(await claimOf(sql, claim.id)), balance };
    }),
} satisfies Partial<HandlerMap>;

async function claimOf(sql: Sql, id: number): Promise<CashInRow> {
  const claim = await cashInClaims.find(sql, id);
  if (claim === undefined) throw notFound();
  return claim;
}

/** Posts the money of the document to the investor who was named, and answers with the new balance. */
async function confirm(sql: Sql, call: DecideCall, claim: CashInRow, investor: Locked | undefined): Promise<string> {
  const { body, user, clock } = call;
  if (investor === undefined) throw wrongFields({ investor_id: 'unknown_value' }, 'There is no such investor');
  if (!mayReceive(investor.status)) throw conflict('investor_not_verified', 'The investor may hold no money now');
  const { id: investorId } = investor;
  if (body.investment_id !== undefined && (await findInvestment(sql, body.investment_id, investorId)) === undefined)
    throw wrongFields({ investment_id: 'unknown_value' }, 'The investor has no such live investment');
  const largest = 10n ** 18n - 1n;
  if (tiyinOf(investor.balance) + tiyinOf(claim.amount) > largest) throw wrongFields({ amount: 'invalid_amount' });

  const at = timestamp(clock);
  const investmentId = body.investment_id ?? null;
  const found = (await listCandidates(sql, claim.id)).find((one) => one.investor_id === investorId);
  const confidence = confidenceOf(found?.matches ?? [], found?.is_only === true);
  const comment = body.comment?.trim() || null;
  const decided = { id: claim.id, status: body.status, investorId, investmentId, confidence, comment };
  await setDecision(sql, { ...decided, userId: user.id, at });
  const amount = decimal(tiyinOf(claim.amount));
  const balance = await postIncoming(sql, { claimId: claim.id, investorId, investmentId, amount, at });
  await tell(sql, call, claim, [
    { field: 'investor', new: investorId },
    ...(investmentId === null ? [] : [{ field: 'investment', new: investmentId }]),
    ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
  ]);
  await auditInvestor(sql, call, investorId, 'confirm_cash_in', [
    { field: 'balance', old: investor.balance, new: balance },
    { field: `cash_in ${claim.id}`, new: amount },
  ]);
  return balance;
}

function tell(sql: Sql, { user, clock, body }: DecideCall, claim: CashInRow, more: Change[]): Promise<void> {
  const changes = [{ field: 'status', old: claim.status, new: body.status }, ...more];
  return audit(sql, { user, clock, action: 'decide', entity, entityId: claim.id, changes });
}
