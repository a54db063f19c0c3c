/** How payments are taken: what is refused beside which field, and who may change it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { useWork } from '../support/investorWork';

type Answer = Reply<'getPaymentSettings'>;
const work = useWork();
const read = () => work.answer<Answer>('pay GET /v1/payments/settings');
const change = async (body: object, as = 'director', version?: number) => {
  const seen = version ?? (await read()).setting.version;
  const answer = await work.do('pay PUT /v1/payments/settings', { as, version: seen, body });
  const { code, fields } = answer.json<{ code?: string; fields?: object }>();
  return [answer.statusCode, code, fields] as const;
};

test('gateways that take payments may be chosen: those of the desk and of the bank may not', async () => {
  const { setting, gateways } = await read();
  assert.deepEqual(gateways.map(({ code }) => code).sort(), ['click', 'payme', 'uzum']);
  assert.deepEqual(
    [setting.acquiring_provider, setting.backup_provider, setting.autopay_enabled],
    ['payme', 'click', false],
  );
});

test('what cannot be right is refused beside its field, and nothing is changed', async () => {
  await work.db.query(`update payment_gateways set is_active = false where code = 'uzum'`);
  const before = await read();
  const rows: [object, number, string | undefined, object | undefined][] = [
    [{ backup_provider: 'payme' }, 422, 'same_gateway', { backup_provider: 'same_gateway' }],
    [{ acquiring_provider: 'click' }, 422, 'same_gateway', { backup_provider: 'same_gateway' }],
    [{ backup_provider: 'uzum' }, 422, 'gateway_off', { backup_provider: 'gateway_off' }],
    [{ acquiring_provider: 'uzum' }, 422, 'gateway_off', { acquiring_provider: 'gateway_off' }],
    [{ acquiring_provider: 'cash' }, 422, 'unknown_value', { acquiring_provider: 'unknown_value' }],
    [{ autopay_enabled: true, autopay_hours: [] }, 422, 'required', { autopay_hours: 'required' }],
    [{ min_amount: '0.00' }, 422, 'out_of_range', { min_amount: 'out_of_range' }],
    [{ min_amount: '60000000.00' }, 422, 'min_above_max', { max_amount: 'min_above_max' }],
    [{ max_amount: '999.99' }, 422, 'min_above_max', { max_amount: 'min_above_max' }],
  ];
  for (const [body, ...expected] of rows) assert.deepEqual(await change(body), expected, JSON.stringify(body));
  for (const body of [
    { autopay_hours: [24] },
    { autopay_hours: [9, 9] },
    { retry_count: 11 },
    { ofd_provider: 'x' },
    {},
  ])
    assert.equal((await change(body))[0], 400, JSON.stringify(body));
  assert.deepEqual(await read(), before);
});

test('a change is kept with its history, on the version that was seen', async () => {
  const { setting } = await read();
  const [status] = await change({
    autopay_enabled: true,
    autopay_hours: [18, 0, 9],
    retry_count: 5,
    backup_provider: null,
  });
  assert.equal(status, 200);
  const { setting: now, history } = await read();
  assert.deepEqual([now.autopay_hours, now.retry_count, now.backup_provider], [[0, 9, 18], 5, null]);
  assert.deepEqual(history.map(({ field, old, new: value }) => [field, old, value]).sort(), [
    ['autopay_enabled', 'false', 'true'],
    ['autopay_hours', '9, 13, 18', '0, 9, 18'],
    ['backup_provider', 'click', null],
    ['retry_count', '3', '5'],
  ]);
  assert.deepEqual((await change({ retry_count: 1 }, 'director', setting.version)).slice(0, 2), [
    409,
    'changed_meanwhile',
  ]);
  // A gateway that was turned off after it was chosen does not bar the rest.
  await work.db.query(`update payment_gateways set is_active = false where code = 'payme'`);
  assert.equal((await change({ retry_count: 2 }))[0], 200);
});

test('the executive reads, nobody but the administrator changes', async () => {
  for (const as of ['moderator', 'kam', 'accountant'])
    assert.equal((await work.do('pay GET /v1/payments/settings', { as })).statusCode, 403, as);
  assert.equal((await work.do('pay GET /v1/payments/settings', { as: 'executive' })).statusCode, 200);
  assert.equal((await change({ retry_count: 4 }, 'executive'))[0], 403);
});
