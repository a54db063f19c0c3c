/** Answers of the services go packed over the line, where the caller takes them so; what is small or a file does not. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startBackEnd, type BackEnd } from '../support/backEnd';

let server: BackEnd;
let token: string;
before(async () => {
  server = await startBackEnd();
  ({ access_token: token } = await server.signIn('director'));
});
after(() => server.close());

const permissions = '/api/system-user/v1/permissions?limit=1000';
const ask = (url: string, encoding?: string) =>
  server.call({ method: 'GET', url, token, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

for (const [encoding, unpack] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)
  test(`an answer goes by ${encoding}, and is the same`, async () => {
    const [plain, packed] = [await ask(permissions), await ask(permissions, encoding)];
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(packed.headers['content-encoding'], encoding);
    assert.match(String(packed.headers.vary), /accept-encoding/i);
    assert.deepEqual(JSON.parse(unpack(packed.rawPayload).toString()), plain.json());
    assert.ok(
      packed.rawPayload.length * 4 < plain.rawPayload.length,
      `${plain.rawPayload.length} bytes became ${packed.rawPayload.length}`,
    );
  });

test('a small answer goes as it is', async () => {
  const answer = await ask('/api/system-user/v1/access-explanation?permission=rbac.get', 'br, gzip');
  assert.equal(answer.headers['content-encoding'], undefined);
  assert.ok(answer.rawPayload.length < 1024);
});

test('a refusal is read whatever the caller takes', async () => {
  const answer = await server.call({ method: 'GET', url: permissions, headers: { 'accept-encoding': 'identity;q=0' } });
  assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, String(answer.statusCode));
});
