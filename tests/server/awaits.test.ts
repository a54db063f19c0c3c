/** What waits for the caller is what he may decide: his right for it, and nothing that he asked for or set himself (D-40). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { modules } from '../../server/app';
import { seedInvestors } from '../../server/seed/investors';
import { startBackEnd, type BackEnd } from '../support/backEnd';

let server: BackEnd;
before(async () => {
  server = await startBackEnd(
    {},
    {
      kind: 'awaits',
      async fill(db, clock, files) {
        await seedInvestors(db, { set: 'small', clock, files });
        await db.transaction(async (sql) => {
          for (const { seed } of modules) await seed?.(sql, clock);
        });
      },
    },
  );
});
after(() => server.close());

interface Person {
  id: number;
}
interface Row {
  id?: number;
  document_id?: number;
  type?: string;
  status: string;
  amount: string;
  initiator?: Person | null;
  changed_by?: Person | null;
  terms_set_by?: number[];
  barred_signer?: Person | null;
  obstacle?: string | null;
}

const isOpen = ({ status }: Row) => status === 'pending' || status === 'in_process';
const set = ({ terms_set_by: ids = [] }: Row, me: number) => ids.includes(me);
/** By hand, from the rows as everybody is answered them. */
const lists: [
  name: string,
  path: string,
  key: string,
  waits: (row: Row, me: number, mayBalance: boolean) => boolean,
][] = [
  [
    'general claims',
    'system-user/v1/claims?limit=1000',
    'claims',
    (row, me, mayBalance) =>
      isOpen(row) &&
      ['cash_in', 'cash_out', ...(mayBalance ? ['refill', 'withdraw'] : [])].includes(row.type ?? '') &&
      row.initiator?.id !== me &&
      !set(row, me),
  ],
  [
    'cash-out claims',
    'investment/investments/requests/cash-out?limit=1000',
    'exit_claims',
    (row, me) => row.status === 'pending' && row.changed_by?.id !== me && !set(row, me),
  ],
  [
    'documents to sign',
    'investment/payments/cash-out/dibank-claims?limit=1000&status=all',
    'list',
    (row, me) => row.status === 'draft' && row.barred_signer?.id !== me,
  ],
];
const people = [
  { name: 'accountant', decides: true, mayBalance: false },
  { name: 'executive', decides: true, mayBalance: true },
  { name: 'moderator', decides: false, mayBalance: false },
];
const idOf = async (name: string) => {
  const [row] = await server.db.query<{ id: number }>('select id from system_users where username = $1', [name]);
  return row!.id;
};

const numbers = (rows: Row[]) => rows.map((row) => row.id ?? row.document_id ?? 0).sort((a, b) => a - b);

for (const [name, path, key, waits] of lists)
  test(`${name} are those that the caller may decide`, async () => {
    // The accountant has set something of the first that wait, and approved the claims of the first drafts.
    const [accountant, executive] = [await idOf('accountant'), await idOf('executive')];
    await server.db.query(
      `update claims set terms_set_by = array[$1::int]
       where id in (select id from claims where status = 'pending' order by id limit 3)`,
      [accountant],
    );
    await server.db.query(
      `update claims set created_by = $1 where id = (select max(id) from claims where status = 'pending')`,
      [executive],
    );
    await server.db.query(
      `update exit_claims set terms_set_by = array[$1::int, $2::int]
       where id in (select id from exit_claims where status = 'pending' order by id limit 2)`,
      [accountant, executive],
    );
    await server.db.query(
      `update exit_claims set changed_by = $1 where id = (select max(id) from exit_claims where status = 'pending')`,
      [accountant],
    );
    await server.db.query(
      `update exit_claims c set processed_by = $1 from dibank_documents d
       where d.exit_claim_id = c.id and d.status = 'draft'`,
      [accountant],
    );
    await server.db.query(
      `update dibank_documents set amount = 60000000
       where id = (select min(id) from dibank_documents where status = 'draft')`,
    );
    for (const { name: username, decides, mayBalance } of people) {
      const id = await idOf(username);
      const token = (await server.signIn(username)).access_token;
      const read = async (url: string) => {
        const answer = await server.call({ method: 'GET', url: `/api/${url}`, token });
        if (answer.statusCode === 403) return undefined;
        assert.equal(answer.statusCode, 200, answer.body);
        return answer.json<Record<string, Row[]> & { count: number }>();
      };
      const all = await read(path);
      const mine = await read(`${path}&awaits=me`);
      if (all === undefined || mine === undefined) continue;
      const expected = decides ? numbers(all[key]!.filter((row) => waits(row, id, mayBalance))) : [];
      assert.deepEqual(numbers(mine[key]!), expected, username);
      assert.equal(mine.count, expected.length);
      if (!decides) continue;
      const waiting = all[key]!.filter((row) => isOpen(row) || row.status === 'draft');
      assert.ok(expected.length > 0, `nothing waits for ${username}`);
      if (username === 'accountant') assert.ok(expected.length < waiting.length, 'nothing is left out');
    }
  });

test('changes of access are those that the caller may confirm', async () => {
  const { access_token: token } = await server.signIn('director');
  const { access_token: other } = await server.signIn('executive');
  const asked = await server.call({
    ...{ method: 'POST', url: '/api/system-user/v1/user-with-role', token },
    payload: { role_id: 6, user_id: 1 },
  });
  assert.equal(asked.statusCode < 300, true, asked.body);
  const waiting = async (by: string) => {
    const answer = await server.call({ method: 'GET', url: '/api/system-user/v1/access-changes?awaits=me', token: by });
    return answer.json<{ count: number }>().count;
  };
  assert.deepEqual([await waiting(token), await waiting(other)], [0, 1]);
});
