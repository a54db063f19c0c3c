/** Uploads: known by their content, limited by their kind, and gone without a trace when they are refused or cut off. */
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { addAttachment } from '../../server/modules/investors/attachmentStore';
import { isNamed, lockUpload } from '../../server/modules/uploads/store';
import { removeOnce } from '../../server/modules/uploads/forgottenUploads';
import { daysAgo, timestampOf } from '../../server/shared/clock';
import { startWork, type InvestorWork } from '../support/investorWork';
import { formOf, samples, zipOf } from '../support/uploads';

let work: InvestorWork;
let token: string;
before(async () => {
  work = await startWork();
  token = (await work.signIn('moderator')).access_token;
});
beforeEach(() => work.clock.reset());
after(() => work.close());

const url = '/api/investment/files';
interface Uploaded {
  id: string;
  name: string;
  kind: string;
  size: number;
  code?: string;
}
const upload = async (content: Buffer, name: string, options: object = {}) => {
  const answer = await work.call({ method: 'POST', url, token, ...formOf(content, name, options) });
  return { status: answer.statusCode, body: answer.json<Uploaded>() };
};
const stored = async () => {
  const rows = await work.db.query<{ key: string }>('select key from files order by key');
  return { rows: rows.map(({ key }) => key), files: readdirSync(work.fileFolder).sort() };
};
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

test('the kind is that of the content, whatever the name and the sender say', async () => {
  for (const [kind, content] of Object.entries(samples)) {
    const { status, body } = await upload(content, 'договор №1.exe', { type: 'text/html' });
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual([body.name, body.kind, body.size], ['договор №1.exe', types[kind], content.length]);
    const { key } = await work.one<{ key: string }>('select key from files where key like $1', [`${body.id}.%`]);
    assert.equal(key, `${body.id}.${kind}`);
    const file = await work.call({ method: 'GET', url: work.files.signedUrl(key) });
    assert.deepEqual(file.rawPayload, content);
    assert.equal(file.headers['content-type'], types[kind]);
  }
  const { rows, files } = await stored();
  assert.deepEqual(rows, files);
});

const manyParts = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`word/${at}.xml`, '']));
const document = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' };
const bomb = Buffer.from(
  zipSync({
    ...Object.fromEntries(Object.entries(document).map(([n, t]) => [n, strToU8(t)])),
    'word/a.bin': new Uint8Array(60 * 1024 * 1024),
  }),
);
const hostile: Record<string, Buffer> = {
  'page.jpg': Buffer.from('<html><script>alert(1)</script></html>'),
  'page.html.png': Buffer.from('<!doctype html><svg onload=alert(1)>'),
  'picture.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'animation.gif': Buffer.from('GIF89a............'),
  'program.jpg': Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'),
  'script.pdf': Buffer.from('#!/bin/sh\nrm -rf /\n'),
  'late.pdf': Buffer.from(' \n%PDF-1.4\n..................'),
  'old.doc': Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....', 'latin1'),
  'archive.docx': zipOf({ 'a.txt': 'a' }),
  'untyped.docx': zipOf({ 'word/document.xml': 'a' }),
  'macros.docx': zipOf({ ...document, 'word/vbaProject.bin': 'a' }),
  'outside.docx': zipOf({ ...document, '../../etc/cron.d/a': 'a' }),
  'absolute.docx': zipOf({ ...document, '/etc/passwd': 'a' }),
  'drive.docx': zipOf({ ...document, 'c:\\windows\\a': 'a' }),
  'crowd.docx': zipOf({ ...document, ...manyParts }),
  'bomb.docx': bomb,
  'cut.docx': samples.docx.subarray(0, samples.docx.length - 10),
  'before.docx': Buffer.concat([Buffer.from('PK\x03\x04<script>'), samples.docx]),
  'after.docx': Buffer.concat([samples.docx, Buffer.alloc(70_000)]),
  'riff.webp': Buffer.from('RIFF....WAVEfmt '),
  'short.jpg': Buffer.from([0xff, 0xd8]),
  'empty.pdf': Buffer.alloc(0),
};

test('what is of no accepted kind is refused, and nothing of it stays', async () => {
  const before = await stored();
  for (const [name, content] of Object.entries(hostile)) {
    const begin = performance.now();
    const { status, body } = await upload(content, name);
    assert.deepEqual([status, body.code], [415, 'file_kind_not_allowed'], name);
    assert.ok(performance.now() - begin < 2000, name);
  }
  assert.deepEqual(await stored(), before);
});

test('each kind has its limit, to the byte', async () => {
  const megabyte = 1024 * 1024;
  const grown = (head: Buffer, size: number) => Buffer.concat([head], size);
  for (const [kind, limit] of [
    ['png', 10 * megabyte],
    ['pdf', 25 * megabyte],
  ] as const) {
    assert.equal((await upload(grown(samples[kind], limit), 'a')).status, 201, kind);
    const before = await stored();
    const { status, body } = await upload(grown(samples[kind], limit + 1), 'a');
    assert.deepEqual([status, body.code], [413, 'file_too_large'], kind);
    assert.deepEqual(await stored(), before);
  }
  const huge = await upload(grown(samples.pdf, 40 * megabyte), 'a');
  assert.deepEqual([huge.status, huge.body.code], [413, 'file_too_large']);
});

test('a form without a file, of another name, and a body that is no form are refused', async () => {
  const before = await stored();
  assert.equal((await upload(samples.jpg, 'a.jpg', { field: 'photo' })).status, 400);
  const empty = await work.call({ method: 'POST', url, token, payload: '', headers: formOf(samples.jpg, 'a').headers });
  assert.equal(empty.statusCode, 400);
  const json = await work.call({ method: 'POST', url, token, payload: { file: 'a' } });
  assert.equal(json.statusCode, 415);
  const form = formOf(samples.jpg, 'a');
  const elsewhere = await work.call({ method: 'PUT', url: '/api/investment/investors/1/status', token, ...form });
  assert.equal(elsewhere.statusCode, 415);
  assert.equal((await work.call({ method: 'POST', url, ...form })).statusCode, 401);
  const kam = (await work.signIn('kam')).access_token;
  assert.equal((await work.call({ method: 'POST', url, token: kam, ...form })).statusCode, 403);
  assert.deepEqual(await stored(), before);
});

test('a name is a text: no folders, no control characters, nothing that turns the reading order', async () => {
  const names: [sent: string, kept: string][] = [
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system.ini', 'system.ini'],
    ['/absolute/path.jpg', 'path.jpg'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['b\u0007\u001bell.jpg', 'bell.jpg'],
    ['<script>alert(1)</script>.jpg', 'script>.jpg'],
    ['=1+1.jpg', '=1+1.jpg'],
    ['..', 'file.jpg'],
    [' ', 'file.jpg'],
    ['Ўзбекча ҳужжат.jpg', 'Ўзбекча ҳужжат.jpg'],
    [`${'я'.repeat(300)}.jpg`, 'я'.repeat(200)],
    ['😀'.repeat(250), '😀'.repeat(200)],
  ];
  for (const [sent, kept] of names) {
    const { status, body } = await upload(samples.jpg, sent);
    assert.deepEqual([status, body.name], [201, kept], sent);
  }
  for (const name of readdirSync(work.fileFolder)) assert.match(name, /^[0-9a-f-]{36}\.[a-z]{3,4}$/);
});

/** Sends the beginning of an upload over a real line and cuts it. */
async function abort(sent: Buffer, promised: number) {
  if (!work.app.server.listening) await work.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = work.app.server.address() as AddressInfo;
  const headers = { ...formOf(sent, 'a').headers, authorization: `Bearer ${token}`, 'content-length': promised };
  await new Promise<void>((resolve) => {
    const call = request({ port, host: '127.0.0.1', method: 'POST', path: url, headers });
    call.on('error', () => undefined);
    call.on('close', resolve);
    call.write(sent);
    setTimeout(() => call.destroy(), 300);
  });
}

test('an upload that is cut off leaves no file and no row', async () => {
  const before = await stored();
  const whole = formOf(Buffer.concat([samples.pdf], 3_000_000), 'a.pdf').payload;
  for (const part of [20, 150, 1000, 100_000, whole.length - 5]) await abort(whole.subarray(0, part), whole.length);
  for (const end = Date.now() + 30_000; Date.now() < end && (await stored()).files.length !== before.files.length;)
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(await stored(), before);
  assert.deepEqual(work.log, []);
});

const openLines = () => new Promise<number>((resolve) => work.app.server.getConnections((_, count) => resolve(count)));

test('a refused upload over a real line is answered, and does not keep the server from stopping', async () => {
  const { port } = work.app.server.address() as AddressInfo;
  const form = formOf(Buffer.concat([Buffer.from('<html>')], 8_000_000), 'a.jpg');
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    body: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${token}` },
  });
  assert.equal(answer.status, 415);
  assert.equal(((await answer.json()) as Uploaded).code, 'file_kind_not_allowed');
  for (const end = Date.now() + 30_000; Date.now() < end && (await openLines()) > 0;) {
    // What a server that stops does first; a call still at work is waited for.
    work.app.server.closeIdleConnections();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.equal(await openLines(), 0);
});

const attach = (id: number, fileId: string, as = 'moderator') =>
  work.outcome(`invest POST /investors/${id}/attachment`, { as, body: { file_id: fileId } });
const attachmentsOf = async (id: number) =>
  (await work.do(`invest GET /investors/${id}`)).json<{
    attachments: (Uploaded & { file_id: string; url: string })[];
  }>().attachments;

test('an upload is attached once, by who sent it, opened by its address and deleted with its file', async () => {
  const id = await work.make();
  const { body } = await upload(samples.docx, 'Договор.docx');
  assert.deepEqual(await attach(id, body.id, 'director'), [422, 'file_missing']);
  assert.deepEqual(await attach(2_000_000, body.id), [404, 'not_found']);
  const [status, attachment] = await attach(id, body.id.toUpperCase());
  assert.equal(status, 201);
  const [listed] = await attachmentsOf(id);
  const { url: address, ...attachedRest } = attachment as { url: string };
  const { url: listedAddress, ...listedRest } = listed!;
  assert.deepEqual(attachedRest, listedRest);
  assert.equal((await work.call({ method: 'GET', url: address })).statusCode, 200);
  assert.deepEqual((await work.call({ method: 'GET', url: listedAddress })).rawPayload, samples.docx);
  assert.deepEqual(await attach(id, body.id), [409, 'file_already_attached']);
  assert.deepEqual(await attach(id, '00000000-0000-4000-8000-00000000ffff'), [422, 'file_missing']);
  assert.deepEqual(await attach(id, '../../etc/passwd'), [400, 'bad_request']);

  const remove = (fileId: string) => work.outcome(`invest DELETE /investors/attachment/${fileId}`, { as: 'moderator' });
  assert.deepEqual(await remove(body.id), [204, undefined]);
  assert.deepEqual(await remove(body.id), [404, 'not_found']);
  assert.deepEqual(await attachmentsOf(id), []);
  assert.equal((await work.call({ method: 'GET', url: address })).statusCode, 404);
  assert.deepEqual(
    (await work.journalOf(id)).map(({ action, old, new: now }) => [action, old, now]),
    [
      ['attach', null, 'Договор.docx'],
      ['detach', 'Договор.docx', null],
    ],
  );
});

test('one upload is attached to one of two who ask at once', async () => {
  const ids = [await work.make(), await work.make()];
  const { body } = await upload(samples.pdf, 'a.pdf');
  const answers = await Promise.all(ids.map((id) => attach(id, body.id)));
  assert.deepEqual(answers.map(([status]) => status).sort(), [201, 409]);
});

test('a content that several attachments share goes with the last of them', async () => {
  const key = await work.files.put(samples.pdf, 'pdf');
  await work.db.query(
    `insert into files (key, name, kind, size, created_at) values ($1, 'a.pdf', 'pdf', 64, '2026-01-01')`,
    [key],
  );
  const shares = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  for (const fileId of shares)
    await work.db.query(
      `insert into investor_attachments (investor_id, file_id, name, file_key, created_at) values ($1, $2, 'a.pdf', $3, '2026-01-01')`,
      [await work.make(), fileId, key],
    );
  await work.do(`invest DELETE /investors/attachment/${shares[0]}`);
  await work.files.open(key).then(({ stream }) => stream.destroy());
  await work.do(`invest DELETE /investors/attachment/${shares[1]}`);
  await assert.rejects(work.files.open(key), { status: 404 });
});

test('what was not attached for a day is gone by itself', async () => {
  const id = await work.make();
  const kept = (await upload(samples.pdf, 'kept.pdf')).body.id;
  await attach(id, kept);
  const left = (await upload(samples.pdf, 'left.pdf')).body.id;
  work.clock.advance(23 * 3600_000);
  token = (await work.signIn('moderator')).access_token;
  await removeOnce(work);
  assert.ok((await stored()).rows.includes(`${left}.pdf`));
  work.clock.advance(2 * 3600_000);
  await removeOnce(work);
  const { rows, files } = await stored();
  assert.ok(!rows.includes(`${left}.pdf`) && rows.includes(`${kept}.pdf`));
  assert.deepEqual(rows, files);
});

test('an upload and a later round look at the files of some days, however many there are', async () => {
  const { id: user } = await work.one<{ id: number }>(`select id from system_users where username = 'moderator'`);
  const count = 5000;
  const add = (days: number) =>
    work.db.query(
      `insert into files (key, name, kind, size, created_by, created_at)
       select gen_random_uuid() || '.pdf', 'old.pdf', 'pdf', 64, $1, $2::timestamp from generate_series(1, $3::int)`,
      [user, timestampOf(daysAgo(work.clock, days)), count],
    );
  const left = async () =>
    (await work.one<{ count: number }>(`select count(*)::int as count from files where name = 'old.pdf'`)).count;
  await add(5);
  // They are no uploads of today, and whoever has them may go on.
  assert.equal((await upload(samples.pdf, 'new.pdf')).status, 201);
  await removeOnce(work, { since: daysAgo(work.clock, 3) });
  assert.equal(await left(), count);
  await add(2);
  await removeOnce(work, { since: daysAgo(work.clock, 3) });
  assert.equal(await left(), count, 'in batches, all of them');
  await removeOnce(work);
  assert.equal(await left(), 0);
});

const raced = {
  skip: !process.env.TEST_DATABASE_URL && 'the embedded database does one transaction after another',
};
test('what is attached while the forgotten are removed stays, and neither fails', raced, async () => {
  const id = await work.make();
  const { body } = await upload(samples.pdf, 'late.pdf');
  const key = `${body.id}.pdf`;
  work.clock.advance(25 * 3600_000);
  const removal = await work.db.transaction(async (sql) => {
    const { id: user } = await work.one<{ id: number }>(`select id from system_users where username = 'moderator'`);
    await lockUpload(sql, [key], user);
    await addAttachment(sql, {
      ...{ investorId: id, fileId: body.id, name: 'late.pdf', key, userId: user, at: '2026-01-01' },
    });
    const round = removeOnce(work);
    // As far as it comes while the other has not ended.
    await Promise.race([round.catch(() => undefined), pause(500)]);
    return { round };
  });
  await removal.round;
  assert.ok((await stored()).rows.includes(key));
});

test('a person uploads no more than fifty files or 300 MB that he attaches to nothing', async () => {
  const accountant = await work.one<{ id: number }>(`select id from system_users where username = 'moderator'`);
  await work.db.query(
    'delete from files where created_by = $1 and key not in (select file_key from investor_attachments)',
    [accountant.id],
  );
  const refused = [409, 'uploads_unattached'];
  const send = async () => {
    const { status, body } = await upload(samples.pdf, 'one.pdf');
    return [status, body.code];
  };
  const insert = (count: number, size: number) =>
    work.db.query(
      `insert into files (key, name, kind, size, created_by, created_at)
       select gen_random_uuid() || '.pdf', 'a.pdf', 'pdf', $2, $3, $4::timestamp from generate_series(1, $1)`,
      [count, size, accountant.id, timestampOf(work.clock.now())],
    );
  await insert(48, 1);
  // Of three that come at once two are taken.
  assert.deepEqual(
    (await Promise.all([send(), send(), send()])).toSorted(),
    [[201, undefined], [201, undefined], refused].toSorted(),
  );
  assert.deepEqual(await send(), refused);
  const before = readdirSync(work.fileFolder).length;
  assert.deepEqual(await send(), refused);
  assert.equal(readdirSync(work.fileFolder).length, before, 'nothing of it stays');
  await work.db.query('delete from files where size = 1 and created_by = $1', [accountant.id]);
  await insert(12, 25 * 1024 * 1024 - 5);
  assert.deepEqual(await send(), refused, 'the last bytes are fewer than the file has');
  await work.db.query(`delete from files where name = 'a.pdf' and size > 1000000`);
  assert.deepEqual(await send(), [201, undefined]);
});

test('a file that was written while its row could not be is removed', async () => {
  const before = await stored();
  await work.db.script('alter table files rename to hidden_files');
  const { status } = await upload(samples.pdf, 'a.pdf');
  await work.db.script('alter table hidden_files rename to files');
  assert.equal(status, 500);
  assert.deepEqual(await stored(), before);
  writeFileSync(join(work.fileFolder, 'a.part'), 'left by a crash');
  work.log.length = 0;
});

test('every column that names a stored file keeps that file from being removed', async () => {
  const columns = await work.db.query<{ table: string; column: string }>(
    `select r.conrelid::regclass::text as table, a.attname as column from pg_constraint r
       join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
     where r.contype = 'f' and r.confrelid = 'files'::regclass and r.conrelid <> 'temp_files'::regclass order by 1, 2`,
    [],
  );
  assert.deepEqual(
    columns.map(({ table, column }) => [table, column]),
    [...isNamed.matchAll(/from (\w+) where (\w+) =/g)].map(([, table, column]) => [table, column]),
  );
});
