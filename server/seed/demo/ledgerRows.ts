import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import type { KeptInvestments, Movement } from './investments';
import type { Life } from './life';
import { day, hour, momentOf } from './moments';
import type { Random } from './random';
import { Rows } from '../../db/insertRows';

const gateways = ['payme', 'click', 'uzum', 'bank'];

interface Around {
  /** Who decides about claims. */
  deciders: readonly number[];
  seedDay: number;
  /** Of which the rows of the ledger tell. */
  investments: { flush(): Promise<void> };
}

/** The ledger of the balances, with the payments and claims behind its rows. */
export function ledgerRows(sql: Sql, { deciders, seedDay, investments }: Around) {
  const ledger = new Rows(
    sql,
    'investor_transactions',
    {
      int: 'investor_id investment_id claim_id exit_claim_id',
      text: 'type',
      numeric: 'amount balance_after',
      timestamp: 'created_at',
    },
    investments,
  );
  const payments = new Rows(sql, 'payment_transactions', {
    int: 'investor_id investment_id',
    text: 'direction gateway status external_id',
    numeric: 'amount fee',
    timestamp: 'date',
  });
  const claims = new Rows(sql, 'claims', {
    int: 'id investor_id decided_by',
    text: 'type status payment_type reject_reason',
    numeric: 'amount',
    timestamp: 'decided_at created_at updated_at',
  });

  interface Payment {
    status?: string;
    investmentId?: number;
  }
  async function addPayment(random: Random, investorId: number, { at, amount }: Movement, payment: Payment = {}) {
    await payments.add({
      investor_id: investorId,
      investment_id: payment.investmentId ?? null,
      date: momentOf(at),
      direction: amount > 0n ? 'in' : 'out',
      gateway: random.pick(gateways),
      amount: decimal(amount > 0n ? amount : -amount),
      fee: '0.00',
      status: payment.status ?? 'success',
      external_id: `${investorId}-${payments.count + 1}`,
    });
  }

  /** Asked for by the investor five hours before `at`, when an employee decides it. */
  async function addClaim(random: Random, investorId: number, { at, amount }: Movement, status = 'approved') {
    const decided = status === 'approved' || status === 'rejected';
    const id = claims.count + 1;
    await claims.add({
      id,
      type: amount < 0n ? 'cash_out' : 'cash_in',
      investor_id: investorId,
      status,
      payment_type: random.pick(['card', 'card', 'bank_account', 'wallet']),
      amount: decimal(amount > 0n ? amount : -amount),
      reject_reason: status === 'rejected' ? 'Карта оформлена на другое лицо' : null,
      decided_by: decided && deciders.length > 0 ? random.pick(deciders) : null,
      decided_at: decided ? momentOf(at) : null,
      created_at: momentOf(at - 5 * hour),
      updated_at: momentOf(decided ? at : at - 5 * hour),
    });
    return id;
  }

  return {
    async add(random: Random, investorId: number, life: Life, kept: KeptInvestments) {
      let balance = 0n;
      for (const movement of life.movements) {
        const { at, type, amount, investment } = movement;
        balance += amount;
        const one = investment && kept.get(investment);
        const leaves = type === 'exit' || type === 'withdraw';
        await ledger.add({
          investor_id: investorId,
          type,
          amount: decimal(amount),
          balance_after: decimal(balance),
          investment_id: one?.id ?? null,
          claim_id: type === 'withdraw' && !one ? await addClaim(random, investorId, movement) : null,
          exit_claim_id: leaves ? (one?.exitClaimId ?? null) : null,
          created_at: momentOf(at),
        });
      }
    },
    /** The payments that brought the money in and took it out; what a claim paid out of an investment is told elsewhere. */
    async addPayments(random: Random, investorId: number, { movements }: Life, kept: KeptInvestments) {
      for (const movement of movements) {
        const investmentId = movement.meantFor && kept.get(movement.meantFor)?.id;
        if (movement.type === 'refill' || (movement.type === 'withdraw' && !movement.investment))
          await addPayment(random, investorId, movement, { investmentId });
      }
    },
    /** What was asked for or tried and moved nothing. */
    async addUndone(random: Random, investorId: number, balance: bigint) {
      const at = seedDay - random.int(1, 20) * day;
      const amount = BigInt(random.int(1, 40)) * 50_000_000n;
      const refill: Movement = { at, type: 'refill', amount };
      if (random.chance(0.12)) await addPayment(random, investorId, refill, { status: random.pick(['new', 'failed']) });
      const status = random.pick(['pending', 'in_process', 'rejected', 'cancelled']);
      if (!random.chance(0.2)) return;
      // What waits to be taken out is held, so it never is more than there is; who has nothing brings something.
      const waits = status === 'pending' || status === 'in_process';
      const out = !waits || amount <= balance ? -amount : balance > 0n ? -balance : amount;
      await addClaim(random, investorId, { ...refill, amount: out }, status);
    },
    async finish() {
      for (const table of [claims, payments, ledger]) await table.finish();
    },
  };
}
