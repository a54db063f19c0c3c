import { Readable, Writable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { readCsv } from '../../../src/lib/sheet/readCsv';
import { readSheet } from '../../files/sheet';
import { Refusal } from '../../shared/problem';
import { largestSheet, mostRows } from './rules';
import { SourceFault, withPatience, type Reach } from './sources';

export interface FtpPlace {
  host: string;
  port: number;
  login: string;
  path: string;
}

/** Milliseconds that a server may be silent, and that all of it may take. */
export const ftpPatience = { silence: 10_000, whole: 60_000 };

/** The texts of the file that lies on the server of a merchant. */
export async function fetchByFtp(
  place: FtpPlace,
  password: string,
  reach: Reach,
  { silence, whole } = ftpPatience,
): Promise<string[][]> {
  const host = await reach(place.host);
  // Data come from the host that was asked: one that names another for them could name one of ours.
  const client = new Client(silence, { allowSeparateTransferHost: false });
  const work = download(client, { ...place, host }, password);
  // When it is given up, what is under way fails by itself and has nobody to tell.
  work.catch(() => undefined);
  return textsOf(await withPatience(whole, work, () => void client.close()));
}

async function download(client: Client, { host, port, login, path }: FtpPlace, password: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  let isTooLarge = false;
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      size += piece.length;
      isTooLarge = size > largestSheet;
      if (!isTooLarge) pieces.push(piece);
      done(isTooLarge ? new Error('The file is too large') : null);
    },
  });
  try {
    await client.access({ host, port, user: login, password, secure: false });
    await client.downloadTo(sink, path);
  } catch (error) {
    if (isTooLarge) throw new SourceFault('file_too_large');
    throw new SourceFault(codeOf(error));
  }
  return Buffer.concat(pieces);
}

/** What the server has said (RFC 959); whatever else it was, it did not get that far. */
function codeOf(error: unknown) {
  if (!(error instanceof FTPError)) return 'source_unreachable';
  if ([331, 332, 430, 530, 532].includes(error.code)) return 'access_denied';
  return [450, 550, 551, 553].includes(error.code) ? 'source_file_missing' : 'source_unreachable';
}

/** A workbook begins as every zip does; anything else has to be a text. */
async function textsOf(content: Buffer): Promise<string[][]> {
  if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
    return readSheet(() => Readable.from([content]), { mostBytes: largestSheet, mostRows, refusesFormulas: true });
  if (content.includes(0)) throw new SourceFault('sheet_unreadable');
  // Read as far as one row more than there may be.
  const rows = readCsv(lettersOf(content), mostRows + 2);
  if (rows.length > mostRows + 1) throw new Refusal(422, 'sheet_too_long', 'The file has too many rows');
  return rows;
}

/** Accounting programs here still write the letters of Windows; a text that is no UTF-8 is taken for one of theirs. */
function lettersOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1251').decode(content);
  }
}
