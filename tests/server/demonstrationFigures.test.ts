/** Whoever of the demonstration shows a worked figure of the requirements is found by name, and shows it: everything is read as the panel reads it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { modules } from '../../server/app';
import { inside } from '../../server/db/database';
import { seedFigureReturns } from '../../server/modules/return-claims/index';
import { seedInvestors } from '../../server/seed/investors';
import { today } from '../../server/shared/clock';
import { startBackEnd, type BackEnd } from '../support/backEnd';
import { ledgerFaults } from '../support/ledger';
import { orderFaults, returnFaults } from '../support/orderFaults';

let server: BackEnd;
let token = '';
before(async () => {
  server = await startBackEnd(
    { outer: { isDemo: true } },
    {
      kind: 'figures',
      async fill(db, clock, files) {
        await db.transaction(async (sql) => {
          await seedInvestors(inside(sql), { set: 'small', clock, files });
          for (const { seed } of modules) await seed?.(sql, clock);
          await seedFigureReturns(sql, today(clock));
        });
      },
    },
  );
  ({ access_token: token } = await server.signIn('director'));
});
after(() => server.close());

async function read<Body>(url: string, ask: { method?: 'POST'; payload?: object; as?: string } = {}): Promise<Body> {
  const { method = 'GET', payload, as } = ask;
  const own = as === undefined ? token : (await server.signIn(as)).access_token;
  const answer = await server.call({ method, url: `/api/payment${url}`, token: own, ...(payload && { payload }) });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Body>();
}

interface Application {
  id: number;
  Status: string;
  contract_number: string | null;
}
const applicationOf = async (name: string, status?: string): Promise<Application> => {
  const { applications } = await read<{ applications: Application[] }>(
    `/v1/installments/applications?search=${encodeURIComponent(name)}${status === undefined ? '' : `&status=${status}`}`,
  );
  assert.equal(applications.length, 1, name);
  return applications[0]!; // counted just now
};
const idOf = async (name: string, status?: string) => (await applicationOf(name, status)).id;
async function orderOf(name: string): Promise<number> {
  const { orders } = await read<{ orders: { id: number }[] }>(`/v1/orders/orders?search=${encodeURIComponent(name)}`);
  assert.equal(orders.length, 1, name);
  return orders[0]!.id; // counted just now
}

interface Terms {
  Price_in_merchant: string;
  total: string;
  Installment_amount: string;
  Amount_per_month: string;
  checks: Record<string, unknown>;
  scoring_id: number;
}
const termsOf = (id: number) => read<Terms>(`/v1/installments/applications/${id}`);
interface Row {
  number: number;
  date: string;
  amount: string;
  paid_amount: string;
  cancelled_amount: string;
  debt: string;
  status: string;
  overdue_days: number;
}
const scheduleOf = async (id: number) =>
  (await read<{ schedule: Row[] }>(`/v1/installments/${id}/payment-schedule`)).schedule;
interface Info {
  paid: string;
  debt: string;
  rebate: string;
  to_pay_now: string;
  overdue_days: number;
  settlement: { debt: string; markup: string; rebate: string; amount: string } | null;
}
const infoOf = (id: number) => read<Info>(`/v1/installments/${id}/payment-info`);
interface SaleLines {
  products: { id: number; count: number; price_with_nds: string; nds_price: string }[];
  totals: { price_with_nds: string; nds_price: string };
}
const linesOf = (id: number) => read<SaleLines>(`/v1/installment-products/${id}`);

interface Preview {
  amount: string;
  debt: string;
  from_debt: string;
  debt_after: string;
  cuts: { number: number; after: string }[];
  fee: string;
  money: string;
  merchant_part: string;
  card: string | null;
}
/** What a return of so many pieces of each line would come to. */
async function previewOf(name: string, counts: readonly number[], reason = 'defect'): Promise<Preview> {
  const { products } = await linesOf(await idOf(name));
  const { preview } = await read<{ preview: Preview }>('/v3/return-claims', {
    ...{ method: 'POST', as: 'moderator' },
    payload: {
      ...{ order_id: await orderOf(name), reason, refund_method: 'bank', restock: true, dry_run: true },
      items: products.flatMap(({ id }, at) => (counts[at] ? [{ basket_item_id: id, count: counts[at] }] : [])),
    },
  });
  return preview;
}
interface Claim extends Pick<Preview, 'amount' | 'from_debt' | 'money' | 'fee' | 'merchant_part'> {
  id: number;
  status: string;
  preview: Preview;
}
async function claimOf(name: string): Promise<Claim> {
  const found = await read<{ return_claims: Claim[] }>(`/v3/return-claims?search=${encodeURIComponent(name)}`);
  assert.equal(found.return_claims.length, 1, name);
  return read<Claim>(`/v3/return-claims/${found.return_claims[0]!.id}`); // counted just now
}

test('nothing that they have breaks what holds of orders, returns and the books', async () => {
  assert.deepEqual(
    [await ledgerFaults(server.db), await orderFaults(server.db), await returnFaults(server.db)],
    [[], [], []],
  );
});

test('each is one customer, whom the list of customers finds by the name', async () => {
  const names = [
    ...['Основной', 'Копеечный', 'Предельный', 'Календарный', 'Трёхстрочный', 'Штучный', 'Просроченный', 'Опоздавший'],
    ...['Досрочный', 'Возвратный', 'Последний', 'Полный', 'Частичный', 'Округлённый', 'Зачётный', 'Балльный'],
  ];
  for (const name of names) {
    const { customers } = await read<{ customers: { name: string }[] }>(
      `/v1/customers?search=${encodeURIComponent(name)}`,
    );
    assert.deepEqual(
      customers.map((one) => one.name),
      [`${name} Шахзод Олимович`],
    );
  }
});

test('1: terms of the base and of the odd one', async () => {
  const base = await idOf('Основной');
  const { Price_in_merchant: price, Installment_amount: amount, total } = await termsOf(base);
  assert.deepEqual([price, amount, total], ['6000000.00', '6200000.00', '7200000.00']);
  assert.deepEqual(
    (await scheduleOf(base)).map((row) => row.amount),
    [...Array<string>(11).fill('516667.00'), '516663.00'],
  );
  const odd = await idOf('Копеечный');
  assert.equal((await termsOf(odd)).Installment_amount, '2612499.99');
  assert.deepEqual(
    (await scheduleOf(odd)).map((row) => row.amount),
    [...Array<string>(6).fill('373215.00'), '373209.99'],
  );
});

test('2: days follow the first one, never the one before', async () => {
  const days = (await scheduleOf(await idOf('Календарный'))).map(({ date }) => date.slice(5));
  assert.deepEqual(days, ['01-31', '02-28', '03-31', '04-30']);
});

test('3: the sale price of lines and of pieces', async () => {
  const { products, totals } = await linesOf(await idOf('Трёхстрочный'));
  assert.deepEqual(
    [totals.price_with_nds, ...products.map((line) => line.price_with_nds)],
    ['1000000.00', '333333.34', '333333.33', '333333.33'],
  );
  const base = await linesOf(await idOf('Основной'));
  assert.deepEqual(
    base.products.map((line) => [line.count, line.price_with_nds]),
    [
      [1, '5400000.00'],
      [2, '1800000.00'],
    ],
  );
  const pieces = [];
  for (const count of [1, 2, 3]) pieces.push((await previewOf('Штучный', [count])).amount);
  // 333 333,33; then 333 333,34; then 333 333,33.
  assert.deepEqual(pieces, ['333333.33', '666666.67', '1000000.00']);
});

test('4: the tax within the sale price', async () => {
  const { products, totals } = await linesOf(await idOf('Основной'));
  assert.deepEqual(
    [...products.map((line) => line.nds_price), totals.nds_price],
    ['578571.43', '192857.14', '771428.57'],
  );
});

test('5: a payment goes to the oldest row and then to the next, which is late by five days', async () => {
  const id = await idOf('Просроченный');
  const { transactions } = await read<{ transactions: { row: number | null; amount: string }[] }>(
    `/v1/installments/${id}/transactions`,
  );
  const last = transactions.filter(({ row }) => row !== null).slice(0, 2);
  assert.deepEqual(last.map(({ amount }) => amount).sort(), ['183333.00', '516667.00']);
  const info = await infoOf(id);
  assert.deepEqual([info.to_pay_now, info.overdue_days], ['333334.00', 5]);
  const late = (await scheduleOf(id)).find(({ status }) => status === 'overdue');
  assert.deepEqual([late?.paid_amount, late?.debt, late?.overdue_days], ['183333.00', '333334.00', 5]);
});

test('6: lateness adds nothing, after four hundred days neither', async () => {
  const id = await idOf('Опоздавший');
  const info = await infoOf(id);
  assert.deepEqual([info.overdue_days, info.debt, info.to_pay_now], [400, '6200000.00', '6200000.00']);
  assert.ok((await scheduleOf(id)).every(({ status }) => status === 'overdue'));
});

test('7: what settles a contract early, without a gift and with half of the markup', async () => {
  const { settlement } = await infoOf(await idOf('Основной'));
  assert.deepEqual(settlement, { debt: '4133332.00', markup: '799999.74', rebate: '0.00', amount: '4133332.00' });
  const { id, Status: status } = await applicationOf('Досрочный');
  const { rebate, debt, paid } = await infoOf(id);
  // Four rows, and 3 733 332,13.
  assert.deepEqual([status, rebate, debt, paid], ['fully_paid', '399999.87', '0.00', '5800000.13']);
  const { transactions } = await read<{ transactions: { payment_id: number; amount: string }[] }>(
    `/v1/installments/${id}/transactions`,
  );
  const last = await read<{ amount: string }>(`/v1/installment-payment/${transactions[0]!.payment_id}`); // there are some
  assert.equal(last.amount, '3733332.13');
});

test('8: what returns would come to, and what they have come to', async () => {
  const one = await previewOf('Возвратный', [0, 1]);
  assert.deepEqual(
    [one.amount, one.from_debt, one.debt_after, one.money],
    ['900000.00', '900000.00', '3233332.00', '0.00'],
  );
  assert.deepEqual(
    one.cuts.map(({ number, after }) => [number, after]),
    [
      [12, '0.00'],
      [11, '133330.00'],
    ],
  );
  assert.equal(one.merchant_part, '712500.00');
  const all = await previewOf('Возвратный', [1, 2], 'changed_mind');
  assert.deepEqual([all.fee, all.from_debt, all.money], ['40000.00', '4133332.00', '3026668.00']);

  const partial = await claimOf('Частичный');
  assert.deepEqual([partial.status, partial.from_debt, partial.money], ['approved_by_accountant', '900000.00', '0.00']);
  const left = await scheduleOf(await idOf('Частичный'));
  assert.deepEqual(
    left.slice(-2).map(({ debt, status }) => [debt, status]),
    [
      ['133330.00', 'planned'],
      ['0.00', 'cancelled'],
    ],
  );
  assert.equal((await infoOf(await idOf('Частичный'))).debt, '3233332.00');

  const whole = await claimOf('Полный');
  assert.deepEqual([whole.fee, whole.from_debt, whole.money], ['40000.00', '4133332.00', '3026668.00']);
  assert.equal((await infoOf(await idOf('Полный'))).debt, '0.00');
  const late = await claimOf('Последний');
  assert.deepEqual([late.from_debt, late.money, late.merchant_part], ['516663.00', '4883337.00', '4275000.00']);
});

interface Debt {
  opening: string;
  sales: string;
  returned: string;
  commission: string;
  to_pay: string;
  paid: string;
  debt: string;
  payable: string;
  payout_refusal: string | null;
}
async function debtsOf(name: string): Promise<Debt[]> {
  const { merchants } = await read<{ merchants: { id: number; name: string }[] }>(
    `/v1/merchants?search=${encodeURIComponent(name)}`,
  );
  const { id } = merchants.find((one) => one.name === name)!; // the demonstration has it
  return (await read<{ debts: Debt[] }>(`/v1/merchant-debts?merchant_id=${id}&order_by=month`)).debts;
}

test('9: what a merchant is to be paid, and a debt that is carried on', async () => {
  const [month, ...others] = await debtsOf('Namuna Savdo');
  assert.deepEqual(others, []);
  const { opening, sales, returned, commission, to_pay: toPay, paid, debt, payable, payout_refusal: refusal } = month!; // deep-equal above says there is one
  assert.deepEqual(
    { opening, sales, returned, commission, toPay, paid, debt, payable, refusal },
    {
      ...{ opening: '0.00', sales: '7899999.99', returned: '750000.00', commission: '357500.00' },
      ...{ toPay: '6792499.99', paid: '0.00', debt: '6792499.99', payable: '6792499.99', refusal: null },
    },
  );
  const months = await debtsOf('Qoldiq Savdo');
  assert.deepEqual(
    months.map((one) => [one.opening, one.sales, one.returned, one.paid, one.debt]),
    [
      ['0.00', '6000000.00', '0.00', '0.00', '5700000.00'],
      ['5700000.00', '0.00', '0.00', '5700000.00', '0.00'],
      ['0.00', '0.00', '4500000.00', '0.00', '-4275000.00'],
      ['-4275000.00', '3000000.00', '0.00', '0.00', '-1425000.00'],
    ],
  );
  assert.equal(months.at(-1)?.payout_refusal, 'nothing_to_pay');
});

test('10 and 11: burden, score and limit of one who asks', async () => {
  const { checks, scoring_id: scoringId } = await termsOf(await idOf('Балльный', 'waiting_for_approval'));
  assert.deepEqual(
    [checks['burden_percent'], checks['limit_amount'], checks['refused_by']],
    [37.71, '15000000.00', null],
  );
  interface Scoring {
    scoring: { score: number; base_score: number; result: string; factors: { points: number }[] };
    purchase_limits: { months: number; amount: string }[];
  }
  const { scoring, purchase_limits: limits } = await read<Scoring>(`/v1/scoring/${scoringId}`);
  assert.deepEqual(
    [scoring.base_score, scoring.factors.map(({ points }) => points), scoring.score, scoring.result],
    [500, [20, 40, 20, 60, 40, 0], 680, 'passed'],
  );
  assert.equal(limits.find(({ months }) => months === 12)?.amount, '15000000.00');
});

test('12: what is short of a limit, and the down payment with which it fits', async () => {
  const { checks } = await termsOf(await idOf('Предельный', 'waiting_for_approval'));
  assert.deepEqual(
    [
      checks['limit_amount'],
      checks['contracted'],
      checks['short_of'],
      checks['down_payment_offer'],
      checks['refused_by'],
    ],
    ['10000000.00', '4133332.00', '333332.00', '1268817.00', 'not_enough_limit'],
  );
});

/** What 4010 of a contract stands at by the entries of its moves. */
async function owedInBooks(name: string): Promise<number> {
  const moves = await server.db.query<{ id: number }>('select id from installment_moves where application_id = $1', [
    await idOf(name),
  ]);
  let owed = 0;
  for (const { id } of moves) {
    const answer = await server.call({
      ...{ method: 'GET', token },
      url: `/api/system-user/v1/gl-list?fact=installment_moves&fact_id=${id}&account_id=4010&limit=20`,
    });
    const { entries } = answer.json<{ entries: { debit: { id: number }; credit: { id: number }; amount: string }[] }>();
    for (const { debit, amount } of entries) owed += debit.id === 4010 ? Number(amount) : -Number(amount);
  }
  return Math.round(owed * 100) / 100;
}

test('13: the account of a contract after a return of a piece, of all, and after a gift', async () => {
  assert.equal(await owedInBooks('Основной'), 4_133_332);
  assert.equal(await owedInBooks('Частичный'), 3_233_332);
  assert.equal(await owedInBooks('Полный'), 0);
  assert.equal(await owedInBooks('Досрочный'), 0);
});

test('14: receipts of the down payment, the sale and a piece that came back, with their tax', async () => {
  interface Receipt {
    id: number;
    type: string;
    amount: string;
    vat: string;
  }
  const { checks } = await read<{ checks: Receipt[] }>(`/v1/ofd/checks?order_id=${await orderOf('Частичный')}`);
  const of = (type: string) => checks.filter((one) => one.type === type).map(({ amount, vat }) => [amount, vat]);
  assert.deepEqual(of('advance'), [['1000000.00', '107142.86']]);
  assert.deepEqual(of('sale'), [['7200000.00', '771428.57']]);
  assert.deepEqual(of('refund'), [['900000.00', '96428.57']]);
});

test('each phone of shops, their branches, sellers and agents has a code that the list of codes knows', async () => {
  const unknown = await server.db.query(
    `select phone from (
       select phone from merchants union all select phone from merchant_branches
       union all select phone from pos_agents) all_phones
     where not exists (select from phone_codes where code = substr(all_phones.phone, 4, 2))`,
  );
  assert.deepEqual(unknown, []);
});
