/** What the palette asks beside names and phones: a passport, the end of a card, an exact sum. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useWork } from '../support/investorWork';

const work = useWork();

const found = async (text: string) => {
  const query = `search=${encodeURIComponent(text)}&limit=100`;
  const answer = await work.do(`invest GET /investors?${query}`, { as: 'moderator' });
  return answer.json<{ investors: { id: number }[] }>().investors.map(({ id }) => id);
};

test('a passport finds its holder, whole and only for those to whom passports are shown', async () => {
  const id = await work.make({ last_name: 'Паспортов' });
  const other = await work.make({ last_name: 'Иной' });
  await work.db.query(
    `insert into personal_documents (investor_id, passport_id, updated_at) values ($1, 'AA1234567', '2026-01-01')`,
    [id],
  );
  await work.db.query(
    `insert into personal_documents (investor_id, passport_id, updated_at) values ($1, 'AA1234568', '2026-01-01')`,
    [other],
  );
  assert.deepEqual(await found('AA1234567'), [id]);
  assert.deepEqual(await found('aa 123-45-67'), [id]);
  assert.deepEqual(await found('AA123456'), []);
  await work.db.query(
    `delete from role_permissions where permission_id = 'investors' and action = 'get'
       and role_id = (select id from roles where name = 'moderator')`,
    [],
  );
  assert.deepEqual(await found('AA1234567'), []);
  assert.deepEqual(await found('Паспортов'), [id]);
});

test('claims are found by exactly their amount', async () => {
  const owner = await work.make({});
  const ids: number[] = [];
  for (const amount of ['1250000.50', '1250000.51', '1250000.50']) {
    const { id } = await work.one<{ id: number }>(
      `insert into claims (type, investor_id, status, payment_type, amount, created_at, updated_at)
       values ('cash_in', $1, 'pending', 'bank_account', $2, '2026-01-01', '2026-01-01') returning id`,
      [owner, amount],
    );
    ids.push(id);
  }
  const answer = await work.do('system GET /v1/claims?amount=1250000.50&order_by=created_at', { as: 'accountant' });
  const { claims } = answer.json<{ claims: { id: number }[] }>();
  assert.deepEqual(
    claims.map(({ id }) => id),
    [ids[0], ids[2]],
  );
});
