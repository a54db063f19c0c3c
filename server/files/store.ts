import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { loadSecrets, type Secrets } from '../auth/secrets';
import type { Clock } from '../shared/clock';
import type { Sql } from '../db/database';
import { notFound, Refusal } from '../shared/problem';
import { headLength, kindOfHead, kinds, usualKinds, type FileKind } from './kinds';
import { officeKindOf } from './office';

/** Files beside the database. A key is a name we made, so nothing a person typed ever becomes a path. */
export interface FileStore {
  /**
   * Keeps what a person sends, whole or not at all, under the kind that its content is of. Refuses with 415 what is none of
   * the accepted kinds, which are those of pictures and papers unless told.
   */
  receive(content: Readable, accepted?: readonly FileKind[]): Promise<{ key: string; kind: FileKind; size: number }>;
  /** Keeps the whole content or nothing, and answers with its key. */
  put(content: Buffer | Readable, kind: FileKind): Promise<string>;
  open(key: string): Promise<{ stream: Readable; size: number; type: string }>;
  /** An address that opens the file for five minutes, without any other right; it is saved under the name where that is given. */
  signedUrl(key: string, name?: string): string;
  /**
   * The same for what anybody may see, such as the picture of a product: good for a day at least, and all day the same, so
   * that a browser and a CDN keep what it opens.
   */
  dailyUrl(key: string): string;
  /** Throws 403 unless the address was made here and is still good. Answers how long what it opens may be kept, and by whom. */
  checkLink(
    key: string,
    link: { exp?: unknown; sig?: unknown; name?: unknown },
  ): { isPublic: boolean; seconds: number };
  remove(key: string): Promise<void>;
  /**
   * Removes what has lain there since before a moment and belongs to no row: what is left of work that a crash ended.
   * `findKnown` gives those of the keys that have a row. Answers how many files went.
   */
  sweep(before: Date, findKnown: (keys: string[]) => Promise<readonly string[]>): Promise<number>;
}

interface Place {
  folder: string;
  /** Where the content host stands for the browser: the CDN, or /api/content. */
  base: string;
  secrets: Secrets;
  clock: Clock;
}

const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|pdf|docx|xlsx|mp4)$/;
/** A file that is still being written, by `receive` or by `put`. */
const partPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.\w+)?\.part$/;
const linkLife = 300;
const day = 86_400;
/** In the place of a name, which has neither: no address with a name is taken for one of the whole day. */
const daily = '/day/';

/** The store of an installation, whose links are signed with the secret of its database. */
export async function fileStoreOf(sql: Sql, clock: Clock, folder: string, cdn?: string): Promise<FileStore> {
  const base = cdn?.replace(/\/+$/, '') ?? '/api/content';
  return openFileStore({ folder, base, secrets: await loadSecrets(sql, clock), clock });
}

function openFileStore({ folder, base, secrets, clock }: Place): FileStore {
  const signKey = secrets.key('file-link');
  const signature = (key: string, exp: number, name = '') =>
    createHmac('sha256', signKey)
      .update(name === '' ? `${key}?${exp}` : `${key}?${exp}?${name}`)
      .digest();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw notFound();
    return join(folder, key);
  };
  /** Gives a whole file its key. The folder is written, too: a crash must not take the name that a row keeps. */
  const name = async (part: string, key: string) => {
    await rename(part, pathOf(key));
    // Windows writes it by itself, and refuses to be asked.
    if (process.platform === 'win32') return;
    const names = await open(folder);
    try {
      await names.sync();
    } finally {
      await names.close();
    }
  };
  /** Work on a file under a name that no key has; nothing is left of it when the work fails. */
  const aside = async <T>(temporary: string, work: (part: string) => Promise<T>): Promise<T> => {
    const part = join(folder, temporary);
    await mkdir(folder, { recursive: true });
    try {
      return await work(part);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };

  return {
    async receive(content, accepted = usualKinds) {
      const id = randomUUID();
      return aside(`${id}.part`, async (part) => {
        const { kind, size } = await writeWhole(part, content, { accepted });
        const key = `${id}.${kind}`;
        await name(part, key);
        return { key, kind, size };
      });
    },
    async put(content, kind) {
      const key = `${randomUUID()}.${kind}`;
      return aside(`${key}.part`, async (part) => {
        await writeWhole(part, Buffer.isBuffer(content) ? Readable.from([content]) : content, { given: kind });
        await name(part, key);
        return key;
      });
    },
    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? notFound() : error;
      });
      const kind = key.split('.').at(-1) as FileKind;
      return { stream: createReadStream(path), size: found.size, type: kinds[kind].type };
    },
    signedUrl(key, name = '') {
      const exp = seconds() + linkLife;
      const signed = `${base}/${key}?exp=${exp}&sig=${signature(key, exp, name).toString('base64url')}`;
      return name === '' ? signed : `${signed}&name=${encodeURIComponent(name)}`;
    },
    dailyUrl(key) {
      const exp = (Math.floor(seconds() / day) + 2) * day;
      return `${base}/${key}?exp=${exp}&sig=${signature(key, exp, daily).toString('base64url')}`;
    },
    checkLink(key, { exp, sig, name }) {
      const isText = name === undefined || typeof name === 'string';
      const given = Buffer.from(typeof sig === 'string' ? sig : '', 'base64url');
      const isOf = (signed?: string) => {
        const wanted = signature(key, Number(exp), signed);
        return given.length === wanted.length && timingSafeEqual(given, wanted);
      };
      const isDaily = name === undefined && isOf(daily);
      if (!isDaily && (!isText || name === daily || !isOf(name)))
        throw new Refusal(403, 'link_invalid', 'The link is not valid');
      if (Number(exp) <= seconds()) throw new Refusal(403, 'link_expired', 'The link has expired');
      return { isPublic: isDaily, seconds: isDaily ? day : linkLife };
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    async sweep(before, findKnown) {
      const names = await readdir(folder).catch(absent);
      const keys = names?.filter((name) => keyPattern.test(name)) ?? [];
      const known = new Set(await findKnown(keys));
      const unknown =
        names?.filter((name) => partPattern.test(name)).concat(keys.filter((key) => !known.has(key))) ?? [];
      let count = 0;
      for (const name of unknown) {
        // Another process may be at the same.
        const found = await stat(join(folder, name)).catch(absent);
        // What is younger may be work under way, whose row comes last.
        if (found === undefined || found.mtime >= before) continue;
        await rm(join(folder, name), { force: true });
        count += 1;
      }
      return count;
    },
  };
}

/** What is not there, or not any more, as nothing. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Writes to the disk itself before it returns, so that a key in the database never names a file that a crash took.
 * The kind is the given one, or the one that the content shows.
 */
async function writeWhole(
  path: string,
  content: Readable,
  { given, accepted = usualKinds }: { given?: FileKind; accepted?: readonly FileKind[] },
): Promise<{ kind: FileKind; size: number }> {
  const file = await open(path, 'wx+');
  try {
    const { found, size } = await writeLimited(file, content, given);
    const kind = found === 'zip' ? await officeKindOf(file, size) : found;
    if (kind === undefined || (given === undefined && !accepted.includes(kind))) throw wrongKind();
    await file.sync();
    if ((await file.stat()).size !== size) throw new Error('The disk has not taken the whole file');
    return { kind, size };
  } finally {
    await file.close();
  }
}

async function writeLimited(file: FileHandle, content: Readable, given?: FileKind) {
  let found: FileKind | 'zip' | undefined = given;
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const piece of content as AsyncIterable<Buffer>) {
    size += piece.length;
    if (found === undefined) {
      head = Buffer.concat([head, piece]);
      found = kindOfHead(head);
      // Refused as soon as it is known, and not after the last byte.
      if (found === undefined && head.length >= headLength) throw wrongKind();
    }
    // A sheet of the back end's own is as long as it is.
    if (given !== 'xlsx' && found !== undefined && size > limitOf(found))
      throw new Refusal(413, 'file_too_large', 'The file is too large');
    await writeAll(file, piece);
  }
  return { found, size };
}

/** A disk that is nearly full takes a part of a piece, and says so only in its answer. */
async function writeAll(file: FileHandle, piece: Buffer) {
  for (let from = 0; from < piece.length;) {
    const { bytesWritten } = await file.write(piece, from);
    if (bytesWritten === 0) throw new Error('The disk takes no more');
    from += bytesWritten;
  }
}

const limitOf = (kind: FileKind | 'zip') => kinds[kind === 'zip' ? 'docx' : kind].limit;
const wrongKind = () => new Refusal(415, 'file_kind_not_allowed', 'This kind of file is not accepted');
