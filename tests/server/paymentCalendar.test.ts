/** The calendar of payments: what stands on which day, by what it is paid or due, and that the two calls say the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { today } from '../../server/shared/clock';
import { useWork } from '../support/investorWork';

const work = useWork(async () => {
  const made = `'2026-01-01', '2026-01-01'`;
  const investor = await work.make();
  const investment = await work.invest(investor, 'active', '1000.00');
  const failed = await work.invest(investor, 'active', '1000.00');
  const later = await work.invest(investor, 'active', '1000.00');
  await work.db.script(`
    insert into bonds (id, code, name_ru, issuer, issuer_inn, nominal, quantity, rate_percent, coupon_period, month_count, issue_date,
        maturity_date, sold_quantity, status, created_at, updated_at)
      values (501, 'CAL-01', 'Облигация', 'Эмитент', '306573219', 1000, 3, 10, 'month', 12, '2026-01-10', '2027-01-10', 2, 'active', ${made}),
        (502, 'CAL-02', 'Черновик', 'Эмитент', '306573219', 1000, 3, 10, 'month', 12, '2026-01-10', '2027-01-10', 0, 'draft', ${made});
    insert into bond_investments (bond_id, investor_id, quantity, amount, date, created_at) values (501, ${investor}, 2, 2000, '2026-01-10', '2026-01-10');
    insert into bond_schedule (id, bond_id, number, date, principal, profit, paid_at, paid_principal, paid_profit, paid_tax) values
      (901, 501, 1, '2026-10-10', 0, 100, '2026-10-12', 0, 66.66, 0), (902, 501, 2, '2026-11-02', 0, 100.01, null, null, null, null),
      (903, 501, 3, '2026-11-30', 1999.99, 100, null, null, null, null),
      (905, 501, 4, '2026-12-20', 1000.01, 0, null, null, null, null), (904, 502, 1, '2026-11-30', 3000, 100, null, null, null, null);
    insert into exit_claims (id, number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount, reason_type, method,
        status, planned_date, created_at, updated_at) values
      (701, 'CO-701', ${investor}, ${investment}, 50, 1, 1, 48, 'unspecified', 'card', 'approved', '2026-11-02', ${made}),
      (702, 'CO-702', ${investor}, ${investment}, 70, 0, 0, 70, 'unspecified', 'card', 'paid', '2026-11-02', ${made}),
      (703, 'CO-703', ${investor}, ${investment}, 70, 0, 0, 70, 'unspecified', 'card', 'rejected', '2026-11-02', ${made}),
      (704, 'CO-704', ${investor}, ${investment}, 70, 0, 0, 70, 'unspecified', 'card', 'pending', null, ${made}),
      (705, 'CO-705', ${investor}, ${investment}, 30, 0, 0, 30, 'unspecified', 'card', 'to_sign', '2026-11-25', ${made});
    insert into dividend_runs (id, month, strategy_id, revision, status, announced, iman_percent, pool, gross, tax, net, count, calculated_at,
        paid_at) values
      (801, '2026-09-01', 1, 1, 'paid', 100, 0, 100, 40, 0, 40, 3, '2026-10-02', '2026-11-03'),
      (802, '2026-11-01', 1, 1, 'calculated', 100, 0, 100, 20, 0, 20, 1, '2026-12-02', null);
    insert into dividend_transactions (investment_id, strategy_id, run_id, month, due_month, gross, tax, net, status, paid_at) values
      (${investment}, 1, 801, '2026-09-01', '2026-09-01', 10, 0, 10, 'paid', '2026-11-03'),
      (${investment}, 1, 802, '2026-11-01', '2026-11-01', 20, 0, 20, 'calculated', null);
    -- The share of a quarter that ends later, and one that was paid on another day than the run.
    insert into dividend_transactions (investment_id, strategy_id, run_id, month, due_month, gross, tax, net, status, paid_at) values
      (${later}, 1, 801, '2026-09-01', '2026-11-01', 15.5, 0, 15.5, 'calculated', null),
      (${failed}, 1, 801, '2026-09-01', '2026-09-01', 14.5, 0, 14.5, 'paid', '2026-11-05 23:30:00');`);
});

interface Entry {
  id: string;
  kind: string;
  state: string;
  date: string;
  amount: string;
  count: number;
  name: string;
  record_id: number;
  month: string | null;
}
interface Day {
  date: string;
  kind: string;
  count: number;
  amount: string;
  paid_count: number;
  overdue_count: number;
}
const list = (query: string, as = 'accountant') =>
  work.answer<{ entries: Entry[]; count: number; totals: { amount: string } }>(
    `system GET /v1/payment-calendar?limit=100&${query}`,
    { as },
  );
const brief = ({ kind, state, date, amount, record_id: record }: Entry) => [kind, state, date, amount, record];

test('each stands on its day, with what is paid of it or was', async () => {
  const { entries, count, totals } = await list('month=2026-11');
  const own = entries.filter(({ name, kind }) => name.startsWith('C') || kind === 'dividend');
  const dividends = own.filter(({ kind }) => kind === 'dividend');
  const now = today(work.clock);
  const until = (day: string) => (day < now ? 'overdue' : 'planned');
  assert.deepEqual(own.filter(({ kind }) => kind !== 'dividend').map(brief), [
    // Two of three units are sold: whole tiyin of each part.
    ['cash_out', until('2026-11-02'), '2026-11-02', '48.00', 701],
    ['cash_out', 'paid', '2026-11-02', '70.00', 702],
    ['coupon', until('2026-11-02'), '2026-11-02', '66.67', 501],
    ['cash_out', until('2026-11-25'), '2026-11-25', '30.00', 705],
    ['repayment', until('2026-11-30'), '2026-11-30', '1399.98', 501],
  ]);
  // With the last principal goes what rounding has left: 666,67 would be two thirds of it.
  const last = (await list('month=2026-12&kind=repayment')).entries.find(({ id }) => id === 'coupon-905');
  assert.equal(last?.amount, '666.68');
  assert.deepEqual(
    dividends.map((one) => [...brief(one), one.month, one.count]),
    [
      ['dividend', 'paid', '2026-11-03', '10.00', 1, '2026-09', 1],
      ['dividend', 'paid', '2026-11-05', '14.50', 1, '2026-09', 1],
      // Each month whose shares are due on this day stands for itself, and leads to its own run.
      ['dividend', until('2026-11-30'), '2026-11-30', '15.50', 1, '2026-09', 1],
      ['dividend', until('2026-11-30'), '2026-11-30', '20.00', 1, '2026-11', 1],
    ],
  );
  assert.equal(count, entries.length);
  const sum = entries.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
  assert.equal(Math.round(Number(totals.amount) * 100), sum);
  // What was paid is told as it was paid.
  const paid = (await list('month=2026-10&kind=coupon')).entries.find(({ id }) => id === 'coupon-901');
  assert.deepEqual(paid && brief(paid), ['coupon', 'paid', '2026-10-10', '66.66', 501]);
});

test('a day, kinds and states are chosen, and an order', async () => {
  const ids = async (query: string) => (await list(`month=2026-11&${query}`)).entries.map(({ id }) => id);
  assert.deepEqual(await ids('date=2026-11-02&kind=cash_out'), ['cash_out-701', 'cash_out-702']);
  assert.deepEqual(await ids('kind=cash_out&state=paid'), ['cash_out-702']);
  assert.deepEqual(await ids('kind=coupon&kind=repayment&order_by=-amount'), ['coupon-903', 'coupon-902']);
  assert.deepEqual(await ids('kind=cash_out&order_by=amount'), ['cash_out-705', 'cash_out-701', 'cash_out-702']);
  assert.deepEqual(await ids('date=2026-12-01'), []);
});

function groupsOf(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const one of entries) {
    const key = `${one.date} ${one.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

test('the days come to the same as their entries', async () => {
  const { entries } = await list('month=2026-11');
  const { days } = await work.answer<{ days: Day[] }>('system GET /v1/payment-calendar/days?month=2026-11', {
    as: 'accountant',
  });
  const answered = days.map((one) => [one.date, one.kind, one.count, one.amount, one.paid_count, one.overdue_count]);
  const groups = groupsOf(entries);
  const reckoned = days.map(({ date, kind }) => {
    const group = groups.get(`${date} ${kind}`) ?? [];
    const of = (state: string) => group.filter((one) => one.state === state).length;
    const amount = group.reduce((all, one) => all + Math.round(Number(one.amount) * 100), 0) / 100;
    return [date, kind, group.length, amount.toFixed(2), of('paid'), of('overdue')];
  });
  assert.deepEqual(answered, reckoned);
  assert.equal(groups.size, days.length);
});

test('who may not look at the ledger is not told, and no other month is taken for one', async () => {
  assert.deepEqual(await work.outcome('system GET /v1/payment-calendar?month=2026-11', { as: 'kam' }), [
    403,
    'forbidden',
  ]);
  for (const query of ['month=2026-13', '', 'month=2026-11-01'])
    assert.equal(
      (await work.do(`system GET /v1/payment-calendar/days?${query}`, { as: 'accountant' })).statusCode,
      400,
    );
});
