import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { root } from '../root';
import { Refusal } from '../shared/problem';
import { turns } from './turns';

interface Limits {
  /** In bytes, as it is stored. */
  mostBytes: number;
  /** Below the headings. */
  mostRows: number;
  /** Refuses with 422 sheet_with_formulas a sheet that reckons; else a formula is what it last came to. */
  refusesFormulas?: boolean;
}

const mostUnpacked = 50 * 1024 * 1024;
const mostColumns = 100;
/** Cells of a sheet, and texts that they share. */
const mostCells = 300_000;
/** Milliseconds. A sheet within the limits takes a part of a second; one that takes longer was made to. */
const patience = 10_000;
/** Sheets that wait while one is read; whoever waits there longest waits half a minute. */
const mostWaiting = 4;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** So that sheets never take more of a process than one of them may. */
const inTurn = turns(mostWaiting);

/**
 * The texts of the first sheet of a stored xlsx, read in a thread of its own that may take neither long nor much, one
 * sheet after another. `open` is asked for the content when it is its turn. Refuses with 413 file_too_large, 422
 * sheet_unreadable, sheet_too_long or sheet_with_formulas, and 503 unavailable when too many wait.
 */
export const readSheet = (open: () => Readable | Promise<Readable>, limits: Limits): Promise<string[][]> =>
  inTurn(async () => readOne(await open(), limits));

async function readOne(
  content: Readable,
  { mostBytes, mostRows, refusesFormulas = false }: Limits,
): Promise<string[][]> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) throw new Refusal(413, 'file_too_large', 'The file is too large');
    pieces.push(piece);
  }
  const rows = await parse(Buffer.concat(pieces), mostRows, refusesFormulas);
  if (rows.length > mostRows + 1) throw unreadable('sheet_too_long');
  return rows;
}

const unreadable = (code: 'sheet_unreadable' | 'sheet_too_long' | 'sheet_with_formulas') =>
  new Refusal(422, code, 'The sheet cannot be read', { fields: { file_id: code } });

async function parse(content: Buffer, mostRows: number, refusesFormulas: boolean): Promise<string[][]> {
  const worker = new Worker(join(root, 'server/files/sheetWorker.js'), {
    workerData: { content, mostUnpacked, mostRows, mostColumns, mostCells, refusesFormulas },
    resourceLimits: memory,
    stderr: true,
    // It is plain JavaScript: to load the loader of TypeScript first takes a third of its time.
    execArgv: [],
  });
  const rows = new Promise<string[][]>((resolve, reject) => {
    const timer = setTimeout(() => reject(unreadable('sheet_unreadable')), patience);
    // Whatever stopped it, the file did: nothing of ours depends on more than the file.
    worker.once('error', () => reject(unreadable('sheet_unreadable')));
    worker.once('exit', () => reject(unreadable('sheet_unreadable')));
    worker.once('message', (rows: string[][] | 'sheet_with_formulas') => {
      if (rows === 'sheet_with_formulas') reject(unreadable(rows));
      else resolve(rows);
    });
    worker.once('exit', () => clearTimeout(timer));
  });
  try {
    return await rows;
  } finally {
    // The next one is not begun beside what is left of this one.
    await worker.terminate();
  }
}
