/** A tiyin in the records that the ledger knows nothing of, in each place from which a tie adds up: its line of the checklist finds it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useClosings } from '../support/closings';

const { work, look, begin, month } = useClosings();

interface Plant {
  tie: string;
  /** What the ledger has above the records. */
  difference: string;
  day: string | null;
  text: string;
  back: string;
}
/** `day` lies in the month `first`; the rows name one investor, his investment and a run without anything else. */
const plantsOf = (
  first: string,
  day: string,
  { investor, investment }: Record<string, number>,
): Record<string, Plant> => {
  const last = `${first.slice(0, 7)}-31`;
  const dividend = (net: string, tax: string) => ({
    text: `insert into dividend_transactions (id, investment_id, strategy_id, month, due_month, gross, tax, net, status)
      overriding system value values (990001, ${investment}, 1, '${first}', '${first}', 0.01, ${tax}, ${net}, 'calculated')`,
    back: 'delete from dividend_transactions where id = 990001',
  });
  const movement = (type: string, amount: string) => ({
    text: `insert into investor_transactions (id, investor_id, type, amount, balance_after, investment_id, created_at)
      overriding system value values (990001, ${investor}, '${type}', ${amount}, 0, ${investment}, '${day}')`,
    back: 'delete from investor_transactions where id = 990001',
  });
  const share = {
    text: `insert into profit_distributions (id, run_id, partner_id, month, percent, amount, is_platform, status, created_at)
      overriding system value values (990001, 990001, 990001, '${first}', 1, 0.01, false, 'calculated', '${day}')`,
    back: 'delete from profit_distributions where id = 990001',
  };
  return {
    'a balance': {
      ...{ tie: 'tie_6990', difference: '-0.01', day: null },
      text: `update investors set balance = balance + 0.01 where id = ${investor}`,
      back: `update investors set balance = balance - 0.01 where id = ${investor}`,
    },
    'money of an investment': {
      ...{ tie: 'tie_6820', difference: '-0.01', day: null },
      text: `update investments set balance = balance + 0.01 where id = ${investment}`,
      back: `update investments set balance = balance - 0.01 where id = ${investment}`,
    },
    'a bond that was sold': {
      ...{ tie: 'tie_6830', difference: '-0.01', day },
      text: `insert into bond_investments (id, bond_id, investor_id, quantity, amount, date, created_at)
        overriding system value values (990001, 990001, ${investor}, 1, 0.01, '${day}', '${day}')`,
      back: 'delete from bond_investments where id = 990001',
    },
    'a dividend': { tie: 'tie_6610', difference: '-0.01', day: last, ...dividend('0.01', '0') },
    'a dividend that was paid': { tie: 'tie_6610', difference: '0.01', day, ...movement('dividend', '0.01') },
    'a dividend that was reinvested': {
      ...{ tie: 'tie_6610', difference: '0.01', day },
      text: `insert into investment_transactions (id, investment_id, date, type, amount, balance_after, created_at)
        overriding system value values (990001, ${investment}, '${day}', 'reinvest', 0.01, 0.01, '${day}')`,
      back: 'delete from investment_transactions where id = 990001',
    },
    'the share of a partner': { tie: 'tie_6610', difference: '-0.01', day: last, ...share },
    'a payment of a partner': {
      ...{ tie: 'tie_6610', difference: '0.01', day },
      text: `insert into gl_postings (id, number, date, operation_id, source, status, kind, account_id, amount, link_type, link_id,
          created_by, created_at, decided_by, decided_at)
        overriding system value select 990001, 990001, '${day}', id, 'manual', 'posted', 'cash_out', 5110, 0.01, 'profit_distribution', 1,
          1, '${day}', 2, '${day}' from gl_operations where code = 'partner_payout'`,
      back: 'delete from gl_postings where id = 990001',
    },
    'a tax of a dividend': { tie: 'tie_6411', difference: '-0.01', day: last, ...dividend('0', '0.01') },
    'a tax of an exit': { tie: 'tie_6411', difference: '-0.01', day, ...movement('exit_tax', '-0.01') },
  };
};

test('each place from which a tie adds up is looked at to the tiyin', async () => {
  const { id, month: name, investor } = await month();
  const investment = await work.invest(investor, 'active', '1000.00');
  await work.db.query(
    `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
     values ($1, '2026-03-05', 'open', 1000, 1000, '2026-03-05')`,
    [investment],
  );
  const plants = plantsOf(`${name}-01`, `${name}-11`, { investor, investment });
  const line = async (tie: string) => (await look(id)).checklist.find(({ code }) => code === tie);
  const quietly = (text: string) =>
    work.db.script(`begin; set local session_replication_role = replica; ${text}; commit`);
  for (const [what, { tie, difference, day, text, back }] of Object.entries(plants)) {
    assert.equal((await line(tie))?.count, 0, what);
    await quietly(text);
    const red = await line(tie);
    assert.deepEqual([red?.count, red?.tie?.difference, red?.tie?.first_day], [1, difference, day], what);
    assert.deepEqual(await begin(name), [409, 'month_not_ready'], what);
    await quietly(back);
  }
  assert.equal((await begin(name))[0], 202);
});
