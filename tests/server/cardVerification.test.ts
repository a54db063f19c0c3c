/** Cards that wait to be verified: who decides, from which status, with which of the five reasons. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useWork } from '../support/investorWork';

const work = useWork();

async function photoKey(): Promise<string> {
  const key = await work.files.put(Buffer.from([1]), 'png');
  await work.db.query(
    `insert into files (key, name, kind, size, created_at) values ($1, 'card.png', 'png', 1, '2026-01-01')`,
    [key],
  );
  return key;
}
async function card(
  status = 'pending',
  columns: { holder?: string; expiry?: [number, number]; photo?: string | null } = {},
) {
  const { holder = 'KARIMOVA DILNOZA', expiry = [9, 2029], photo = await photoKey() } = columns;
  const investorId = await work.make({ last_name: 'Каримова', first_name: 'Дилноза' });
  const { id } = await work.one<{ id: number }>(
    `insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, bank, status, reject_reason, photo_key, created_at, updated_at)
     values ($1, '860012******9012', 'uzcard', $2, $3, $4, 'Kapitalbank', $5, $6, $7, '2026-01-01', '2026-01-01') returning id`,
    [investorId, holder, ...expiry, status, status === 'rejected' ? 'unreadable' : null, photo],
  );
  return { id, investorId };
}
const decide = (id: number, body: object, options: object = {}) =>
  work.outcome(`invest PUT /investors/card-verification/${id}`, { as: 'moderator', version: 1, body, ...options });
const reasons = ['name_mismatch', 'unreadable', 'expired_card', 'others_card'];

test('every pair of a status and a decision is made or refused', async () => {
  for (const from of ['pending', 'verified', 'rejected'])
    for (const to of ['verified', 'rejected']) {
      const { id } = await card(from);
      const body = to === 'rejected' ? { status: to, reject_reason: 'unreadable' } : { status: to };
      await work.expectMove('investor_cards', id, await decide(id, body), { from, to, isLegal: from === 'pending' });
    }
});

test('a card that has expired or came without a photo is not verified, and may be rejected', async () => {
  for (const [columns, code] of [
    [{ expiry: [1, 2020] }, 'card_expired'],
    [{ photo: null }, 'document_missing'],
  ] as const) {
    const { id } = await card('pending', columns as { expiry?: [number, number]; photo?: null });
    assert.deepEqual(await decide(id, { status: 'verified' }), [409, code]);
    assert.equal((await decide(id, { status: 'rejected', reject_reason: 'expired_card' }))[0], 200, code);
  }
});

test('a rejection names one of five reasons, and tells another one in words', async () => {
  for (const reject_reason of reasons) {
    const [status, answer] = await decide((await card()).id, { status: 'rejected', reject_reason });
    assert.deepEqual([status, (answer as { reject_reason: string }).reject_reason], [200, reject_reason]);
  }
  const { id } = await card();
  assert.deepEqual(await decide(id, { status: 'rejected' }), [422, 'reason_required']);
  assert.deepEqual(await decide(id, { status: 'rejected', reject_reason: 'other', comment: ' ' }), [422, 'required']);
  assert.deepEqual(await decide(id, { status: 'verified', reject_reason: 'other' }), [422, 'unknown_value']);
  assert.equal((await decide(id, { status: 'rejected', reject_reason: 'ugly' }))[0], 400);
  assert.equal((await decide(id, { status: 'rejected', reject_reason: 'other', comment: 'Чужой банк' }))[0], 200);
});

test('a decision has its author, stands in the history of the card and in the journal of the investor', async () => {
  const { id, investorId } = await card();
  const [, answer] = await decide(id, { status: 'verified' });
  const { decided_by, history, version } = answer as {
    decided_by: { name: string };
    version: number;
    history: { action: string; old: string; new: string; user: { name: string } }[];
  };
  assert.equal(version, 2);
  assert.deepEqual(
    history.map((row) => [row.action, row.old, row.new, row.user.name]),
    [['decide', 'pending', 'verified', decided_by.name]],
  );
  assert.deepEqual(
    (await work.journalOf(investorId)).map((row) => [row.action, row.field, row.new]),
    [['verify_card', `card ${id}`, 'verified']],
  );
  assert.deepEqual(await decide(id, { status: 'verified' }), [409, 'changed_meanwhile']);
  assert.deepEqual(await decide((await card()).id, { status: 'verified' }, { as: 'kam' }), [403, 'forbidden']);
});

test('who waits longest comes first; found by holder, last digits and status; an expired card says so', async () => {
  await work.db.query('delete from investor_cards');
  const old = await card('pending', { holder: 'ALIYEV SARDOR', expiry: [1, 2020] });
  const fresh = await card();
  await work.db.query(`update investor_cards set created_at = '2025-12-01' where id = $1`, [old.id]);
  const list = async (query: string) => {
    const [status, answer] = await work.outcome(`invest GET /investors/card-verification-claims?${query}`, {
      as: 'moderator',
    });
    assert.equal(status, 200, JSON.stringify(answer));
    return answer as { card_verification_claims: { id: number; is_expired: boolean; expiry: string }[]; count: number };
  };
  const all = await list('status=pending');
  assert.deepEqual(
    all.card_verification_claims.map((row) => [row.id, row.is_expired, row.expiry]),
    [
      [old.id, true, '01/20'],
      [fresh.id, false, '09/29'],
    ],
  );
  assert.deepEqual(
    (await list('search=aliyev')).card_verification_claims.map((row) => row.id),
    [old.id],
  );
  assert.equal((await list('search=9012')).count, 2);
  assert.equal((await list('status=verified')).count, 0);
});
