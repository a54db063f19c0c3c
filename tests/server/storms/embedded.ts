/**
 * A process on the embedded database that is killed again and again under writers and an uploader: what was answered with success is
 * there, nothing is there twice, and the books hold. A usual run kills it twice, `npm run chaos -- storms` 25 times.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, test } from 'node:test';
import { openDatabase } from '../../../server/db/connect';
import { dataFolder } from '../../../server/start/dataFolder';
import { isChaos } from '../../support/chaos';
import { startProgram, type Program } from '../../support/programs';
import { judge, newOutcomes, settle, uploads, writes } from '../../support/storm';
import { send, signIn } from '../../support/stormCalls';

const rounds = isChaos ? 25 : 2;
const folder = mkdtempSync(join(tmpdir(), 'divan-embedded-'));
let program: Program;
after(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  program = startProgram('server/main.ts', ['--no-static', '--data', 'small'], { DATA_DIR: folder });
  return (await program.says(/Divan: (http:\S+)/))[1]!; // the pattern has the group
}

test('killed under seven writers and an uploader it has lost nothing', { timeout: 1_800_000 }, async () => {
  const outcomes = newOutcomes();
  let at = await start();
  const asks = (await signIn(at, 'accountant')).access_token;
  const { body } = await send('GET', `${at}/api/investment/investors?status=active&limit=7`, { token: asks });
  const mine = (body['investors'] as { id: number }[]).map(({ id }) => id);
  assert.equal(mine.length, 7);
  const decides = (await signIn(at, 'executive')).access_token;
  for (let round = 0; round < rounds; round++) {
    let isOver = false;
    const writer = { asks, decides, where: () => at, isOver: () => isOver };
    const work = mine.map((id) => writes(outcomes, { ...writer, whom: () => id }));
    work.push(uploads(outcomes, writer));
    await pause(1_500 + Math.random() * 1_500);
    await program.stop('SIGKILL');
    isOver = true;
    await Promise.all(work);
    at = await start();
  }
  const settled = await settle(outcomes, at);
  assert.equal((await program.stop()).code, 0);
  // One process at a time opens it.
  const db = await openDatabase({ folder: dataFolder(folder).database });
  try {
    await judge(`${rounds} times killed`, outcomes, settled, db);
  } finally {
    await db.close();
  }
});
