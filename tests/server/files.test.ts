/** Stored files: kept whole or not at all, and opened only through a signed address. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { open as openFile, type FileHandle } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, beforeEach, test } from 'node:test';
import { largestFile } from '../../server/files/kinds';
import type { FileStore } from '../../server/files/store';
import { withHeldUpload } from '../../server/http/uploads';
import { sweepFiles } from '../../server/start/sweepFiles';
import { timeouts } from '../../src/api/transport/timeouts';
import { startBackEnd, type BackEnd } from '../support/backEnd';

let server: BackEnd;
let files: FileStore;
before(async () => {
  server = await startBackEnd();
  files = server.files;
});
beforeEach(() => server.clock.reset());
after(() => server.close());

const open = (url: string) => server.call({ method: 'GET', url });
const codeOf = async (url: string) => {
  const answer = await open(url);
  return [answer.statusCode, answer.json<{ code: string }>().code];
};

test('what is put can be opened by its address, as an attachment that nothing runs', async () => {
  const content = Buffer.from('<script>alert(1)</script>');
  const key = await files.put(content, 'pdf');
  assert.match(key, /^[0-9a-f-]{36}\.pdf$/);
  const answer = await open(files.signedUrl(key));
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.rawPayload, content);
  assert.equal(answer.headers['content-type'], 'application/pdf');
  assert.equal(answer.headers['content-length'], String(content.length));
  assert.equal(answer.headers['content-disposition'], `attachment; filename="${key}"`);
  assert.equal(answer.headers['content-security-policy'], "default-src 'none'; sandbox");
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.equal(answer.headers['cross-origin-resource-policy'], 'same-origin');
});

test('behind a CDN on a host of its own what is opened may be shown by the panel', async () => {
  for (const [address, policy] of [
    ['https://cdn.example/content', 'cross-origin'],
    ['/api/content', 'same-origin'],
  ] as const) {
    const other = await startBackEnd({ config: { CDN_URL: address } });
    try {
      const url = other.files.signedUrl(await other.files.put(Buffer.from('a'), 'png'));
      const answer = await other.call({ method: 'GET', url });
      assert.deepEqual([answer.statusCode, answer.headers['cross-origin-resource-policy']], [200, policy]);
    } finally {
      await other.close();
    }
  }
});

test('a file may be on its way as long as the panel lets it, and headers may not', () => {
  assert.equal(server.app.server.requestTimeout, timeouts.upload);
  assert.equal(server.app.server.headersTimeout, 60_000);
});

test('a file is saved under the name that its address was made with, ending as what it is', async () => {
  const key = await files.put(Buffer.from('a'), 'xlsx');
  const savedAs = async (name: string) =>
    (await open(files.signedUrl(key, name))).headers['content-disposition']?.toString().split("UTF-8''")[1];
  assert.equal(await savedAs('Отчёт за 10.2026.xlsx'), `${encodeURIComponent('Отчёт за 10.2026')}.xlsx`);
  assert.equal(await savedAs(`x"; filename=y.exe`), 'x%22%3B%20filename%3Dy.exe.xlsx');
  const url = files.signedUrl(key, 'a.xlsx');
  const others = [url.replace('name=a', 'name=b'), url.replace(/&name=.*/, ''), `${url}&name=b`];
  for (const address of [...others, `${files.signedUrl(key)}&name=a&name=b`])
    assert.deepEqual(await codeOf(address), [403, 'link_invalid'], address);
});

test('an address is good for five minutes', async () => {
  const url = files.signedUrl(await files.put(Buffer.from('a'), 'png'));
  server.clock.advance(299_000);
  assert.equal((await open(url)).statusCode, 200);
  server.clock.advance(1000);
  assert.deepEqual(await codeOf(url), [403, 'link_expired']);
});

test('an address that was changed, or was made for another file, opens nothing', async () => {
  const [one, two] = [await files.put(Buffer.from('1'), 'png'), await files.put(Buffer.from('2'), 'png')];
  const url = files.signedUrl(one);
  const changed = [
    url.replace(one, two),
    url.replace(/exp=\d+/, (exp) => `exp=${Number(exp.slice(4)) + 1}`),
    url.replace(/exp=\d+/, 'exp=Infinity'),
    url.replace(/&sig=.*/, ''),
    url.replace(/sig=./, (sig) => (sig === 'sig=A' ? 'sig=B' : 'sig=A')),
    url.replace('sig=', 'sig=a&sig='),
    `/api/content/${one}`,
  ];
  for (const address of changed) assert.deepEqual(await codeOf(address), [403, 'link_invalid'], address);
});

test('a signed name that leads elsewhere opens nothing', async () => {
  const outside = join(server.fileFolder, '../divan-outside.pdf');
  writeFileSync(outside, 'outside');
  const names = [
    ...[
      '../divan-outside.pdf',
      '..%2fdivan-outside.pdf',
      '%2e%2e/divan-outside.pdf',
      '..\\divan-outside.pdf',
      '/etc/passwd',
    ],
    ...[
      '',
      '.',
      '..',
      '%00',
      'a.pdf%00.png',
      '....//divan-outside.pdf',
      '%252e%252e%252fdivan-outside.pdf',
      'con.pdf',
      '~/.profile',
    ],
  ];
  for (const name of names) {
    const signed = files.signedUrl(decodeURIComponent(name));
    for (const url of [signed, signed.replace(decodeURIComponent(name), () => name), `/api/content/${name}`]) {
      const answer = await open(url);
      assert.ok([403, 404].includes(answer.statusCode), `${url} answered ${answer.statusCode}`);
      assert.ok(!answer.body.includes('outside') && !answer.body.includes('root:'), url);
    }
  }
  await assert.rejects(files.open('../divan-outside.pdf'), { status: 404 });
  await assert.rejects(files.remove('../divan-outside.pdf'), { status: 404 });
  unlinkSync(outside);
});

test('a file that is gone is not found', async () => {
  const key = await files.put(Buffer.from('a'), 'docx');
  const url = files.signedUrl(key);
  await files.remove(key);
  assert.deepEqual(await codeOf(url), [404, 'not_found']);
  await files.remove(key);
});

test('a transfer that breaks or grows too large leaves nothing', async () => {
  const before = readdirSync(server.fileFolder);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the line was cut');
    })(),
  );
  await assert.rejects(files.put(broken, 'pdf'), /cut/);
  await assert.rejects(files.put(Buffer.alloc(10 * 1024 * 1024 + 1), 'jpg'), { status: 413, code: 'file_too_large' });
  assert.deepEqual(readdirSync(server.fileFolder), before);
  await files.remove(await files.put(Buffer.alloc(10 * 1024 * 1024), 'jpg'));
});

/** What the system does with the files that the store writes to, until the test ends. */
async function fileHandles(): Promise<FileHandle> {
  const handle = await openFile(server.fileFolder);
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}
type Write = (this: FileHandle, piece: Buffer, from?: number, length?: number) => Promise<{ bytesWritten: number }>;
const half = (piece: Buffer, from: number) => Math.ceil((piece.length - from) / 2);

test('a file that the disk takes in parts is kept whole, and one that it does not take is none', async (t) => {
  const handles = await fileHandles();
  const write: Write = handles.write;
  const content = Buffer.from(`%PDF-1.7 ${'x'.repeat(1000)}`);
  const before = readdirSync(server.fileFolder).length;
  const writing = (as: Write) => {
    const { mock } = t.mock.method(handles, 'write', as);
    return files.receive(Readable.from([content])).finally(() => mock.restore());
  };

  const { key, size } = await writing(function (piece, from = 0) {
    return write.call(this, piece, from, half(piece, from));
  });
  assert.equal(size, content.length);
  assert.deepEqual((await open(files.signedUrl(key))).rawPayload, content);

  let calls = 0;
  const full = writing(function (piece, from = 0) {
    if (calls++ > 0) return Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    return write.call(this, piece, from, half(piece, from));
  });
  await assert.rejects(full, { code: 'ENOSPC' });
  await assert.rejects(
    writing(() => Promise.resolve({ bytesWritten: 0 })),
    /disk/,
  );
  const lying = writing(async function (piece, from = 0) {
    await write.call(this, piece, from, half(piece, from));
    return { bytesWritten: piece.length - from };
  });
  await assert.rejects(lying, /disk/);
  assert.equal(readdirSync(server.fileFolder).length, before + 1);
});

test('what a key names has reached the disk, and so has its name', async (t) => {
  const handles = await fileHandles();
  const reached: string[] = [];
  const known = new Set(readdirSync(server.fileFolder));
  t.mock.method(handles, 'sync', async () => {
    reached.push(...readdirSync(server.fileFolder).filter((name) => !known.has(name)));
  });
  const { key } = await files.receive(Readable.from([Buffer.from('%PDF-1.7')]));
  assert.deepEqual(reached, [key.replace('.pdf', '.part'), key]);
});

test('a server that is told to close while a file is on its way closes after it', { timeout: 30_000 }, async () => {
  const own = await startBackEnd();
  const content = Buffer.alloc(largestFile);
  const url = own.files.signedUrl(await own.files.put(content, 'pdf'));
  const agent = new Agent({ keepAlive: true });
  const request = get((await own.app.listen({ port: 0 })) + url, { agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  assert.equal(answer.headers.connection, 'keep-alive');
  // Nobody has read on, so most of the file is still to come.
  const closed = own.close();
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) size += piece.length;
  assert.equal(size, content.length);
  await closed;
  agent.destroy();
});

test('what a crash has left without a row is swept at a start, once it is a day old', async () => {
  const { db, clock, fileFolder } = server;
  const lay = (name: string, hours: number) => {
    const path = join(fileFolder, name);
    writeFileSync(path, 'x');
    const moment = new Date(clock.now().getTime() - hours * 3600_000);
    utimesSync(path, moment, moment);
  };
  const identity = (end: number) => `00000000-0000-4000-8000-00000000000${end}`;
  const [known, young] = [`${identity(1)}.pdf`, `${identity(2)}.pdf`];
  await db.query(`insert into files (key, name, kind, size, created_at) values ($1, 'a.pdf', 'pdf', 1, '2026-01-01')`, [
    known,
  ]);
  const before = readdirSync(fileFolder);
  const old = [`${identity(3)}.pdf`, `${identity(4)}.part`, `${identity(5)}.png.part`];
  const stay = [known, young, `${identity(6)}.part`, 'notes.part', 'readme.txt'];
  for (const name of [...old, known, 'notes.part', 'readme.txt']) lay(name, 25);
  for (const name of [young, `${identity(6)}.part`]) lay(name, 23);
  const owner = join(fileFolder, '..', `${Date.now()}.owner`);
  const left = () =>
    readdirSync(fileFolder)
      .filter((name) => !before.includes(name))
      .sort();

  writeFileSync(owner, 'another database');
  await sweepFiles(db, files, clock, owner);
  assert.deepEqual(left(), [...stay, ...old].sort(), 'files of another database are not ours to judge');
  unlinkSync(owner);
  await sweepFiles(db, files, clock, owner);
  assert.deepEqual(left(), stay.toSorted());
  assert.match(readFileSync(owner, 'utf8'), /^[0-9a-f]{64}$/);
  lay(old[0]!, 25); // named above
  await sweepFiles(db, files, clock, owner);
  assert.deepEqual(left(), stay.toSorted(), 'the next start knows its own');
  for (const name of stay) unlinkSync(join(fileFolder, name));
  unlinkSync(owner);
});

test('uploads that are held in memory are no more at once than four of the largest', async () => {
  const piece = Buffer.alloc(largestFile / 5);
  const uploadOf = (pieces: number) => ({
    name: 'a',
    content: Readable.from(Array.from({ length: pieces }, () => piece)),
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let holding = 0;
  const held = Array.from({ length: 4 }, () =>
    withHeldUpload(uploadOf(5), async ({ content }, digest) => {
      holding += 1;
      await released;
      content.destroy();
      return digest;
    }),
  );
  while (holding < 4) await new Promise((resolve) => setImmediate(resolve));
  const busy = { status: 503, code: 'unavailable', retryAfter: 5 };
  await assert.rejects(
    withHeldUpload(uploadOf(1), async () => undefined),
    busy,
  );
  release();
  assert.equal(new Set(await Promise.all(held)).size, 1);
  const failing = withHeldUpload(uploadOf(5), () => Promise.reject(new Error('failed')));
  await assert.rejects(failing, /failed/);
  for (let again = 0; again < 5; again++)
    assert.equal(await withHeldUpload(uploadOf(5), async ({ name }) => name), 'a', 'what was held is free again');
});
