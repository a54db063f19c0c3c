/** The signing program to develop with, spoken to as the client of its makers does: all on one socket. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { WebSocket } from 'ws';
import { openKeys } from '../../signer/keyStore';
import { createProgram } from '../../signer/program';
import { createSigner, path, ports } from '../../signer/sockets';

const folder = mkdtempSync(join(tmpdir(), 'divan-signer-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('the password of a key that was opened is held against it, and that of no other', async () => {
  const program = createProgram(await openKeys(folder));
  const ask = async (plugin: string, name: string, given: unknown[] = []) =>
    (await program.answer({ plugin, name, arguments: given }, 'localhost')) as Record<string, unknown>;
  const { certificates } = (await ask('pfx', 'list_all_certificates')) as { certificates: { name: string }[] };
  const { keyId } = await ask('pfx', 'load_key', ['/', 'DSKEYS', certificates[0]?.name, '']);
  assert.deepEqual(await ask('pfx', 'verify_password', [keyId]), { success: true });
  assert.equal((await ask('pfx', 'verify_password', ['another'])).success, false);
});

test('a socket answers any number of messages, one after another', async (t) => {
  const signer = await createSigner({ folder });
  try {
    await signer.start();
  } catch (error) {
    await signer.stop();
    // The ports are those of the real program: where it, or another run of the tests, listens there is no room.
    return t.skip(String(error));
  }
  try {
    const socket = new WebSocket(`ws://127.0.0.1:${ports.open}${path}`);
    await once(socket, 'open');
    for (const name of ['version', 'apidoc', 'version']) {
      const answered = once(socket, 'message', { signal: AbortSignal.timeout(5_000) });
      socket.send(JSON.stringify({ name }));
      const [raw] = (await answered) as [Buffer];
      assert.equal((JSON.parse(String(raw)) as { success: boolean }).success, true, name);
    }
    socket.close();
  } finally {
    await signer.stop();
  }
});
