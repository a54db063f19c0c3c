/** Journey 15: taxes are verified in bulk. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { newKey, useWork } from '../support/investorWork';

const work = useWork();

async function tax(status: string, base = '100000.00') {
  const investorId = await work.make({ last_name: 'Каримова', first_name: 'Дилноза', pinfl: '30101900010018' });
  const { id } = await work.one<{ id: number }>(
    `insert into tax_transactions (date, month, investor_id, income_type, base_amount, rate_percent, tax_amount, status, error, verified_at, created_at)
     values ('2026-03-05', '2026-02-01', $1, 'dividend', $2, 5, round($2::numeric * 0.05, 2), $3, $4, $5, '2026-03-01') returning id`,
    [investorId, base, status, status === 'error' ? 'Нет ИНН' : null, status === 'verified' ? '2026-03-06' : null],
  );
  return id;
}
const verify = (ids: number[], as = 'accountant', key = newKey()) =>
  work.outcome('invest POST /payments/tax-transactions/verify', { as, key, body: { ids } });

test('only a new row is verified; from every other status it is refused', async () => {
  for (const from of ['new', 'verified', 'error']) {
    const id = await tax(from);
    const move = { from, to: 'verified', isLegal: from === 'new' };
    await work.expectMove('tax_transactions', id, await verify([id]), move);
  }
  assert.deepEqual(await verify([999_999]), [404, 'not_found']);
});

test('of many the new ones are verified with their sums, the others are told; sent again it is the same answer', async () => {
  const ids = [await tax('new'), await tax('error'), await tax('new', '20000.10'), await tax('verified')] as const;
  const key = newKey();
  const first = await verify([...ids, 999_999], 'accountant', key);
  assert.deepEqual(first, [
    200,
    {
      verified: [ids[0], ids[2]],
      skipped: [
        { id: ids[1], code: 'transition_not_allowed' },
        { id: ids[3], code: 'transition_not_allowed' },
        { id: 999_999, code: 'not_found' },
      ],
      totals: { base_amount: '120000.10', tax_amount: '6000.01' },
    },
  ]);
  assert.deepEqual(await verify([...ids, 999_999], 'accountant', key), first);
  const written = await Promise.all(ids.map(async (id) => (await work.journalOf(id, 'tax_transaction')).length));
  assert.deepEqual(written, [1, 0, 1, 0]);
  const asked = `invest GET /payments/tax-transactions/${ids[0]}`;
  const { history, verified_by } = await work.answer<Reply<'getTaxTransaction'>>(asked, { as: 'accountant' });
  assert.deepEqual(
    history.map((row) => ({ ...row, id: 0, created_at: '' })),
    [{ id: 0, action: 'verify', field: 'status', old: 'new', new: 'verified', user: verified_by, created_at: '' }],
  );
  assert.deepEqual(await work.outcome('invest GET /payments/tax-transactions/999999'), [404, 'not_found']);
  assert.deepEqual(await work.outcome(asked, { as: 'kam' }), [403, 'forbidden']);
  assert.deepEqual(await verify([ids[1]], 'moderator'), [403, 'forbidden']);
});

test('taxes are found by month, status and the digits of a PINFL that nobody is shown, with their sums', async () => {
  await work.db.query('delete from tax_transactions');
  const id = await tax('new', '1000.00');
  await tax('error', '3000.00');
  const list = (query: string) =>
    work.answer<Reply<'listTaxTransactions'>>(`invest GET /payments/tax-transactions?${query}`, { as: 'accountant' });
  const found = await list('status=new&month=2026-02&search=30101900010018');
  assert.deepEqual(
    found.transactions.map((row) => [row.id, row.pinfl_or_inn, row.month]),
    [[id, '3010******0018', '2026-02']],
  );
  assert.deepEqual((await list('')).totals, { base_amount: '4000.00', tax_amount: '200.00' });
  assert.equal((await list('month=2026-01')).count, 0);
  assert.equal((await work.outcome('invest GET /payments/tax-transactions?month=2026-13'))[0], 400);
});

test('a search meets name and document together, takes its first five words, and what it finds keeps order and page', async () => {
  await work.db.query('delete from tax_transactions');
  const ids = [await tax('verified', '300.00'), await tax('verified', '100.00'), await tax('verified', '200.00')];
  await tax('verified', '900.00');
  await work.db.query(`update tax_transactions set payment_document = 'ПД-77_%' || id where id = any ($1::int[])`, [
    ids,
  ]);
  const list = async (query: Record<string, string>) => {
    const path = `invest GET /payments/tax-transactions?${new URLSearchParams(query).toString()}`;
    const { transactions, count, totals } = await work.answer<Reply<'listTaxTransactions'>>(path, { as: 'accountant' });
    return { ids: transactions.map(({ id }) => ids.indexOf(id)), count, base: totals.base_amount };
  };
  const search = 'дилноза пд-77';
  assert.deepEqual(await list({ search, order_by: 'base_amount' }), { ids: [1, 2, 0], count: 3, base: '600.00' });
  assert.deepEqual(await list({ search, order_by: '-base_amount', offset: '1', limit: '1' }), {
    ...{ ids: [2], count: 3, base: '600.00' },
  });
  assert.equal((await list({ search: 'каримова 77_%' })).count, 3, 'the signs of a pattern mean themselves');
  assert.equal((await list({ search: 'каримова 7_7' })).count, 0);
  assert.equal((await list({ search: `${search} каримова кар дил нигде` })).count, 3);
  assert.equal((await list({ search: `${search} каримова кар нигде` })).count, 0);
  assert.equal((await list({ search: String(ids[0]) })).ids.includes(0), true);
});
