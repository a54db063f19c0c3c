import type { Sql } from '../../db/database';
import { maskCard } from '../../shared/mask';
import * as identities from './identities';
import { momentOf } from './moments';
import type { Random } from './random';
import { Rows } from '../../db/insertRows';

interface Payment {
  recipient: string;
  investmentId: number;
  exitId: number;
  purpose: string;
  amount: string;
  /** That of the claim which is paid. */
  status: 'paid' | 'failed' | 'signed';
  at: number;
}

/** The payments that carry out signed exit claims; where each goes is known when the claims say it (cash-out/seed.ts). */
export function outgoingRows(sql: Sql, seedDay: number) {
  const payments = new Rows(sql, 'outgoing_payment_transactions', {
    int: 'investment_id exit_claim_id',
    text: 'recipient account_masked mfo purpose status error',
    numeric: 'amount',
    timestamp: 'date',
  });

  return {
    async add(random: Random, { recipient, investmentId, exitId, purpose, amount, status, at }: Payment) {
      await payments.add({
        investment_id: investmentId,
        exit_claim_id: exitId,
        date: momentOf(Math.min(at, seedDay)),
        recipient,
        account_masked: maskCard(identities.cardMasked(random)),
        mfo: random.chance(0.4) ? identities.bankCode(random) : null,
        amount,
        purpose,
        status: status === 'signed' ? random.pick(['new', 'sent']) : status,
        error: status === 'failed' ? 'Счёт получателя закрыт' : null,
      });
    },
    finish: () => payments.finish(),
  };
}
