/** What accounts stand at beside the records behind them: a wrong tiyin is told with its day and its record. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useWork } from '../support/investorWork';

const work = useWork();

interface Figures {
  id: number;
  name: string | null;
  ledger: string;
  records: string;
  difference: string;
}
interface Tie extends Figures {
  kind: string;
  first_day: string | null;
}
interface Records {
  tie: Tie;
  records: Figures[];
  count: number;
  totals: Record<'ledger' | 'records' | 'difference', string>;
}
const path = 'system GET /v1/gl/ties';
const as = 'accountant';
const ties = async (query = '') => (await work.answer<{ ties: Tie[] }>(`${path}?limit=100${query}`, { as })).ties;
const records = (account: number, query = '') =>
  work.answer<Records>(`${path}/${account}/records?limit=100${query}`, { as });
const tieOf = async (account: number, query = '') => {
  const found = (await ties(query)).find(({ id }) => id === account);
  assert.ok(found, String(account));
  return found;
};
/** Writes past all triggers, as only the owner of the database can. */
const plant = (statement: string) =>
  work.db.script(`begin; set local session_replication_role = replica; ${statement}; commit`);
const planted = (account: number, day: string, of: string) =>
  plant(`insert into gl_entries (posting_id, date, debit, credit, amount, ${of})
    select min(id), '${day}', 9420, ${account}, 0.01, 7000 from gl_postings`);
const taken = (account: number) => plant(`delete from gl_entries where debit = 9420 and credit = ${account}`);

const accounts = [
  [6411, 'investor', 'investor_id'],
  [6610, 'investor', 'investor_id'],
  [6820, 'investment', 'investment_id'],
  [6830, 'bond', 'bond_id'],
  [6990, 'investor', 'investor_id'],
] as const;

/** An investor with money, some of it in an investment and some in units of a bond; each on its day. */
async function money(): Promise<{ investor: number; investment: number }> {
  const investor = await work.make({ first_name: 'Сверка', last_name: 'Точная' });
  await work.db.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values ($1, 'refill', 1000.05, 1000.05, '2026-02-03')`,
    [investor],
  );
  const investment = await work.invest(investor, 'active', '400.02');
  await work.db.query(
    `insert into investment_transactions (investment_id, type, amount, balance_after, date, created_at) values ($1, 'open', 400.02, 400.02, '2026-02-05', '2026-02-05')`,
    [investment],
  );
  await work.db.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at)
     values ($1, 'investment', -400.02, 600.03, $2, '2026-02-05')`,
    [investor, investment],
  );
  await work.db.query('update investors set balance = 600.03 where id = $1', [investor]);
  return { investor, investment };
}

test('a wrong tiyin in each tie is told with the day on which it came and the record that it names', async () => {
  await money();
  for (const [account, kind, of] of accounts) {
    const even = await tieOf(account);
    assert.deepEqual([even.kind, even.difference, even.first_day], [kind, '0.00', null], String(account));
    assert.equal((await records(account, '&differs=true')).count, 0);
    await planted(account, '2026-03-17', of);
    const apart = await tieOf(account);
    assert.deepEqual([apart.difference, apart.first_day], ['0.01', '2026-03-17'], String(account));
    const { tie, records: rows, count, totals } = await records(account, '&differs=true');
    assert.deepEqual(tie, apart);
    assert.deepEqual(
      [count, rows[0]?.id, rows[0]?.name, rows[0]?.ledger, rows[0]?.records, rows[0]?.difference],
      [1, 7000, null, '0.01', '0.00', '0.01'],
    );
    assert.equal(totals.difference, '0.01');
    // On the day before, nothing is wrong yet.
    assert.equal((await tieOf(account, '&date=2026-03-16')).difference, '0.00');
    await taken(account);
    assert.equal((await tieOf(account)).difference, '0.00');
  }
});

test('each figure is the sum of what it leads to', async () => {
  const { investor, investment } = await money();
  for (const [account] of accounts) {
    const tie = await tieOf(account, '&date=2026-02-28');
    const all = await records(account, '&date=2026-02-28');
    assert.deepEqual([all.totals.ledger, all.totals.records], [tie.ledger, tie.records], String(account));
    const card = await work.answer<{ totals: { closing: string } }>(
      `system GET /v1/gl/accounts/${account}/card?limit=1&end_date=2026-02-28`,
      { as },
    );
    assert.equal(card.totals.closing, tie.ledger);
  }
  const behind = async (account: number, id: number, date: string) =>
    (await records(account, `&date=${date}`)).records.find((one) => one.id === id);
  // Before the money went into the investment it stood on the balance.
  const [first, last] = [await behind(6990, investor, '2026-02-04'), await behind(6990, investor, '2026-02-28')];
  assert.deepEqual(
    [first?.ledger, first?.records, last?.ledger, last?.records],
    ['1000.05', '1000.05', '600.03', '600.03'],
  );
  assert.match(last?.name ?? '', /Точная/);
  assert.equal(await behind(6820, investment, '2026-02-04'), undefined);
  assert.equal((await behind(6820, investment, '2026-02-28'))?.records, '400.02');
  const { entries } = await work.answer<{ entries: { amount: string }[] }>(
    `system GET /v1/gl-list?limit=10&account_id=6990&investor_id=${investor}&end_date=2026-02-28`,
    { as },
  );
  assert.deepEqual(entries.map(({ amount }) => amount).sort(), ['1000.05', '400.02']);
});

test('a balance that was changed by itself differs without a day', async () => {
  const { investor } = await money();
  await work.db.query('update investors set balance = balance + 0.01 where id = $1', [investor]);
  const tie = await tieOf(6990);
  assert.deepEqual([tie.difference, tie.first_day], ['-0.01', null]);
  const { records: rows } = await records(6990);
  assert.deepEqual([rows[0]?.id, rows[0]?.difference], [investor, '-0.01']);
  await work.db.query('update investors set balance = balance - 0.01 where id = $1', [investor]);
});

test('an account without records of its own is not found, and no such day is no day', async () => {
  assert.equal((await work.outcome(`${path}/5110/records`, { as }))[0], 404);
  assert.deepEqual(await work.outcome(`${path}?date=2026-02-31`, { as }), [400, 'bad_request']);
});
