/** What a partner is owed is paid by a posted cash-out that names his share: the whole of it, once, and owed again when it is reversed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useDividends } from '../support/dividends';
import { newKey } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';

const { work, strategy, october, profit, calculate, pay, payAll, balanceOf } = useDividends();

interface Share {
  id: number;
  amount: string;
  status: string;
  is_platform: boolean;
  is_payable: boolean;
  partner: { id: number };
  payment: { id: number; name: string } | null;
  paid_at: string | null;
}
interface Posting {
  id: number;
  version: number;
  number: string | null;
  status: string;
  link: { type: string; id: number } | null;
  lines: { strategy: { id: number } | null }[];
}
/** The shares of a strategy, those of the platform first. */
async function shares(of: number): Promise<Share[]> {
  const { distributions } = await work.answer<{ distributions: (Share & { strategy: { id: number } })[] }>(
    'system GET /v1/profit-distribution-list?limit=100&order_by=-amount',
  );
  return distributions.filter((one) => one.strategy.id === of);
}
/** A strategy whose October is let be paid, with its three shares. */
async function paid() {
  const own = await strategy();
  await october(own);
  await profit(own, 'divided');
  assert.equal((await pay())[0], 200);
  await payAll();
  const [platform, second, third] = (await shares(own)) as [Share, Share, Share];
  return { own, platform, second, third };
}
async function terms(share: Share, other: object = {}) {
  const { id } = await work.one<{ id: number }>(`select id from gl_operations where code = 'partner_payout'`);
  return {
    ...{ date: '2026-11-10', account_id: 5110, to_account_id: 6610, operation_id: id, amount: share.amount },
    ...{ counterparty: 'Второй', link: { type: 'profit_distribution', id: share.id }, ...other },
  };
}
const draft = async (share: Share, other?: object, way = 'cash-out') =>
  work.do(`system POST /v1/gl/${way}-create`, { as: 'accountant', key: newKey(), body: await terms(share, other) });
async function made(share: Share) {
  const answer = await draft(share);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<Posting>();
}
const look = (id: number) =>
  work.answer<Posting>(`system GET /v1/gl-list/${id}/cash-in-out-detail`, { as: 'accountant' });
const change = async (id: number, body: object, as = 'accountant2') =>
  work.outcome(`system PUT /v1/gl-list/${id}/cash-in-out-detail`, {
    ...{ as, body, key: newKey(), version: (await look(id)).version },
  });
const tie = async () => {
  const { months } = await work.answer<{ months: { id: number; month: string }[] }>(
    'system GET /v1/closing-months-list?limit=100',
  );
  const { id } = months.reduce((last, one) => (one.month > last.month ? one : last));
  const { checklist } = await work.answer<{ checklist: { code: string; tie: { difference: string } | null }[] }>(
    `system GET /v1/closing-months-list/${id}`,
    { as: 'accountant' },
  );
  return checklist.find(({ code }) => code === 'tie_6610')?.tie?.difference;
};

test('a posted cash-out of the same amount pays the share; reversed, it is owed again and may be paid anew', async () => {
  const { own, second } = await paid();
  assert.deepEqual([second.amount, second.status, second.is_payable], ['266396.35', 'calculated', true]);
  const { id, link } = await made(second);
  assert.deepEqual(link, { type: 'profit_distribution', id: second.id, name: 'Второй' });
  // A draft pays nothing yet.
  const find = async () => (await shares(own)).find((one) => one.id === second.id)!;
  assert.equal((await find()).status, 'calculated');
  assert.deepEqual(await change(id, { action: 'post' }, 'accountant'), [409, 'same_person']);
  assert.equal((await change(id, { action: 'post' }))[0], 200);
  const posted = await look(id);
  assert.deepEqual(posted.lines[0]?.strategy?.id, own);
  const after = await find();
  assert.deepEqual([after.status, after.is_payable, after.payment], ['paid', false, { id, name: posted.number }]);
  assert.ok(after.paid_at);
  assert.equal(await tie(), '0.00');

  const [, reversal] = await change(id, { action: 'reverse' });
  assert.equal((await find()).status, 'paid');
  assert.equal((await change((reversal as Posting).id, { action: 'post' }, 'accountant'))[0], 200);
  const owed = await find();
  assert.deepEqual([owed.status, owed.is_payable, owed.payment, owed.paid_at], ['calculated', true, null, null]);
  assert.equal(await tie(), '0.00');
  // Else the money would be out and the share still owed.
  const twice = await change((reversal as Posting).id, { action: 'reverse' });
  assert.deepEqual(twice, [409, 'transition_not_allowed']);
  const again = await made(second);
  assert.equal((await change(again.id, { action: 'post' }))[0], 200);
  assert.equal((await find()).payment?.id, again.id);
  assert.equal(await tie(), '0.00');
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('another sum, another account, money that comes in, and a share that is not to be paid are refused', async () => {
  const { second, third, platform } = await paid();
  const cases: [Share, object, Record<string, string>, string?][] = [
    [second, { amount: '266396.34' }, { link: 'share_differs' }],
    [second, { amount: third.amount }, { link: 'share_differs' }],
    [second, { to_account_id: 9420 }, { to_account_id: 'share_account' }],
    [
      second,
      {
        to_account_id: undefined,
        lines: [
          { account_id: 6610, amount: '266396.34' },
          { account_id: 9430, amount: '0.01' },
        ],
      },
      { lines: 'share_account' },
    ],
    [second, { link: null }, { to_account_id: 'account_not_manual' }],
    [second, { link: { type: 'investor', id: await work.make() } }, { to_account_id: 'account_not_manual' }],
    [platform, {}, { link: 'share_not_payable' }],
    [{ ...second, id: 999_999 }, {}, { link: 'unknown_value', to_account_id: 'account_not_manual' }],
  ];
  for (const [share, other, fields] of cases) {
    const answer = await draft(share, other);
    assert.deepEqual([answer.statusCode, answer.json<{ fields?: object }>().fields], [422, fields]);
  }
  const { id: receipt } = await work.one<{ id: number }>(`select id from gl_operations where code = 'other_receipt'`);
  const inwards = await draft(second, { operation_id: receipt }, 'cash-in');
  assert.deepEqual([inwards.statusCode, inwards.json<{ fields?: object }>().fields], [422, { link: 'unknown_value' }]);
  // Neither does a change of the draft get round it.
  const { id } = await made(second);
  const changed = await terms(second, { amount: '1.00' });
  assert.deepEqual(await change(id, { action: 'update', terms: changed }, 'accountant'), [422, 'share_differs']);
});

test('a share is not paid before its dividends are let be paid', async () => {
  const own = await strategy();
  await october(own);
  await profit(own, 'divided');
  const early = (await shares(own))[1]!;
  assert.equal(early.is_payable, false);
  const refused = await draft(early);
  assert.deepEqual(
    [refused.statusCode, refused.json<{ fields: object }>().fields],
    [422, { link: 'share_not_payable' }],
  );
  // Counted anew, the first share is nobody's any more.
  assert.equal((await calculate(own))[0], 202);
  assert.equal((await pay())[0], 200);
  await payAll();
  assert.equal((await draft(early)).statusCode, 422);
  assert.equal((await draft((await shares(own))[1]!)).statusCode, 201);
});

test('of two drafts for one share the first that is posted pays it, the other is refused', async () => {
  const { own, second } = await paid();
  const both = [await made(second), await made(second)];
  const done = await Promise.all(both.map(({ id }) => change(id, { action: 'post' })));
  assert.deepEqual(done.map(([status]) => status).sort(), [200, 409]);
  assert.equal(done.find(([status]) => status === 409)![1], 'share_not_payable');
  const { credit } = await work.one<{ credit: string }>(
    `select coalesce(sum(amount), 0)::numeric(18, 2)::text as credit from gl_entries where debit = 6610 and credit = 5110 and strategy_id = $1`,
    [own],
  );
  assert.equal(credit, second.amount);
  // What the month accrued is still all there.
  assert.equal(await balanceOf(6610, own), '3510405.29');
});

test('shares to be paid are found by what may be paid now', async () => {
  const { own, second, third } = await paid();
  const payable = async (wanted: boolean) =>
    (
      await work.answer<{ distributions: (Share & { strategy: { id: number } })[] }>(
        `system GET /v1/profit-distribution-list?limit=100&is_payable=${wanted}&order_by=-amount`,
      )
    ).distributions
      .filter((one) => one.strategy.id === own)
      .map(({ id }) => id);
  assert.deepEqual(await payable(true), [second.id, third.id]);
  const { id } = await made(second);
  await change(id, { action: 'post' });
  assert.deepEqual(await payable(true), [third.id]);
  assert.ok((await payable(false)).includes(second.id));
});
