import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import { closedAt, type InvestmentLife } from './investments';
import { dayOf, momentOf } from './moments';
import type { Random } from './random';
import { Rows } from '../../db/insertRows';
import { isLive, paidTo } from './sums';

/** Investments with the money that went into them and out of them. */
export function investmentRows(sql: Sql) {
  const investments = new Rows(sql, 'investments', {
    int: 'id investor_id strategy_id tariff_id round_id',
    text: 'contract_number status',
    numeric: 'amount balance dividends_total',
    date: 'start_date end_date',
    boolean: 'reinvest',
    timestamp: 'created_at updated_at',
  });
  const turns = new Rows(
    sql,
    'investment_transactions',
    {
      int: 'investment_id exit_claim_id',
      text: 'type',
      numeric: 'amount balance_after',
      date: 'date',
      timestamp: 'created_at',
    },
    investments,
  );
  const dividends = new Rows(
    sql,
    'dividend_transactions',
    {
      int: 'investment_id strategy_id',
      text: 'status',
      numeric: 'gross tax net',
      date: 'month due_month',
      timestamp: 'paid_at',
    },
    investments,
  );

  async function addTurns(id: number, investment: InvestmentLife, exitClaimId: number | null) {
    const { amount, start, status } = investment;
    const sum = decimal(amount);
    const turn = (at: number) => ({ investment_id: id, date: dayOf(at), created_at: momentOf(at) });
    await turns.add({ ...turn(start), type: 'open', amount: sum, balance_after: sum, exit_claim_id: null });
    if (status !== 'closed') return;
    const exit = { type: 'exit', amount: `-${sum}`, balance_after: '0.00', exit_claim_id: exitClaimId };
    await turns.add({ ...turn(closedAt(investment)), ...exit });
  }

  async function addDividends(id: number, investment: InvestmentLife) {
    for (const { month, gross, tax, net, paidAt } of investment.dividends)
      await dividends.add({
        investment_id: id,
        strategy_id: investment.term.strategyId,
        month: dayOf(month),
        due_month: dayOf(month),
        gross: decimal(gross),
        tax: decimal(tax),
        net: decimal(net),
        status: 'paid',
        paid_at: momentOf(paidAt),
      });
  }

  return {
    flush: () => investments.flush(),
    /** The number that the next one is given. */
    nextId: () => investments.count + 1,
    /** `exitClaimId` is the claim by which a closed one was paid out. */
    async add(random: Random, investorId: number, investment: InvestmentLife, exitClaimId: number | null) {
      const { amount, start, end, status, term } = investment;
      const created = momentOf(start);
      const id = investments.count + 1;
      await investments.add({
        id,
        contract_number: `IN-${created.slice(0, 4)}-${String(id).padStart(6, '0')}`,
        investor_id: investorId,
        strategy_id: term.strategyId,
        tariff_id: term.tariffId,
        round_id: term.rounds.find((round) => start >= round.start && start < round.end)?.id ?? null,
        amount: decimal(amount),
        balance: isLive(investment) ? decimal(amount) : '0.00',
        dividends_total: decimal(paidTo(investment)),
        start_date: dayOf(start),
        end_date: dayOf(end),
        status,
        reinvest: random.chance(0.25),
        created_at: created,
        updated_at: created,
      });
      if (status === 'pending' || status === 'cancelled') return;
      await addTurns(id, investment, exitClaimId);
      await addDividends(id, investment);
    },
    async finish() {
      for (const table of [investments, turns, dividends]) await table.finish();
    },
  };
}
