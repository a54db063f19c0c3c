/** Pictures of the catalogue on their way in: what they have to be by their own head, what is refused, how they are handed out. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { readImageHead } from '../../server/files/imageHead';
import type { Reply } from '../../server/http/contract';
import { useWork } from '../support/investorWork';
import * as pictures from '../support/pictures';
import { samples, video } from '../support/uploads';

type Picture = Reply<'uploadCataloguePicture'>;

const work = useWork();
const boundary = '----divan-boundary';
interface Part {
  field?: string;
  content: Buffer;
  name?: string;
}
function formOf(parts: readonly Part[]) {
  const pieces = parts.map(({ field = 'file', content, name = 'фото.png' }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
  );
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
const tokens: Record<string, string> = {};
async function send(parts: readonly Part[], as = 'moderator') {
  const token = (tokens[as] ??= (await work.signIn(as)).access_token);
  return work.call({ method: 'POST', url: '/api/marketplace/v1/mkt-upload', ...formOf(parts), token });
}
async function taken(parts: readonly Part[]): Promise<Picture> {
  const answer = await send(parts);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<Picture>();
}
const open = (url: string) => work.call({ method: 'GET', url });
const stored = async () => [
  ...(await work.db.query<{ key: string }>('select key from files order by key')).map(({ key }) => key),
  ...readdirSync(work.fileFolder).toSorted(),
];

const { pngOf, jpegOf, webpOf, losslessWebpOf, canvasWebpOf, exif } = pictures;
const whole: [what: string, content: Buffer, kind: string, width: number, height: number][] = [
  ['a png', pngOf(640, 480), 'png', 640, 480],
  ['a jpg', jpegOf(1600, 1200), 'jpg', 1600, 1200],
  ['a jpg with what the camera knows', jpegOf(4000, 3000, [exif, exif]), 'jpg', 4000, 3000],
  ['a jpg with more of the camera behind it', Buffer.concat([jpegOf(40, 30), Buffer.from('SEFT')]), 'jpg', 40, 30],
  ['a webp', webpOf(800, 600), 'webp', 800, 600],
  ['a webp without loss', losslessWebpOf(801, 603), 'webp', 801, 603],
  ['a webp on a canvas', canvasWebpOf(802, 604), 'webp', 802, 604],
  ['the widest there may be', pngOf(6000, 4000), 'png', 6000, 4000],
  ['the tallest there may be', webpOf(4000, 6000), 'webp', 4000, 6000],
];
test('a picture is taken in with its size, whatever it is called', async () => {
  for (const [what, content, kind, width, height] of whole) {
    const picture = await taken([{ content, name: 'что-то.gif' }]);
    assert.deepEqual([picture.width, picture.height], [width, height], what);
    assert.match(picture.key, new RegExp(`^[0-9a-f-]{36}\\.${kind}$`), what);
    assert.deepEqual([picture.thumb_url, picture.thumb_key], [null, null]);
    assert.deepEqual((await open(picture.url)).rawPayload, content, what);
  }
});

test('a small form comes along, with a key and an address of its own', async () => {
  const [content, small] = [pngOf(640, 480), webpOf(160, 120)];
  const picture = await taken([{ content }, { field: 'thumb', content: small }]);
  assert.deepEqual((await open(picture.url)).rawPayload, content);
  assert.deepEqual((await open(picture.thumb_url!)).rawPayload, small);
  assert.match(picture.thumb_key!, /\.webp$/);
});

test('a form that breaks off in either of its pictures is malformed, and nothing of it is kept', async () => {
  const before = await stored();
  const { payload, headers } = formOf([{ content: pngOf(8, 8) }, { field: 'thumb', content: pngOf(4, 4) }]);
  const token = (await work.signIn('moderator')).access_token;
  for (let length = 0; length < payload.length - 2; length += 17) {
    const form = { payload: payload.subarray(0, length), headers };
    const answer = await work.call({ method: 'POST', url: '/api/marketplace/v1/mkt-upload', ...form, token });
    assert.equal(answer.statusCode, 400, `after ${length} bytes: ${answer.body}`);
  }
  assert.deepEqual(await stored(), before);
});

const noise = (size: number) => Buffer.alloc(size, 90);
const bad = 'file_kind_not_allowed';
const hostile: [what: string, content: Buffer, status: number, code: string][] = [
  ['an SVG that is called png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, bad],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, bad],
  ['a gif', Buffer.from('GIF89a\x08\0\x08\0', 'latin1'), 415, bad],
  ['a pdf', samples.pdf, 415, bad],
  ['a zip', samples.docx, 415, bad],
  ['a film', video, 415, bad],
  ['nothing', Buffer.alloc(0), 415, bad],
  ['a head of a png and no more', samples.png, 415, bad],
  ['a head of a jpg and no more', samples.jpg, 415, bad],
  ['a head of a webp and no more', samples.webp, 415, bad],
  ['a png that was cut off', pngOf(640, 480).subarray(0, -20), 415, bad],
  ['a jpg that was cut off', jpegOf(640, 480).subarray(0, -2), 415, bad],
  ['a webp that was cut off', webpOf(640, 480).subarray(0, -4), 415, bad],
  ['a png with a page behind it', Buffer.concat([pngOf(8, 8), Buffer.from('<script>')]), 415, bad],
  ['a webp with a page behind it', pictures.webpOfWrongLength, 415, bad],
  ['a png without data', pictures.pngWithoutData, 415, bad],
  ['a png with two heads', pictures.pngWithTwoHeads, 415, bad],
  ['a png of no width', pngOf(0, 8), 415, bad],
  ['a jpg without a picture', pictures.jpegWithoutScan, 415, bad],
  ['a jpg with two frames', pictures.jpegWithTwoFrames, 415, bad],
  ['a jpg of no height', jpegOf(8, 0), 415, bad],
  ['a png that moves', pictures.movingPng, 415, bad],
  ['a webp that moves', pictures.movingWebp, 415, bad],
  ['a webp whose chunk is longer than the file', pictures.webpOfLongChunk, 415, bad],
  ['a webp of two pictures', pictures.webpOfTwoPictures, 415, bad],
  ['a webp without a picture', pictures.webpWithoutPicture, 415, bad],
  ['a jpg of five megabytes without an end', pictures.jpegWithoutEnd, 415, bad],
  ['a png of half a million chunks', pictures.pngOfManyChunks, 415, bad],
  ['a png that is too wide', pngOf(6001, 10), 413, 'image_too_large'],
  ['a jpg that is too tall', jpegOf(10, 6001), 413, 'image_too_large'],
  ['a webp of too many dots', webpOf(5000, 4801), 413, 'image_too_large'],
  ['a bomb of a png', pngOf(60_000, 60_000, { data: Buffer.alloc(40) }), 413, 'image_too_large'],
  ['a webp that says it is small', pictures.webpOfSmallCanvas, 413, 'image_too_large'],
  ['more than five megabytes', pngOf(8, 8, { data: noise(5 * 1024 * 1024) }), 413, 'file_too_large'],
  ['twenty megabytes', pngOf(8, 8, { data: noise(20 * 1024 * 1024) }), 413, 'file_too_large'],
];
/**
 * Milliseconds of the processor, so that what else the machine does is no matter; the least of three, because the process
 * of a group clears up what a thousand tests before have left, and does so in one of them.
 */
function costOf(work: () => unknown): number {
  const costs = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  });
  return Math.min(...costs);
}

test('what is no whole still picture of a bearable size is refused at once, and nothing of it stays', async () => {
  const before = await stored();
  for (const [what, content, status, code] of hostile) {
    const cost = costOf(() => readImageHead(content.subarray(0, 5 * 1024 * 1024)));
    assert.ok(cost < 100, `${what} took ${cost} ms`);
    for (const parts of [[{ content }], [{ content: pngOf(8, 8) }, { field: 'thumb', content }]]) {
      const answer = await send(parts);
      // As a small form some are too large before it is known what they are.
      assert.ok([status, 413].includes(answer.statusCode), `${what}: ${answer.body}`);
      if (parts.length === 1)
        assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [status, code], what);
    }
  }
  assert.deepEqual(await stored(), before);
});

test('three hundred pictures that were cut off somewhere are refused, each at once', async () => {
  const before = await stored();
  const pieces = [pngOf(640, 480), jpegOf(1600, 1200), webpOf(800, 600)].flatMap((content) =>
    Array.from({ length: 100 }, (_, at) => content.subarray(0, Math.floor((content.length * at) / 100))),
  );
  assert.equal(pieces.length, 300);
  for (const content of pieces) {
    const cost = costOf(() => assert.equal(readImageHead(content), undefined));
    assert.ok(cost < 100, `${content.length} bytes took ${cost} ms`);
    const answer = await send([{ content }]);
    assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [415, bad]);
  }
  assert.deepEqual(await stored(), before);
});

test('a small form is small', async () => {
  const thumbs: [Buffer, string][] = [
    [webpOf(401, 300), 'image_too_large'],
    [pngOf(100, 100, { data: noise(13 * 1024) }), 'file_too_large'],
    [Buffer.from('<svg/>'), bad],
  ];
  const before = await stored();
  for (const [content, code] of thumbs) {
    const answer = await send([{ content: pngOf(640, 480) }, { field: 'thumb', content }]);
    assert.equal(answer.json<{ code: string }>().code, code);
  }
  assert.deepEqual(await stored(), before);
  await taken([{ content: pngOf(640, 480) }, { field: 'thumb', content: pngOf(400, 400) }]);
});

test('a form that holds other parts is refused', async () => {
  const forms: Part[][] = [
    [],
    [{ field: 'picture', content: pngOf(8, 8) }],
    [
      { field: 'thumb', content: pngOf(8, 8) },
      { field: 'file', content: pngOf(8, 8) },
    ],
    [{ content: pngOf(8, 8) }, { field: 'other', content: pngOf(8, 8) }],
  ];
  for (const parts of forms) assert.equal((await send(parts)).statusCode, 400);
});

test('who may neither make nor change anything of the catalogue sends nothing', async () => {
  assert.equal((await send([{ content: pngOf(8, 8) }], 'executive')).statusCode, 403);
  assert.equal((await send([{ content: pngOf(8, 8) }], 'director')).statusCode, 201);
});

test('the address is the same all day and is kept for a day; that of a personal file is not', async () => {
  const { key, url } = await taken([{ content: pngOf(8, 8) }]);
  const seconds = Math.floor(work.clock.now().getTime() / 1000);
  const midnight = (Math.floor(seconds / 86_400) + 1) * 86_400_000;
  const goTo = (moment: number) => work.clock.advance(moment - work.clock.now().getTime());
  goTo(midnight - 5000);
  assert.equal(work.files.dailyUrl(key), url);
  goTo(midnight);
  assert.notEqual(work.files.dailyUrl(key), url);
  assert.equal((await open(url)).headers['cache-control'], 'public, max-age=86400');
  goTo(midnight + 86_400_000 - 5000);
  assert.equal((await open(url)).statusCode, 200);
  goTo(midnight + 86_400_000);
  assert.deepEqual((await open(url)).json<{ code: string }>().code, 'link_expired');
  const personal = work.files.signedUrl(key);
  assert.equal((await open(personal)).headers['cache-control'], 'private, max-age=300');
  // The one cannot be made of the other.
  for (const forged of [
    `${url}&name=a`,
    `${url}&name=${encodeURIComponent('/day/')}`,
    personal.replace(/exp=\d+/, /exp=\d+/.exec(url)![0]),
    url.replace(/sig=.{4}/, 'sig=AAAA'),
  ])
    assert.equal((await open(forged)).statusCode, 403, forged);
  work.clock.reset();
});
