/** Application documents, tariff changes and the log of the scoring service. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { maskedMessage } from '../../server/modules/wings/masking';
import { useWork } from '../support/investorWork';

const work = useWork();

let number = 0;
async function document(status = 'new') {
  const investorId = await work.make({ last_name: 'Каримова', first_name: 'Дилноза' });
  number += 1;
  const { id } = await work.one<{ id: number }>(
    `insert into application_documents (number, type, investor_id, date, status, comment, decided_at, created_at, updated_at)
     values ($1, 'contract', $2, '2026-01-01', $3, $4, $5, '2026-01-01', '2026-01-01') returning id`,
    [
      `D-${number}`,
      investorId,
      status,
      status === 'rejected' ? 'Нет подписи' : null,
      status === 'new' ? null : '2026-01-02',
    ],
  );
  return { id, investorId };
}
const decide = (id: number, body: object, options: object = {}) =>
  work.outcome(`invest PUT /document/documents/${id}`, { as: 'moderator', version: 1, body, ...options });

const legal: Record<string, string[]> = { new: ['checked'], checked: ['accepted', 'rejected'] };

test('every pair of a status and a decision is made or refused', async () => {
  for (const from of ['new', 'checked', 'accepted', 'rejected'])
    for (const to of ['checked', 'accepted', 'rejected']) {
      const { id } = await document(from);
      const answer = await decide(id, { status: to, comment: 'Нет печати' });
      const isLegal = legal[from]?.includes(to) ?? false;
      await work.expectMove('application_documents', id, answer, { from, to, isLegal });
    }
});

test('a rejection says why; the history tells who', async () => {
  const { id, investorId } = await document('checked');
  assert.deepEqual(await decide(id, { status: 'rejected', comment: ' ' }), [422, 'reason_required']);
  const [, answer] = await decide(id, { status: 'rejected', comment: 'Нет печати' });
  const { history, comment } = answer as { comment: string; history: { field: string; new: string }[] };
  assert.equal(comment, 'Нет печати');
  assert.deepEqual(history.map((row) => [row.field, row.new]).sort(), [
    ['comment', 'Нет печати'],
    ['status', 'rejected'],
  ]);
  assert.deepEqual(
    (await work.journalOf(investorId)).map((row) => row.action),
    ['decide_document'],
  );
  assert.deepEqual(await decide(id, { status: 'accepted' }), [409, 'changed_meanwhile']);
  assert.deepEqual(await decide(id, { status: 'accepted' }, { as: 'kam', version: 2 }), [403, 'forbidden']);
  assert.deepEqual(await work.outcome('invest GET /document/documents/999999'), [404, 'not_found']);
});

test('an investor who is erased takes his papers along', async () => {
  const { id, investorId } = await document();
  await work.db.query(`update investors set status = 'archive' where id = $1`, [investorId]);
  const [status, answer] = await work.outcome(`system DELETE /v1/investors/${investorId}?number=${investorId}`);
  assert.equal(status, 204, JSON.stringify(answer));
  assert.deepEqual(await work.outcome(`invest GET /document/documents/${id}`), [404, 'not_found']);
});

test('tariff changes are listed with both tariffs in the language of the reader', async () => {
  await work.db.script(
    `insert into tariffs (id, code, strategy_id, name_ru, name_en, subject, month_count, min_amount, max_amount, percent, payout_period, early_exit_allowed, valid_from, created_at, updated_at)
     values (2, 'plus', 1, 'Накопительный', 'Savings', 'all', 12, 1, 1000000, 26, 'at_end', true, '2025-01-01', '2025-01-01', '2025-01-01')`,
  );
  const investorId = await work.make({ last_name: 'Каримова', first_name: 'Дилноза' });
  await work.db.query(
    `insert into tariff_change_claims (investor_id, investment_id, old_tariff_id, new_tariff_id, status, created_at, updated_at)
     values ($1, $2, 1, 2, 'pending', '2026-01-01', '2026-01-01')`,
    [investorId, await work.invest(investorId, 'active')],
  );
  const { claims, count } = await work.answer<Reply<'listTariffChangeClaims'>>(
    'invest GET /tariff-change-claims?status=pending&search=каримова',
    { as: 'moderator', language: 'en-US' },
  );
  assert.deepEqual([count, claims[0]?.old_tariff.name, claims[0]?.new_tariff.name], [1, 'Базовый', 'Savings']);
});

test('a tariff change tells who did what with it, and to no user who may not open it', async () => {
  const { id } = await work.one<{ id: number }>(`select max(id) as id from tariff_change_claims`, []);
  await work.db.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select timestamp '2026-01-01 10:00:00', null, 'submit', 'tariff_change_claim', $1, 'status', null, 'pending'
     union all
     select timestamp '2026-01-02 10:00:00', u.id, 'decide', 'tariff_change_claim', $1, 'status', 'pending', 'approved'
     from system_users u where u.username = 'moderator'`,
    [String(id)],
  );
  const asked = `invest GET /tariff-change-claims/${id}`;
  const { history } = await work.answer<Reply<'getTariffChangeClaim'>>(asked, { as: 'moderator' });
  assert.deepEqual(
    history.map((row) => [row.action, row.new, row.user?.name]),
    [
      ['decide', 'approved', 'Дилноза Каримова'],
      ['submit', 'pending', undefined],
    ],
  );
  await work.deny('hunter', 'tariff_change.get');
  assert.deepEqual(await work.outcome(asked, { as: 'hunter' }), [403, 'forbidden']);
  assert.deepEqual(await work.outcome('invest GET /tariff-change-claims/999999'), [404, 'not_found']);
});

test('personal values are masked under other names, in lists and objects, and in words', () => {
  const secret =
    /30101900010018|901234567|1234567|123456789012|Каримова|Навои|1985-04|301234567|7500000|20208000900123456001/;
  const message = {
    ...{
      PINFL: '30101900010018',
      phoneNumber: '998901234567',
      'passport-number': 'AA1234567',
      birthDate: '1985-04-17',
    },
    ...{ card_number: '8600123456789012', lastName: 'Каримова', INN: 301234567, bankAccount: '20208000900123456001' },
    address: { city: 'Навои', street: { house: 5, flat: null } },
    phone: ['998901234567', ['+998 90 123 45 67']],
    katm_bureau: { debts: [{ amount: 7500000, lender: 'Каримова' }] },
    note: 'Звонили +998 90 123-45-67, карта 8600 1234 5678 9012, паспорт АА 1234567, ПИНФЛ 30101900010018',
    raw: 30101900010018,
    '998901234567': true,
  };
  const masked = maskedMessage(message);
  assert.doesNotMatch(JSON.stringify(masked).replace(/[\s-]/g, ''), secret);
  assert.deepEqual(masked.phone, ['+998 90 *** ** 67', ['+998 90 *** ** 67']]);
  assert.deepEqual(maskedMessage({ birthday: '17.04.1985', card: '8600-1234', tel_phone: '12345' }), {
    ...{ birthday: '•••', card: '•••', tel_phone: '•••' },
  });
  assert.deepEqual(masked.address, { city: '•••', street: { house: '•••', flat: null } });
  const plain = {
    ...{
      score: 640,
      decision: 'passed',
      product_name: 'Savings',
      scorecard: 'v12',
      code: 'NOT_FOUND',
      ok: true,
      none: null,
    },
    ...{
      at: '2026-11-20 12:00:00',
      id: '550e8400-e29b-41d4-a716-446655440000',
      amount: 3000000,
      limits: [{ months: 6 }],
    },
  };
  assert.deepEqual(maskedMessage(plain), plain);
});

test('a message of the scoring service is told with its personal values masked, however deep', async () => {
  const message = { pinfl: '30101900010018', list: [{ phone: 998901234567, score: 640 }], address: 'Навои, 5' };
  assert.deepEqual(maskedMessage(message), {
    ...{ pinfl: '3010******0018', list: [{ phone: '+998 90 *** ** 67', score: 640 }], address: '•••' },
  });
  const { id } = await work.one<{ id: number }>(
    `insert into wings_requests (type, status, request, created_at) values ('scoring', 'timeout', $1, '2026-01-01') returning id`,
    [JSON.stringify(message)],
  );
  const [status, answer] = await work.outcome(`pay GET /v1/wings-requests/${id}`, { as: 'moderator' });
  assert.equal(status, 200, JSON.stringify(answer));
  assert.doesNotMatch(JSON.stringify(answer), /30101900010018|998901234567/);
  const [, page] = await work.outcome('pay GET /v1/wings-requests?status=timeout', { as: 'moderator' });
  assert.equal((page as { count: number }).count, 1);
});
