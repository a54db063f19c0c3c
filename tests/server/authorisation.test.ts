/** Every operation of the specs against every kind of caller. An operation without a row here fails. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SignJWT } from 'jose';
import { loadSecrets } from '../../server/auth/secrets';
import { demoPassword } from '../../server/seed/demoUsers';
import { readContract, type Operation } from '../../server/specs';
import { startBackEnd, type BackEnd } from '../support/backEnd';
import { formOf, samples } from '../support/uploads';

interface Row {
  params?: Record<string, string>;
  body?: object;
  query?: string;
  headers?: Record<string, string>;
  /** What a public operation answers, whatever token comes along. */
  publicly?: number;
}

const identity = '00000000-0000-4000-8000-000000000001';
const rows: Record<string, Row> = {
  login: { body: { username: 'moderator', password: demoPassword }, publicly: 200 },
  refreshToken: { body: { refresh_token: 'unknown' }, publicly: 401 },
  logout: { publicly: 204 },
  getUserRole: { params: { id: '5' } },
  listCatalogueRegions: {},
  listCatalogueDistricts: {},
  listInvestors: {},
  listInvestorStatuses: {},
  listInvestorStatusFigures: {},
  listInvestorMonthFigures: {},
  listInvestorQueues: { query: 'status=in_process' },
  getInvestor: { params: { id: '1' } },
  getPersonalDocumentData: { params: { id: '1' } },
  getCompanyDocumentData: { params: { id: '1' } },
  listInvestorInvestments: { params: { id: '1' } },
  listInvestorVerifyHistory: { params: { id: '1' } },
  changeInvestorStatus: { params: { id: '1' }, body: { status: 'active' } },
  archiveInvestor: { params: { id: '1' } },
  updatePersonalDocumentData: { params: { investor_id: '1', id: '1' }, body: { country: 'Узбекистан' } },
  updateCompanyDocumentData: { params: { id: '1' }, body: { mfo: '00014' } },
  uploadInvestorFile: uploaded(),
  addInvestorAttachment: { params: { investor_id: '1' }, body: { file_id: identity } },
  deleteInvestorAttachment: { params: { fileId: identity } },
  generateInvestorInfo: { params: { id: '1' } },
  listWithdrawalSettings: { params: { id: '1' } },
  listPaymentTransactions: { params: { id: '1' } },
  listDividendTransactions: { params: { id: '1' } },
  listPartnershipValues: { params: { id: '1' } },
  listInvestmentTransactions: { params: { id: '1' } },
  listInvestmentBankClaims: { params: { id: '1' } },
  listInvestmentExitClaims: { params: { id: '1' } },
  listOutgoingPaymentTransactions: { params: { id: '1' } },
  listInvestmentPortfolios: { params: { id: '1' } },
  listInvestmentGroupLogs: { params: { id: '1' } },
  calculateInvestmentPenalty: { params: { id: '1' } },
  listPlatformInvestors: { query: 'same_as=1' },
  searchInvestorsByPhone: { params: { phone: '998901234567' } },
  getPlatformInvestor: { params: { id: '1' } },
  eraseInvestor: { params: { id: '1' }, query: 'number=1' },
  listInvestorClaims: { params: { id: '1' } },
  getInvestorBalance: { params: { id: '1' } },
  listPlatformInvestorInvestments: { params: { id: '1' } },
  listInvestorTransactions: { params: { id: '1' } },
  updateInvestorStatuses: { body: { ids: [1], status: 'active' } },
  updatePlatformInvestor: { params: { id: '1' }, body: { first_name: 'Азиз' } },
  updateInvestorPhone: { params: { id: '1' }, body: { phone_number: '998901234567' } },
  refillInvestorBalance: { params: { id: '1' }, body: { amount: '1.00', comment: 'Причина' } },
  withdrawInvestorBalance: { params: { id: '1' }, body: { amount: '1.00', comment: 'Причина' } },
  listInvestorCertificates: { params: { id: '1' } },
  listInvestorCards: { params: { id: '1' } },
  getInvestorCard: { params: { id: '1' } },
  listInvestorLogs: { params: { id: '1' } },
  listInvestorEdits: {},
  revealInvestorData: { params: { id: '1' }, query: 'fields=pinfl' },
  getAutoInvest: { params: { id: '1' } },
  confirmInvestorPassport: { params: { id: '1' } },
  resetInvestorIdentification: { params: { id: '1' } },
  changeClaimStatus: { params: { id: '1' }, body: { status: 'approved' } },
};

function uploaded(): Row {
  const { payload, headers } = formOf(samples.pdf, 'a.pdf');
  return { body: payload, headers };
}

const { operations } = readContract();
let server: BackEnd;
let tokens: Record<string, string | undefined>;

before(async () => {
  server = await startBackEnd();
  tokens = await badTokens();
});
after(() => server.close());

/** Everything that looks like a token and must open nothing. */
async function badTokens() {
  const { access_token: good, refresh_token } = await server.signIn('director');
  const { access_token: ofDisabled } = await server.signIn('hunter');
  await server.db.query(`update system_users set is_active = false where username = 'hunter'`);
  const { access_token: ofSignedOut } = await server.signIn('kam');
  await server.call({ method: 'POST', url: '/api/system-user/auth/logout', token: ofSignedOut });

  const [, payload = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; sid: string };
  const key = (await loadSecrets(server.db, server.clock)).key('access-token');
  const made = (alg: string, typ: string, secret: Uint8Array, life: string) =>
    new SignJWT({ sid: claims.sid })
      .setProtectedHeader({ alg, typ })
      .setSubject(claims.sub)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(secret);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    'no token': undefined,
    garbage: 'garbage',
    'three parts of garbage': 'a.b.c',
    'an expired token': await made('HS256', 'at+jwt', key, '-1s'),
    'a token signed with another key': await made('HS256', 'at+jwt', new Uint8Array(32).fill(7), '10m'),
    'a token signed with another algorithm': await made('HS512', 'at+jwt', key, '10m'),
    'a token of another kind': await made('HS256', 'JWT', key, '10m'),
    'a token that never expires': await new SignJWT({ sid: claims.sid })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(claims.sub)
      .setIssuedAt()
      .sign(key),
    'alg none': `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    'alg none with the old signature': `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.${good.split('.')[2]}`,
    'a changed payload': good.replace(payload, part({ ...claims, sub: '1', exp: 4102444800, iat: 1 })),
    'a refresh token': refresh_token,
    'a token of a disabled user': ofDisabled,
    'a token of a session that was signed out': ofSignedOut,
  };
}

/** A person whose only role holds exactly these permissions. */
async function personWith(permissions: string[]): Promise<string> {
  await server.db.query(
    `delete from user_roles where user_id = (select id from system_users where username = 'accountant2')`,
  );
  const [role] = await server.db.query<{ id: number }>(
    `insert into roles (name, description, created_at) values ('role ' || (select count(*) from roles), '', '2026-01-01') returning id`,
  );
  await server.db.query(
    `insert into role_permissions select $1, split_part(p, '.', 1), split_part(p, '.', 2) from unnest($2::text[]) p`,
    [role!.id, permissions],
  );
  await server.db.query(
    `insert into user_roles (user_id, role_id) select id, $1 from system_users where username = 'accountant2'`,
    [role!.id],
  );
  return (await server.signIn('accountant2')).access_token;
}

let lastKey = 0;
function send(operation: Operation, token: string | undefined) {
  const { params = {}, body, query = '', headers } = rows[operation.id] ?? {};
  const url = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  // Only who changes something is asked for these two.
  const intent = { 'if-match': '1', 'idempotency-key': `authorisation-${++lastKey}-${operation.id}` };
  return server.call({
    method: operation.method,
    url: `${url}?${query}`,
    payload: body,
    headers: { ...intent, ...headers },
    token,
  });
}

test('every operation of the specs has a row, and every row an operation', () => {
  assert.deepEqual(Object.keys(rows).sort(), operations.map(({ id }) => id).sort());
});

for (const operation of operations) {
  const { access } = operation;
  if (access.kind === 'public')
    test(`${operation.id} is public`, async () => {
      for (const [kind, token] of Object.entries(tokens)) {
        const answer = await send(operation, token);
        assert.equal(answer.statusCode, rows[operation.id]?.publicly, kind);
      }
    });
  else {
    test(`${operation.id} is closed to who is not signed in`, async () => {
      for (const [kind, token] of Object.entries(tokens)) {
        const answer = await send(operation, token);
        assert.equal(answer.statusCode, 401, kind);
        assert.equal(answer.json<{ code: string }>().code, 'unauthorized', kind);
      }
    });

    test(`${operation.id} needs ${access.permission}`, async () => {
      const everything = await server.db.query<{ held: string }>(
        `select p.id || '.' || a as held from permissions p, unnest(array['add','query','get','update','delete','import','export','enable','disable']) a`,
      );
      const others = everything.map(({ held }) => held).filter((held) => held !== access.permission);
      const refused = await send(operation, await personWith(others));
      assert.equal(refused.statusCode, 403);
      assert.equal(refused.json<{ error: string }>().error, `Permission ${access.permission} is missing`);

      const admitted = await send(operation, await personWith([access.permission]));
      assert.ok(operation.statuses.has(admitted.statusCode), `answered ${admitted.statusCode}: ${admitted.body}`);
      assert.ok(![401, 403].includes(admitted.statusCode), `answered ${admitted.statusCode}`);
    });
  }
}

test('a person reads the own role without a permission, and no other', async () => {
  const token = await personWith([]);
  const [own] = await server.db.query<{ id: number }>('select max(id) as id from roles');
  const mine = await server.call({ method: 'GET', url: `/api/system-user/v1/user-roles/${own?.id}`, token });
  assert.equal(mine.statusCode, 200);
  const other = await server.call({ method: 'GET', url: '/api/system-user/v1/user-roles/1', token });
  assert.equal(other.statusCode, 403);
});

test('a permission taken away is gone at the next call', async () => {
  const token = await personWith(['rbac.get']);
  const url = '/api/system-user/v1/user-roles/1';
  assert.equal((await server.call({ method: 'GET', url, token })).statusCode, 200);
  await server.db.query(`delete from role_permissions where permission_id = 'rbac' and role_id > 100`);
  assert.equal((await server.call({ method: 'GET', url, token })).statusCode, 403);
});
