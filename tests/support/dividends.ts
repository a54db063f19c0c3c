/** Strategies with partners and money in them, whose profit of October 2026 is led from one state to the next through the calls. */
import assert from 'node:assert/strict';
import { calculateStep } from '../../server/modules/dividends/calculator';
import { payBatch } from '../../server/modules/dividends/payer';
import { newKey, useWork } from './investorWork';

export interface Row {
  status: string;
  profit_version: number;
  iman_percent: number | null;
  pool: string;
  gross: string;
  tax: string;
  net: string;
  revision: number;
  paid_count: number;
  owed_count: number;
  is_barred: boolean;
  /** Of a run that is being calculated. */
  stage: string | null;
  count: number;
  written_count: number;
}
export interface Payable {
  strategies: { id: number }[];
  missing: { id: number }[];
  investor_count: number;
  share_count: number;
  gross: string;
  tax: string;
  net: string;
  earlier_net: string;
  later_net: string;
  withheld_net: string;
  is_under_way: boolean;
  is_barred: boolean;
}
export interface Profit {
  id: number;
  version: number;
  status: string;
  net_profit: string;
  investors_share: string | null;
}

interface Invested {
  residency?: string;
  reinvest?: boolean;
  status?: string;
}

/** One back end for all tests of a file, with three partners, and hands for everything that is done with a profit. */
export function useDividends() {
  const work = useWork(async () => {
    await work.db.script(`
    update strategies set initial_percent_iman = 40, min_percent_iman = 30, cape_by_amount = 1.2, cape_by_month = 1.1,
      value_by_amount_million = '[{"from":0,"value":1},{"from":50,"value":1.1},{"from":100,"value":1.2}]',
      value_by_month = '[{"from":0,"value":1},{"from":6,"value":1.1}]', status = 'inactive';
    insert into partners (id, name, kind, inn, start_date, is_platform, created_at, updated_at) overriding system value
      values (1, 'Платформа', 'company', '306573219', '2022-01-01', true, '2022-01-01', '2022-01-01'),
        (2, 'Второй', 'company', '306573220', '2022-01-01', false, '2022-01-01', '2022-01-01'),
        (3, 'Третий', 'company', '306573221', '2022-01-01', false, '2022-01-01', '2022-01-01');
    select setval(pg_get_serial_sequence('partners', 'id'), 3);
    insert into partner_shares values (1, '2022-01-01', 70), (2, '2022-01-01', 17.5), (3, '2022-01-01', 12.5);`);
  });

  let strategies = 1;
  /** A strategy of its own for each case; in the state that it is asked for. */
  async function strategy(): Promise<number> {
    strategies += 1;
    await work.db.query(
      `insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, initial_percent_iman,
       min_percent_iman, cape_by_amount, cape_by_month, value_by_amount_million, value_by_month, status, created_at, updated_at)
     select $1::int, 'Стратегия ' || $1::int, month_count, risk_type, 1, 1000000, initial_percent_iman, min_percent_iman, cape_by_amount,
       cape_by_month, value_by_amount_million, value_by_month, 'inactive', created_at, updated_at from strategies where id = 1`,
      [strategies],
    );
    return strategies;
  }
  async function invest(to: number, amount: string, start: string, more: Invested = {}) {
    const { residency = 'resident', reinvest = false, status = 'active' } = more;
    const investor = await work.make({ status, balance: '0.00', investment_amount: amount });
    await work.db.query('insert into personal_documents (investor_id, residency, updated_at) values ($1, $2, $3)', [
      investor,
      residency,
      '2026-01-01',
    ]);
    const { id } = await work.one<{ id: number }>(
      `insert into investments (contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status,
       reinvest, created_at, updated_at)
     values ('IN-D-' || $1::int, $1::int, $2, 1, $3::numeric, $3::numeric, $4::date, '2028-01-01', 'active', $5, $4::date, $4::date) returning id`,
      [investor, to, amount, start, reinvest],
    );
    await work.db.query(
      `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at) values ($1, $2::date, 'open', $3::numeric, $3::numeric, $2::date)`,
      [id, start, amount],
    );
    await work.db.query(
      `insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at)
     values ($1::int, 'refill', $2::numeric, $2::numeric, null, $3::date), ($1::int, 'investment', -$2::numeric, 0, $4::int, $3::date)`,
      [investor, amount, start, id],
    );
    return { investor, id };
  }
  const october = async (to: number) => ({
    a: await invest(to, '10000000.00', '2026-06-20'),
    b: await invest(to, '60000000.00', '2026-10-16', { residency: 'non_resident' }),
    c: await invest(to, '120000000.00', '2026-03-15', { reinvest: true }),
  });

  /** A strategy in the list of the month, on whatever page it stands. */
  async function look(strategyId: number, as = 'executive'): Promise<Row> {
    for (let offset = 0; ; offset += 100) {
      const { strategies: page } = await work.answer<{ strategies: (Row & { id: number })[] }>(
        `invest GET /investments/dividends?month=2026-10&limit=100&offset=${offset}`,
        { as },
      );
      const found = page.find(({ id }) => id === strategyId);
      if (found) return found;
      assert.ok(page.length > 0, `Strategy ${strategyId} is not in the list`);
    }
  }
  const profitOf = async (strategyId: number) =>
    (await work.answer<{ profits: Profit[] }>(`invest GET /investments/profits?strategy_id=${strategyId}&limit=100`))
      .profits[0]!;

  /** A profit of October 2026 led up to a state. */
  async function profit(strategyId: number, state: string, revenue = '9000000.00', expense = '4234567.90') {
    const terms = { month: '2026-10', strategy_id: strategyId, revenue, expense };
    await work.answer('invest POST /investments/profit', { as: 'accountant', body: terms });
    if (state === 'draft') return;
    await lead(strategyId, { status: 'calculated' });
    if (state === 'calculated') return;
    const { net_profit: net } = await profitOf(strategyId);
    await announce(strategyId, net.startsWith('-') ? '0.00' : net);
    if (state === 'announced') return;
    await calculate(strategyId);
    if (state === 'divided') return;
    await work.db.query(`update dividend_runs set status = 'paying' where strategy_id = $1 and status = 'calculated'`, [
      strategyId,
    ]);
    if (state === 'distributed') await payAll();
  }
  async function lead(strategyId: number, body: object, as = 'accountant') {
    const { id, version } = await profitOf(strategyId);
    const answer = await work.outcome('invest PUT /investments/profit', { as, version, body: { id, ...body } });
    await reckonAll();
    return answer;
  }
  async function announce(strategyId: number, amount: string, as = 'executive') {
    const { version } = await profitOf(strategyId);
    const body = { month: '2026-10', strategy_id: strategyId, amount };
    return work.outcome('system POST /v1/net-profit-announce', { as, version, key: newKey(), body });
  }
  const begin = async (strategyId: number, version?: number, as = 'accountant') =>
    work.outcome(`invest POST /investments/calculate-dividends/2026-10/${strategyId}`, {
      ...{ as, key: newKey(), body: {} },
      version: version ?? (await look(strategyId)).profit_version ?? 1,
    });
  /** Begins, and waits until it is done. */
  async function calculate(strategyId: number, version?: number, as = 'accountant') {
    const answer = await begin(strategyId, version, as);
    await reckonAll();
    return answer;
  }
  /** Takes back what was replaced and calculates what was begun, as the server does in the background. */
  async function reckonAll() {
    for (;;) {
      while (await calculateStep(work.db, work.clock));
      // The server itself may be at it, too.
      const rest = await work.db.query(
        `select from dividend_runs where status = 'calculating' or not is_taken_back`,
        [],
      );
      if (rest.length === 0) return;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
  const monthly = '/investments/withdrawal-dividends/2026-10';
  const payable = (as = 'executive') => work.answer<Payable>(`invest GET ${monthly}`, { as });
  /** Pays what was seen, what is seen now unless told otherwise. */
  async function pay(as = 'executive', was?: Pick<Payable, 'net' | 'share_count'>) {
    const { net, share_count } = was ?? (await payable());
    return work.outcome(`invest POST ${monthly}`, { as, key: newKey(), body: { payable_amount: net, share_count } });
  }
  async function payAll() {
    for (;;) {
      while (await payBatch(work.db, work.clock));
      // The server itself may be at it, too.
      const rest = await work.db.query(`select from dividend_runs where status = 'paying'`, []);
      if (rest.length === 0) return;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
  /** What an account of the ledger has for a strategy, credit above zero. */
  const balanceOf = async (account: number, strategyId: number) =>
    (
      await work.one<{ sum: string }>(
        `select coalesce(sum(case $1::int when credit then amount when debit then -amount end), 0)::numeric(18, 2) as sum
       from gl_entries where $1::int in (debit, credit) and strategy_id = $2 and date = '2026-10-31'`,
        [account, strategyId],
      )
    ).sum;

  return {
    work,
    strategy,
    invest,
    october,
    look,
    profitOf,
    profit,
    lead,
    announce,
    begin,
    calculate,
    reckonAll,
    payable,
    pay,
    payAll,
    balanceOf,
  };
}
