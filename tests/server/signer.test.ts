/** The signing program to develop with, spoken to as the client of its makers does: all on one socket. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openKeys } from '../../signer/keyStore';
import { createProgram } from '../../signer/program';

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
