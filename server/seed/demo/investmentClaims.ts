import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import { purposeOf } from '../../modules/signing/rules';
import type { ExitTerms } from '../../modules/constants/index';
import { monthsHeld, penaltyOf } from '../../modules/investments/rules';
import * as identities from './identities';
import { closedAt, type InvestmentLife } from './investments';
import { day, dayOf, hour, momentOf } from './moments';
import { outgoingRows } from './outgoing';
import { randomOf, type Random } from './random';
import { Rows } from '../../db/insertRows';
import { isLive } from './sums';

interface Owner {
  id: number;
  name: string;
}
// prettier-ignore
const reasons = [
  'unspecified', 'unplanned_need', 'saved_up', 'not_satisfied_profitability', 'not_understanding_app',
  'heard_negative', 'not_satisfied_service', 'other',
];
const purposes = ['Пополнение по договору', 'Shartnoma boʻyicha toʻlov', 'Взнос по договору инвестирования'];

/** The claims that brought money into an investment by bank or ask for it back, and the payments that followed. */
export function investmentClaims(sql: Sql, seedDay: number, terms: ExitTerms) {
  const incoming = new Rows(sql, 'cash_in_bank_claims', {
    int: 'matched_investor_id matched_investment_id',
    text: 'bank_document_number payer_name payer_inn_or_pinfl payer_account payer_mfo purpose match_confidence status',
    numeric: 'amount',
    date: 'document_date',
    timestamp: 'created_at updated_at',
  });
  const exits = new Rows(sql, 'exit_claims', {
    int: 'id investor_id investment_id',
    text: 'number reason_type reason_text method status',
    numeric: 'amount penalty_amount tax_amount payable_amount',
    date: 'planned_date',
    timestamp: 'created_at updated_at',
  });
  const outgoing = outgoingRows(sql, seedDay);

  async function addIncoming(random: Random, owner: Owner, id: number, { amount, start }: InvestmentLife) {
    const at = start - random.int(4, 40) * hour;
    await incoming.add({
      bank_document_number: identities.digits(random, 4),
      document_date: dayOf(at),
      payer_name: owner.name,
      payer_inn_or_pinfl: null,
      payer_account: identities.companyAccount(random),
      payer_mfo: identities.bankCode(random),
      amount: decimal(amount),
      purpose: random.pick(purposes),
      matched_investor_id: owner.id,
      matched_investment_id: id,
      match_confidence: random.pick(['exact', 'partial']),
      status: 'confirmed',
      created_at: momentOf(at),
      updated_at: momentOf(at + hour),
    });
  }

  /** Before the end of its term an investment is left at a price. Answers the number of a claim that was paid. */
  async function addExit(random: Random, owner: Owner, id: number, investment: InvestmentLife) {
    const closed = investment.status === 'closed';
    const back = random.int(1, 10) * day;
    const at = closed ? investment.end - 3 * day : Math.max(investment.start + hour, seedDay - back);
    const amount = decimal(investment.amount);
    const months = closed ? 12 : monthsHeld(dayOf(investment.start), dayOf(at));
    const cost = penaltyOf({ amount, months, isEarly: true, tariff_percent: null }, terms);
    const reason = random.pick(reasons);
    const left = investment.status === 'exiting' ? exiting : ['rejected', 'cancelled'];
    const status = closed ? 'paid' : random.pick(left);
    const exitId = exits.count + 1;
    const number = `EX-${String(exitId).padStart(6, '0')}`;
    await exits.add({
      id: exitId,
      number,
      investor_id: owner.id,
      investment_id: id,
      amount,
      penalty_amount: cost.penalty_amount,
      tax_amount: cost.tax_amount,
      payable_amount: cost.payable_amount,
      reason_type: reason,
      reason_text: reason === 'other' ? 'Переезд в другую страну' : null,
      method: random.pick(['card', 'bank_account']),
      status,
      planned_date: random.chance(0.8) ? dayOf(at + 10 * day) : null,
      created_at: momentOf(at),
      updated_at: momentOf(closed ? closedAt(investment) : at),
    });
    if (status === 'paid' || status === 'failed' || status === 'signed')
      await outgoing.add(random, {
        recipient: owner.name,
        investmentId: id,
        exitId,
        purpose: purposeOf(number),
        amount: cost.payable_amount,
        status,
        at: closed ? closedAt(investment) : at + day,
      });
    return closed ? exitId : null;
  }

  return {
    /** Answers the number of the claim by which the investment was paid out, if it was. */
    async add(owner: Owner, id: number, investment: InvestmentLife): Promise<number | null> {
      const random = randomOf(3_000_000 + id);
      if (investment.status === 'pending' || investment.status === 'cancelled') return null;
      if (random.chance(0.4)) await addIncoming(random, owner, id, investment);
      const asks = investment.status === 'exiting' || (isLive(investment) ? random.chance(0.1) : investment.paidOut);
      return asks ? await addExit(random, owner, id, investment) : null;
    },
    async finish() {
      for (const table of [incoming, exits, outgoing]) await table.finish();
    },
  };
}

const exiting = ['pending', 'approved', 'to_sign', 'signed', 'failed'] as const;
