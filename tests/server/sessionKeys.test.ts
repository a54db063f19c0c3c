/** Keys of sessions from outside of the database: one follows another, and the tables alone make no token. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessTokens } from '../../server/auth/accessToken';
import { loadSecrets, sessionKeysOf, type Secrets, type SessionKey } from '../../server/auth/secrets';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from '../support/database';

let db: Database;
let secrets: Secrets;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
  secrets = await loadSecrets(db, systemClock);
});
after(() => db.close());

const keyOf = (id: string, sign: number): SessionKey => ({ id, secret: Buffer.alloc(32, sign) });
const tokensBy = (...keys: SessionKey[]) => accessTokens(sessionKeysOf(secrets, keys)('access-token'), systemClock);
const claims = { userId: 7, sessionId: '4f2c8a0e-7d10-4a55-9b3e-1c2d3e4f5a6b' };
const refused = { status: 401 };

test('the first key signs, all are believed, and one that is taken away opens nothing any more', async () => {
  const [old, next] = [keyOf('2026a', 1), keyOf('2026b', 2)];
  const before = await tokensBy(old).sign(claims);
  const both = tokensBy(next, old);
  const during = await both.sign(claims);
  assert.deepEqual([await both.verify(before), await both.verify(during)], [claims, claims]);
  assert.deepEqual(JSON.parse(Buffer.from(during.split('.')[0] ?? '', 'base64url').toString()), {
    ...{ alg: 'HS256', typ: 'at+jwt', kid: '2026b' },
  });
  const afterwards = tokensBy(next);
  assert.deepEqual(await afterwards.verify(during), claims);
  await assert.rejects(afterwards.verify(before), refused);
  assert.equal(await afterwards.sessionOf(before), undefined);
});

test('a key of the same name and another secret opens nothing', async () => {
  await assert.rejects(tokensBy(keyOf('2026a', 1)).verify(await tokensBy(keyOf('2026a', 3)).sign(claims)), refused);
});

test('whoever reads every table makes no token where the installation has keys of its own', async () => {
  const thief = accessTokens(sessionKeysOf(await loadSecrets(db, systemClock))('access-token'), systemClock);
  const made = await thief.sign(claims);
  assert.deepEqual(await thief.verify(made), claims); // the embedded database knows no other key
  await assert.rejects(tokensBy(keyOf('2026a', 1)).verify(made), refused);
});
