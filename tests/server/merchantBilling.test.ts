/** What merchants are owed: moves are only added, sums of a merchant are those of its moves, and each move tells what was owed after it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useWork } from '../support/investorWork';
import { makeMerchant } from '../support/merchants';

const work = useWork();
const merchant = (columns = {}) => makeMerchant(work.db, columns);

interface Move {
  id: number;
  date: string;
  kind: string;
  amount: string;
  balance: string;
}
interface Moves {
  transactions: Move[];
  count: number;
  totals: { purchase: string; commission: string; amount: string };
}
interface Given {
  date: string;
  kind: 'sale' | 'return' | 'payout';
  purchase?: string;
  commission?: string;
  amount: string;
}
const move = (merchantId: number, { date, kind, purchase = '0', commission = '0', amount }: Given) =>
  work.one<{ id: number }>(
    `insert into merchant_moves (merchant_id, date, kind, purchase, commission, amount, created_at)
     values ($1, $2::date, $3, $4, $5, $6, $2::date) returning id`,
    [merchantId, date, kind, purchase, commission, amount],
  );
const read = (id: number, query = '', as = 'accountant') =>
  work.answer<Moves>(`pay GET /v1/merchants/${id}/transactions?limit=100&${query}`, { as });

/** At 5 % of commission, as the worked example has it: sold twice, one piece taken back, paid out, and a late return. */
async function example(): Promise<number> {
  const id = await merchant({ discount_percent: 5 });
  const sale = { kind: 'sale' } as const;
  await move(id, {
    ...sale,
    date: '2026-01-10',
    purchase: '6000000.00',
    commission: '300000.00',
    amount: '5700000.00',
  });
  await move(id, { ...sale, date: '2026-01-20', purchase: '1899999.99', commission: '95000.00', amount: '1804999.99' });
  const back = { kind: 'return', date: '2026-01-25', purchase: '-750000.00', commission: '-37500.00' } as const;
  await move(id, { ...back, amount: '-712500.00' });
  await move(id, { kind: 'payout', date: '2026-02-02', amount: '-6792499.99' });
  const late = { kind: 'return', date: '2026-02-14', purchase: '-4500000.00', commission: '-225000.00' } as const;
  await move(id, { ...late, amount: '-4275000.00' });
  return id;
}

test('the worked example: what is owed after each move, and the sums', async () => {
  const id = await example();
  const { transactions, count, totals } = await read(id, 'order_by=date');
  assert.equal(count, 5);
  assert.deepEqual(
    transactions.map(({ kind, amount, balance }) => [kind, amount, balance]),
    [
      ['sale', '5700000.00', '5700000.00'],
      ['sale', '1804999.99', '7504999.99'],
      ['return', '-712500.00', '6792499.99'],
      ['payout', '-6792499.99', '0.00'],
      ['return', '-4275000.00', '-4275000.00'],
    ],
  );
  assert.deepEqual(totals, { purchase: '2649999.99', commission: '132500.00', amount: '-4275000.00' });
  assert.deepEqual(await work.one('select sales, debt from merchants where id = $1', [id]), {
    sales: '7899999.99',
    debt: '-4275000.00',
  });
});

test('a filter leaves what was owed after a move as it was', async () => {
  const id = await example();
  const { transactions, totals } = await read(id, 'kind=return&begin_date=2026-02-01&end_date=2026-02-28');
  assert.deepEqual(
    transactions.map(({ amount, balance }) => [amount, balance]),
    [['-4275000.00', '-4275000.00']],
  );
  assert.equal(totals.amount, '-4275000.00');
  const { transactions: second } = await work.answer<Moves>(
    `pay GET /v1/merchants/${id}/transactions?limit=2&offset=2&order_by=date`,
    { as: 'accountant' },
  );
  assert.equal(second[0]?.balance, '6792499.99');
});

test('moves are neither changed nor taken away', async () => {
  const id = await merchant();
  const { id: moveId } = await move(id, { kind: 'sale', date: '2026-01-10', purchase: '10', amount: '10' });
  await assert.rejects(work.db.query('update merchant_moves set amount = 1 where id = $1', [moveId]), /only added/);
  await assert.rejects(work.db.query('delete from merchant_moves where id = $1', [moveId]), /only added/);
  // A commission that is not between the purchase price and what is owed.
  await assert.rejects(move(id, { kind: 'sale', date: '2026-01-10', purchase: '10', commission: '1', amount: '10' }));
});

test('two who add moves of one merchant at once both count', async () => {
  const id = await merchant();
  await Promise.all(
    Array.from({ length: 8 }, () => move(id, { kind: 'sale', date: '2026-01-10', purchase: '10.01', amount: '10.01' })),
  );
  const sums = await work.one('select sales, debt from merchants where id = $1', [id]);
  assert.deepEqual(sums, { sales: '80.08', debt: '80.08' });
});

test('invoices are found by their number, with their sums, once per merchant and year', async () => {
  const id = await merchant();
  const add = (number: string, date: string, type = 'incoming') =>
    work.db.query(
      `insert into invoices (merchant_id, number, date, type, total, total_vat, status, created_at, seller_name, seller_inn, buyer_name, buyer_inn)
       values ($1, $2, $3::date, $4, 1120000, 120000, 'signed', $3::date, 'ООО «А»', '301234567', 'ООО «Б»', '306573219')`,
      [id, number, date, type],
    );
  await add('214', '2026-01-31');
  await add('214', '2025-01-31');
  await add('214', '2026-01-31', 'outgoing');
  await assert.rejects(add('214', '2026-06-01'), /duplicate key/);
  const found = await work.answer<{ invoices: { date: string }[]; count: number; totals: object }>(
    `pay GET /v1/merchants/${id}/invoices?search=214&type=incoming`,
    { as: 'kam' },
  );
  assert.deepEqual([found.count, found.totals], [2, { total: '2240000.00', total_vat: '240000.00' }]);
  assert.deepEqual(
    found.invoices.map(({ date }) => date),
    ['2026-01-31', '2025-01-31'],
  );
});

test('what merchants are owed is a right of its own', async () => {
  const id = await merchant();
  for (const [as, status] of Object.entries({ accountant: 200, kam: 200, director: 200, moderator: 403 }))
    assert.equal((await work.do(`pay GET /v1/merchants/${id}/transactions`, { as })).statusCode, status, as);
  assert.equal((await work.do('pay GET /v1/merchants/999999/transactions')).statusCode, 404);
});
