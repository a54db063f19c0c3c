// Plain JavaScript, because the loader that lets Node read TypeScript does not reach into worker threads.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';

// Otherwise a text that begins with a byte order mark would come back without it, unlike from a server.
globalThis.TextDecoder = class extends TextDecoder {
  constructor(label, options) {
    super(label, { ...options, ignoreBOM: true });
  }
};
// Only now: the package makes its decoder when it is loaded.
const { PGlite } = await import('@electric-sql/pglite');
const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');

const { folder, image, textTypes, template } = workerData;
const parsers = Object.fromEntries(textTypes.map((oid) => [oid, (value) => value]));
// What an image holds is the rows: of the log, which grows as long as nobody is connected to tidy it up, only what is needed.
const settings = ['min_wal_size=32MB', 'max_wal_size=32MB'].flatMap((setting) => ['-c', setting]);
const startParams = [...PGlite.defaultStartParams, ...settings];
const create = (loadDataDir) => PGlite.create({ dataDir: folder, extensions: { pg_trgm }, loadDataDir, startParams });

/** An image as it lies in memory: a usual Blob copies its bytes when it is made, and twice more when it is read. */
class Image extends Blob {
  #bytes;
  constructor(bytes) {
    super();
    this.#bytes = bytes;
  }
  arrayBuffer() {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return Promise.resolve(
      byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength),
    );
  }
}

/**
 * A new database takes three seconds of work, the same every time; the first one is kept as a template, from
 * which the next is there in half a second. Without the template everything works, only slower.
 */
async function open() {
  if (folder !== undefined && existsSync(join(folder, 'PG_VERSION'))) return create();
  if (image !== undefined) return create(new Image(await readFile(image)));
  const kept = await readTemplate();
  if (kept !== undefined) return create(kept);
  const made = await create();
  await keepTemplate(await made.dumpDataDir('gzip')).catch(() => undefined); // the place may be read-only
  return made;
}

async function readTemplate() {
  try {
    return new Image(gunzipSync(await readFile(template)));
  } catch {
    return undefined; // missing or damaged, and made again
  }
}

const bytesOf = async (dump) => new Uint8Array(await dump.arrayBuffer());

async function keepTemplate(dump) {
  const part = `${template}.${process.pid}`;
  await mkdir(dirname(template), { recursive: true });
  await writeFile(part, await bytesOf(dump));
  await rename(part, template);
}

const db = await open();
await db.exec(`set timezone = 'Asia/Tashkent'`);

async function run({ text, values, image: to }) {
  if (to !== undefined) {
    await db.exec('checkpoint');
    return writeFile(to, await bytesOf(await db.dumpDataDir('none')));
  }
  if (text === undefined) return db.close();
  // Only the simple protocol takes several statements in one text, and only without values.
  if (values === undefined) return (await db.exec(text, { parsers })).at(-1)?.rows ?? [];
  return (await db.query(text, [...values], { parsers })).rows;
}

// Queries that arrive while the database opens wait here: the thread reads its messages only from now on.
parentPort.on('message', ({ id, ...call }) => {
  run(call).then(
    (rows) => parentPort.postMessage({ id, rows }),
    ({ message, code, constraint }) => parentPort.postMessage({ id, failure: { message, code, constraint } }),
  );
});
