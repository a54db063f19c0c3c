import { timestamp } from '../../shared/clock';
import type { Call, HandlerMap } from '../../http/contract';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, wrongFields } from '../../shared/problem';
import { addClaim, sumHeld } from '../general-claims/index';
import { mayHoldMoney, touch } from '../investors/index';
import { auditInvestor } from '../../shared/auditTrail';
import { platformCard } from './serialize';
import { faultsOfMoney } from './rules';
import { lockForChange } from './writeHandlers';

type MoneyCall = Call<'refillInvestorBalance'> | Call<'withdrawInvestorBalance'>;

export const investorMoneyHandlers = {
  refillInvestorBalance: (call) => ask(call, 'refill'),
  withdrawInvestorBalance: (call) => ask(call, 'withdraw'),
} satisfies Partial<HandlerMap>;

/** Moves nothing: a claim waits for the decision of another person, and a withdrawal holds its amount until then. */
const ask = (call: MoneyCall, type: 'refill' | 'withdraw') =>
  call.db.transaction(async (sql) => {
    const { id, status, balance } = await lockForChange(sql, call, () => platformCard(sql, call.params.id));
    if (!mayHoldMoney(status))
      throw conflict('transition_not_allowed', 'The status of the investor does not allow this');
    const available = decimal(tiyinOf(balance) - tiyinOf(await sumHeld(sql, id)));
    const { amount, comment } = call.body;
    const faults = faultsOfMoney({ type, amount, comment, balance, available });
    if (Object.keys(faults).length > 0) throw wrongFields(faults);

    const at = timestamp(call.clock);
    const claimId = await addClaim(sql, { type, investorId: id, amount, comment, userId: call.user.id, at });
    // Whoever saw the investor before this claim did not see what it holds.
    await touch(sql, id, at);
    await auditInvestor(sql, call, id, `ask_${type}`, [{ field: `claim ${claimId}`, new: amount }]);
    return { claim_id: claimId, status: 'pending' as const };
  });
