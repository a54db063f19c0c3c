/**
 * Uploads that are cut off wherever, connections that speak no HTTP, and addresses of the content host that were made up: two processes go
 * on, nothing is left of what did not arrive, and no file is handed out. A usual run takes a sample, `npm run chaos -- storms` the figures
 * that an attack on the back end once took.
 */
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { before, describe, test } from 'node:test';
import { fileStoreOf, type FileStore } from '../../../server/files/store';
import { systemClock } from '../../../server/shared/clock';
import { isChaos } from '../../support/chaos';
import { hostileLinks } from '../../support/hostileLinks';
import { sendRaw, statusesIn, type Going } from '../../support/rawCalls';
import { rawOddities } from '../../support/rawOddities';
import { send, signIn, uploadFile } from '../../support/stormCalls';
import { skip, two } from './two';
import { formOf, samples } from '../../support/uploads';

const cuts = isChaos ? 600 : 60;
/** As many as are cut off at the same moment. */
const together = 20;

describe('uploads, connections and links', { skip }, () => {
  let files: FileStore;
  let folder: string;
  let token: string;
  let pids: (number | undefined)[];
  before(async () => {
    folder = join(two.folder, 'files');
    files = await fileStoreOf(two.db, systemClock, folder);
    token = (await signIn(two.at[0], 'moderator')).access_token;
    pids = two.programs.map(({ child }) => child.pid);
  });

  /** The processes are the same as at the beginning, and both answer. */
  async function stay(after: string): Promise<void> {
    assert.deepEqual(
      two.programs.map(({ child }) => [child.pid, child.exitCode, child.signalCode]),
      pids.map((pid) => [pid, null, null]),
      after,
    );
    for (const at of two.at) assert.equal((await send('GET', `${at}/readyz`)).status, 200, after);
  }
  const kept = async () => ({
    rows: (await two.db.query('select from files')).length,
    onDisk: readdirSync(folder).length,
  });

  test('an upload that is cut off, wherever and however, leaves nothing behind', { timeout: 300_000 }, async () => {
    assert.equal((await uploadFile(two.at[0], token)).status, 201);
    const before = await kept();
    const { payload, headers } = formOf(Buffer.concat([samples.pdf, Buffer.alloc(70_000, 'x')]), 'договор.pdf');
    const headOf = (length: number) =>
      Buffer.from(
        [
          ...[
            'POST /api/investment/files HTTP/1.1',
            'Host: divan',
            'Connection: close',
            `Authorization: Bearer ${token}`,
          ],
          ...[`Content-Type: ${headers['content-type']}`, `Content-Length: ${length}`, '', ''],
        ].join('\r\n'),
      );
    const whole = Buffer.concat([headOf(payload.length), payload]);
    const head = whole.length - payload.length;
    // Half of the places are in the heads of the call and of its part, and at its end, where each byte means something; the last
    // two say nothing more.
    const places = Array.from({ length: cuts }, (_, n) => {
      const far = Math.floor((n / cuts) * whole.length);
      const near = n % 4 === 1 ? Math.floor((n / cuts) * (head + 250)) : whole.length - 3 - Math.floor((n / cuts) * 60);
      return n % 2 === 0 ? far : near;
    });
    for (let from = 0; from < cuts; from += together) {
      await Promise.all(
        places.slice(from, from + together).map(async (place, n) => {
          // A third says that this is all, and is no whole form: it can be told so. Who goes away need not be.
          const isShort = n % 3 === 0 && place > head;
          const bytes = isShort
            ? Buffer.concat([headOf(place - head), payload.subarray(0, place - head)])
            : whole.subarray(0, place);
          const going: Going = isShort ? 'waits' : n % 8 < 4 ? 'ends' : 'tears';
          const answer = await sendRaw(two.at[(n >> 1) % 2]!, bytes, going); // there are two
          const statuses = statusesIn(answer);
          assert.ok(
            statuses.every((status) => status === 400) && statuses.length >= Number(isShort),
            `${place}: ${answer}`,
          );
        }),
      );
    }
    // The last of them may still be on their way out.
    for (let wait = 0; wait < 100 && readdirSync(folder).length > before.onDisk; wait++) await pause(50);
    assert.deepEqual(await kept(), before);
    await stay('cut uploads');
    assert.match(await sendRaw(two.at[1], whole), /^HTTP\/1\.1 201 /);
  });

  test('what is no HTTP, or two things at once, is refused, and the processes go on', { timeout: 60_000 }, async () => {
    assert.ok(Object.keys(rawOddities).length >= 20);
    const before = await kept();
    for (const [what, { bytes, answers, isPatient }] of Object.entries(rawOddities))
      for (const at of two.at) {
        const answer = await sendRaw(at, bytes(token), isPatient ? 'waits' : 'ends');
        const statuses = statusesIn(answer);
        assert.ok(
          statuses.every((status) => answers.includes(status)),
          `${what}: ${answer.slice(0, 500)}`,
        );
        assert.ok(statuses.length > 0 || answers.length === 0, `${what} was not answered`);
        assert.doesNotMatch(answer, /\bat .*:\d+:\d+|node_modules/, what);
      }
    assert.deepEqual(await kept(), before);
    await stay('oddities');
  });

  test('no address but the signed one of a file opens anything', { timeout: 60_000 }, async () => {
    const content = `%PDF-1.4 the content ${Math.random()}`;
    const key = await files.put(Buffer.from(content), 'pdf');
    const other = await files.put(Buffer.from(content), 'pdf');
    // What must not be handed out: beside the folder, and of a kind or name that no key has.
    for (const path of ['../outside.pdf', 'notes.pdf', `${key}.part`]) writeFileSync(join(folder, path), content);
    const good = files.signedUrl(key);
    const get = (path: string) =>
      sendRaw(two.either(), `GET ${path} HTTP/1.1\r\nHost: divan\r\nConnection: close\r\n\r\n`);
    const links = hostileLinks({ good, key, other, sign: (name) => files.signedUrl(name) });
    assert.ok(links.length >= 55 && new Set(links).size === links.length, String(links.length));
    for (const link of links) {
      const answer = await get(link);
      const [status] = statusesIn(answer);
      assert.ok([400, 403, 404, 414].includes(status ?? 0), `${link}: ${answer.slice(0, 300)}`);
      assert.ok(!answer.includes(content) && !answer.includes('root:'), link);
    }
    const moved = good.replace(/exp=(\d+)/, (_, exp) => `exp=${Number(exp) + 300}`);
    assert.deepEqual(statusesIn(await get(moved)), [403]);
    const answer = await get(good);
    assert.ok(answer.startsWith('HTTP/1.1 200 ') && answer.endsWith(content));
    for (const header of [
      `content-disposition: attachment; filename="${key}"`,
      "content-security-policy: default-src 'none'; sandbox",
      'x-content-type-options: nosniff',
    ])
      assert.ok(answer.toLowerCase().includes(header), header);
    await stay('addresses');
  });
});
