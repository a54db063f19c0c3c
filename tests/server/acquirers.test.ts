/** Which acquirer charges a card: the one of the payment settings, and the other one only where the first was surely not reached. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { startOuter, type OuterService } from '../support/customers';
import { newKey, useWork } from '../support/investorWork';
import { sell, type Sold } from '../support/returns';

let payme: OuterService;
let click: OuterService;
/** Where nobody listens any more. */
let gone: string;
/** Where they answer; the installation reads it at each call. */
const urls: Record<string, string> = {};
const work = useWork(undefined, async () => {
  [payme, click] = await Promise.all([startOuter({}), startOuter({})]);
  const closed = await startOuter({});
  gone = closed.url;
  await closed.close();
  Object.assign(urls, { payme: payme.url, click: click.url });
  return { outer: { cardGatewayUrls: urls, patience: 200 } };
});
after(() => Promise.all([payme.close(), click.close()]));
beforeEach(async () => {
  Object.assign(urls, { payme: payme.url, click: click.url });
  for (const service of [payme, click]) {
    service.say({ body: { status: 'success', rrn: '412345678901' } });
    service.asked.length = 0;
  }
  await choose('payme', 'click');
});

const choose = (acquirer: string, backup: string | null) =>
  work.db.query('update payment_settings set acquiring_provider = $1, backup_provider = $2', [acquirer, backup]);
interface Payment {
  id: number;
  version: number;
  status: string;
  error: string | null;
}
async function charge(sold: Sold, { key = newKey(), version }: { key?: string; version?: number } = {}) {
  const { id: cardId } = await work.one<{ id: number }>(
    'select d.id from payment_cards d join applications a on a.customer_id = d.customer_id where a.id = $1',
    [sold.applicationId],
  );
  const answer = await work.do('pay POST /v1/payments/transaction', {
    ...{ as: 'accountant', key, version: version ?? (await versionOf(sold)) },
    body: { installment_id: sold.applicationId, card_id: cardId, amount: '10000.00' },
  });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<Payment>();
}
const versionOf = async ({ applicationId }: Sold) =>
  (await work.answer<{ version: number }>(`pay GET /v1/installments/applications/${applicationId}`)).version;
const sync = ({ id }: Payment) =>
  work.answer<Payment>(`pay POST /v1/payments/transaction/sync?id=${id}`, { as: 'accountant' });
const acquirerOf = async ({ id }: Payment) =>
  (
    await work.one<{ acquirer: string }>(
      'select t.acquirer from installment_payments p join gateway_transactions t on t.id = p.gateway_transaction_id where p.id = $1',
      [id],
    )
  ).acquirer;
const paths = (service: OuterService) => service.asked.map(({ path }) => path);
const parts = async ({ id }: Payment) =>
  (await work.db.query('select from payment_parts where payment_id = $1', [id])).length;

test('the acquirer of the settings charges, and another one as soon as it is chosen', async () => {
  const sold = await sell(work.db);
  const first = await charge(sold);
  assert.deepEqual([first.status, paths(payme), paths(click)], ['success', ['/charges'], []]);
  await choose('click', 'payme');
  const second = await charge(sold);
  assert.deepEqual([second.status, paths(payme), paths(click)], ['success', ['/charges'], ['/charges']]);
  assert.deepEqual([await acquirerOf(first), await acquirerOf(second)], ['payme', 'click']);
});

test('what the acquirer keeps of a charge and where it was made is kept as it says it, and unknown where it says nothing', async () => {
  const sold = await sell(work.db);
  const said = { status: 'success', rrn: '412345678901' };
  const kept: unknown[] = [];
  for (const more of [{ commission: '50.00', terminal: '92406732' }, {}, { commission: 'half', terminal: '*' }]) {
    payme.say({ body: { ...said, ...more } });
    const { id } = await charge(sold);
    const list = await work.answer<Reply<'listCardTransactions'>>('pay GET /v3/payments/transactions', {
      as: 'accountant',
    });
    const one = list.transactions.find(({ payment_id: payment }) => payment === id);
    kept.push([one?.status, one?.commission, one?.terminal, list.totals.commission]);
  }
  assert.deepEqual(kept, [
    ['success', '50.00', '92406732', '50.00'],
    ['success', null, null, '50.00'],
    ['success', null, null, '50.00'],
  ]);
});

test('whoever has charged takes it back, whatever the settings say by then', async () => {
  const sold = await sell(work.db);
  const { id, version } = await charge(sold);
  await choose('click', null);
  const back = await work.answer<Payment>(`pay POST /v1/payments/transaction/${id}/cancel`, {
    ...{ as: 'accountant', key: newKey(), version, body: { comment: 'дважды' } },
  });
  assert.deepEqual([back.status, paths(payme), paths(click)], ['reversed', ['/charges', '/charges/reverse'], []]);
});

describe('where the connection to the first is refused', () => {
  beforeEach(() => void Object.assign(urls, { payme: gone }));

  test('the other one charges under the same name, once for its key, and is the one that is asked', async () => {
    const sold = await sell(work.db);
    click.say({ body: { status: 'pending' } });
    const [key, version] = [newKey(), await versionOf(sold)];
    const payment = await charge(sold, { key, version });
    const { external_id: name } = await work.one<{ external_id: string }>(
      'select external_id from installment_payments where id = $1',
      [payment.id],
    );
    assert.deepEqual([payment.status, await acquirerOf(payment)], ['new', 'click']);
    assert.deepEqual(
      click.asked.map(({ path, body }) => [path, body['external_id']]),
      [['/charges', name]],
    );
    // The first one is there again, and is asked for nothing that it has never heard of.
    Object.assign(urls, { payme: payme.url });
    click.say({ body: { status: 'success', rrn: '412345678901' } });
    assert.equal((await charge(sold, { key, version })).id, payment.id);
    assert.equal((await sync(payment)).status, 'success');
    assert.deepEqual([paths(payme), paths(click)[1], await parts(payment)], [[], '/charges/state', 1]);
  });

  test('and there is no other one, or it is not there either: the charge has failed, and another may be begun', async () => {
    const sold = await sell(work.db);
    await choose('payme', null);
    const alone = await charge(sold);
    assert.deepEqual([alone.status, alone.error], ['failed', 'not_received']);
    await choose('payme', 'click');
    Object.assign(urls, { click: gone });
    const both = await charge(sold);
    assert.deepEqual([both.status, both.error, await parts(both)], ['failed', 'not_received', 0]);
    Object.assign(urls, { payme: payme.url });
    assert.equal((await charge(sold)).status, 'success');
  });
});

for (const [name, said] of [
  ['says nothing', 'silence'],
  ['has an error of its own', { status: 500, body: {} }],
  ['answers with what is none', { body: 'not JSON' }],
  ['is still at it', { body: { status: 'pending' } }],
] as const)
  test(`the first one ${name}: it is not known what became of it, and nobody else is asked`, async () => {
    const sold = await sell(work.db);
    payme.say(said);
    const payment = await charge(sold);
    assert.deepEqual([payment.status, await acquirerOf(payment), paths(click)], ['new', 'payme', []]);
    await choose('click', 'payme');
    payme.say({ body: { status: 'success', rrn: '412345678901' } });
    assert.equal((await sync(payment)).status, 'success');
    assert.deepEqual([paths(click), await parts(payment)], [[], 1]);
  });

test('the first one refuses the card: that is an answer, and the other one is not asked', async () => {
  payme.say({ status: 422, body: { code: 'card_blocked' } });
  const payment = await charge(await sell(work.db));
  assert.deepEqual([payment.status, payment.error, paths(click)], ['failed', 'card_blocked', []]);
});

test('one that is turned off charges nothing: the other one is the first then', async () => {
  const sold = await sell(work.db);
  await work.db.query(`update payment_gateways set is_active = false where code = 'payme'`);
  const payment = await charge(sold);
  await work.db.query(`update payment_gateways set is_active = true where code = 'payme'`);
  assert.deepEqual([payment.status, paths(payme), await acquirerOf(payment)], ['success', [], 'click']);
});

test('an acquirer without an address charges nothing', async () => {
  const sold = await sell(work.db);
  await choose('uzum', null);
  const { id: cardId } = await work.one<{ id: number }>('select max(id) as id from payment_cards');
  assert.deepEqual(
    await work.outcome('pay POST /v1/payments/transaction', {
      ...{ as: 'accountant', key: newKey(), version: await versionOf(sold) },
      body: { installment_id: sold.applicationId, card_id: cardId, amount: '10000.00' },
    }),
    [409, 'service_missing'],
  );
});
