/** The gateway that cards are charged by: what its answers and its silence mean, and what an installation without one refuses. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chargeGatewayAt, outcomeOf } from '../../server/modules/instalments/gateway';
import { startOuter, type OuterService } from '../support/customers';
import { newKey, useWork } from '../support/investorWork';

const work = useWork();
let service: OuterService;
let gateway: ReturnType<typeof chargeGatewayAt>;
before(async () => {
  service = await startOuter({});
  gateway = chargeGatewayAt(service.url, 200);
});
after(() => service.close());

const charge = {
  gateway: 'uzcard',
  acquirer: null,
  externalId: 'a1b2c3',
  card: { token: 'tk_1', masked_pan: '860012******9012' },
  amount: '700000.00',
} as const;
const unknown = { status: 'unknown' };

for (const [said, answer, charged, asked] of [
  ['done', { body: { status: 'success', rrn: '412345678901' } }, { status: 'success', rrn: '412345678901' }],
  [
    'failed',
    { body: { status: 'failed', error: 'insufficient_funds' } },
    { status: 'failed', error: 'insufficient_funds' },
  ],
  ['under way', { body: { status: 'pending' } }, unknown],
  ['done without a number', { body: { status: 'success' } }, unknown],
  ['what is none', { body: 'not JSON' }, unknown],
  ['an error of its own', { status: 500, body: {} }, unknown],
  ['nothing', 'silence', unknown],
  ['too late', { after: 400, body: { status: 'success', rrn: '412345678901' } }, unknown],
  // What it refuses was not carried out; a question that it refuses says nothing.
  ['a refusal', { status: 422, body: { code: 'card_blocked' } }, { status: 'failed', error: 'card_blocked' }, unknown],
  [
    'that it knows none',
    { status: 404, body: { code: 'not_found' } },
    { status: 'failed', error: 'not_found' },
    { status: 'missing' },
  ],
] as const)
  test(`the gateway says ${said}`, async () => {
    service.say(answer);
    assert.deepEqual(await gateway.charge(charge), charged);
    assert.deepEqual(await gateway.ask(charge), asked ?? charged);
  });

test('it hears the token and the name, and no number of a card', async () => {
  service.say({ body: { status: 'pending' } });
  service.asked.length = 0;
  await gateway.charge(charge);
  await gateway.ask(charge);
  assert.deepEqual(service.asked, [
    { path: '/charges', body: { external_id: 'a1b2c3', token: 'tk_1', amount: '700000.00' } },
    { path: '/charges/state', body: { external_id: 'a1b2c3' } },
  ]);
});

test('a charge that it does not know may still be coming for a minute, and was never sent after it', () => {
  assert.deepEqual(outcomeOf({ status: 'missing' }, 60), unknown);
  assert.deepEqual(outcomeOf({ status: 'missing' }, 61), { status: 'failed', error: 'not_received' });
});

test('an installation that names no gateway charges nothing', async () => {
  const body = { installment_id: 1, card_id: 1, amount: '1.00' };
  assert.deepEqual(
    await work.outcome('pay POST /v1/payments/transaction', { as: 'accountant', body, version: 1, key: newKey() }),
    [409, 'service_missing'],
  );
});
