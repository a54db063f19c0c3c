/** Two at contracts of one customer at the same moment, on connections of their own: what he owes is what all of them leave. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { inTurn, postgresOnly, untilWaiting, whileHolding } from '../support/heldRows';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';
import { orderFaults } from '../support/orderFaults';
import { makeOrder, type MadeOrder } from '../support/orders';

const today = '2026-03-05';
const work = useWork(
  async ({ clock }) => clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime()),
  async () => ({ outer: { isDemo: true } }),
);
const versionOf = async (table: 'applications' | 'orders', id: number) =>
  (await work.one<{ version: number }>(`select version from ${table} where id = $1`, [id])).version;
async function pay({ applicationId }: MadeOrder, amount: string, version: number) {
  return work.outcome('pay POST /v1/installment/create-transaction', {
    ...{ as: 'accountant', key: newKey(), version },
    body: {
      ...{ installment_id: applicationId, kind: 'instalment', amount, gateway: 'bank', document_date: today },
      document_number: `TWO-${applicationId}`,
    },
  });
}
const codeOf = ([status, body]: [number, unknown]) => (status < 300 ? status : body);

describe('two at contracts of one customer', { skip: postgresOnly }, () => {
  const aYear = 'select from gl_years where year = 2026 for no key update';
  before(() =>
    work.db.query('insert into gl_years (year, last_number) values (2026, 0) on conflict (year) do nothing'),
  );
  const customerOf = ({ customerId }: MadeOrder) =>
    work.one('select contract_count, debt::text as debt, oldest_due from customers where id = $1', [customerId]);
  const isFree = async ({ customerId }: MadeOrder) => {
    const free = await work.db.query('select from customers where id = $1 for no key update skip locked', [customerId]);
    return free.length > 0;
  };

  test('two payments: what he owes is what both have left', async () => {
    const one = await makeOrder(work, { status: 'completed' });
    const other = await makeOrder(work, { status: 'completed', customerId: one.customerId, first: '2026-03-20' });
    const [first, second] = [
      await versionOf('applications', one.applicationId),
      await versionOf('applications', other.applicationId),
    ];
    const answers = await inTurn(
      work.db,
      aYear,
      () => pay(one, '516667.00', first),
      () => pay(other, '516667.00', second),
    );
    assert.deepEqual(answers.map(codeOf), [201, 201]);
    assert.deepEqual(await customerOf(one), { contract_count: 2, debt: '11366666.00', oldest_due: '2026-04-20' });
    assert.deepEqual([await orderFaults(work.db), await ledgerFaults(work.db)], [[], []]);
  });

  test('what changes neither debt nor force does not ask for the customer', async () => {
    const made = await makeOrder(work, { status: 'completed' });
    const asked = await makeOrder(work, { customerId: made.customerId });
    await work.db.transaction(async (sql) => {
      await sql.query('update installments set autopay = not autopay where id = $1', [made.applicationId]);
      await sql.query(`update applications set status = 'approved' where id = $1`, [asked.applicationId]);
      assert.equal(await isFree(made), true);
      await sql.query(`update applications set status = 'fully_paid' where id = $1`, [made.applicationId]);
      assert.equal(await isFree(made), false);
    });
    assert.deepEqual(await customerOf(made), { contract_count: 0, debt: '0.00', oldest_due: null });
    await work.db.query(`update applications set status = 'not_fully_paid' where id = $1`, [made.applicationId]);
    assert.deepEqual(await customerOf(made), { contract_count: 1, debt: '6200000.00', oldest_due: '2026-03-31' });
  });

  test('a sale holds the customer before the books, as a payment does', async () => {
    const made = await makeOrder(work, { status: 'approved_by_delivery' });
    const version = await versionOf('orders', made.id);
    const { completed, free } = await whileHolding(work.db, aYear, async () => {
      const asked = work.outcome(`pay POST /v3/orders/${made.id}/complete`, {
        ...{ as: 'moderator', key: newKey(), version, body: {} },
      });
      await untilWaiting(work.db, 1);
      return { completed: asked, free: await isFree(made) };
    });
    assert.equal(codeOf(await completed), 200);
    assert.equal(free, false);
    assert.deepEqual([await orderFaults(work.db), await ledgerFaults(work.db)], [[], []]);
  });

  test('the result of a scoring waits for the application first, and holds no customer meanwhile', async () => {
    const made = await makeOrder(work);
    await work.db.query(`update applications set status = 'confirmed' where id = $1`, [made.applicationId]);
    await work.db.query(
      `update customers set pinfl = '30101900999911', birthday = '1990-01-01', employment_type = 'employed', income = 30000000 where id = $1`,
      [made.customerId],
    );
    const version = await versionOf('applications', made.applicationId);
    let goOn: () => void = () => undefined;
    const isLetOn = new Promise<void>((resolve) => (goOn = resolve));
    // The first that is written of a result: until it goes on, somebody else has come to the application.
    const { scored, looked } = await whileHolding(work.db, 'lock table wings_requests in share mode', async () => {
      const asked = work.outcome(`pay PUT /v1/installments/${made.applicationId}/scoring`, {
        ...{ as: 'moderator', version, body: {} },
      });
      await untilWaiting(work.db, 1);
      const statement = `select from applications where id = ${made.applicationId} for no key update`;
      let isHeld: () => void = () => undefined;
      const isReady = new Promise<void>((resolve) => (isHeld = resolve));
      const looking = whileHolding(work.db, statement, async () => {
        isHeld();
        await isLetOn;
        await untilWaiting(work.db, 1);
        return isFree(made);
      });
      await isReady;
      return { scored: asked, looked: looking };
    });
    goOn();
    assert.equal(await looked, true);
    assert.equal(codeOf(await scored), 200);
  });
});
