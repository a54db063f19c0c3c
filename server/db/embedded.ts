import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '../root';
import type { Database, Sql } from './database';
import { ReaderGone } from './passing';
import { textTypes } from './types';

/** To the worker: one statement, a file for an image of the whole, or nothing for the order to close. */
interface WorkerCall {
  text?: string;
  values?: readonly unknown[];
  image?: string;
}
type WorkerAnswer =
  { id: number; rows: unknown[] } | { id: number; failure: { message: string; code?: string; constraint?: string } };

const { resolve: find } = createRequire(import.meta.url);

/** Whether its package is installed: a release leaves it out. */
export function hasEmbedded(): boolean {
  try {
    find('@electric-sql/pglite');
    return true;
  } catch {
    // Not found: there is nothing else that this may throw.
    return false;
  }
}

/** An empty database, which is quicker to open than to make, is kept for each version of the package. */
function templatePath(): string {
  // The package does not export its own description, so that is found beside its entry.
  const description = join(find('@electric-sql/pglite'), '../../package.json');
  const { version } = JSON.parse(readFileSync(description, 'utf8')) as { version: string };
  return join(root, `.cache/embedded-${version}.tar.gz`);
}

export interface EmbeddedDatabase extends Database {
  /** Writes the whole of it to a file, from which another can be opened. */
  saveImage(path: string): Promise<void>;
}

interface EmbeddedAddress {
  /** Without it the rows live in memory. */
  folder?: string;
  /** A file of `saveImage` that a new database begins with; without it it is empty. */
  image?: string;
}

/**
 * The embedded database in a worker thread: while it runs a query it stops the event loop of its thread.
 * It has one connection, so a transaction keeps everybody else waiting in a queue until it ends.
 */
export async function openEmbedded({ folder, image }: EmbeddedAddress): Promise<EmbeddedDatabase> {
  const worker = new Worker(join(root, 'server/db/embeddedWorker.js'), {
    workerData: { folder, image, textTypes, template: templatePath() },
    // Plain JavaScript, which the loader of TypeScript would only delay.
    execArgv: [],
  });
  let isClosing = false;
  const send = await caller(worker);
  // Nothing can be done without it, and nobody could begin it again from inside: the supervisor starts another process.
  worker.on('exit', () => {
    if (!isClosing) throw new Error('The thread of the embedded database has ended');
  });
  const insideTransaction = new AsyncLocalStorage<true>();
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    // It would wait for the end of the transaction that waits for it.
    if (insideTransaction.getStore()) return Promise.reject(new Error('Inside a transaction use what it was given'));
    const turn = queue.then(() => {
      if (gone?.aborted) throw new ReaderGone('Nobody waits for this any more');
      return work();
    });
    // The next one starts whatever became of this one; its own caller hears of the failure.
    queue = turn.catch(() => undefined);
    return turn;
  }
  const direct: Sql = {
    query: <Row>(text: string, values?: readonly unknown[]) => send({ text, values }) as Promise<Row[]>,
  };

  const database = (gone?: AbortSignal): Database => ({
    query: (text, values) => inTurn(() => direct.query(text, values), gone),
    snapshot: (work) => work({ query: (text, values) => inTurn(() => direct.query(text, values), gone) }),
    script: (text) => inTurn(async () => void (await direct.query(text)), gone),
    forReader: (reader) => database(reader),
    transaction: (work) =>
      inTurn(async () => {
        await direct.query('begin');
        try {
          const result = await insideTransaction.run(true, () => work(direct));
          await direct.query('commit');
          return result;
        } catch (error) {
          await direct.query('rollback');
          throw error;
        }
      }, gone),
    close: () =>
      inTurn(async () => {
        isClosing = true;
        await send({});
        await worker.terminate();
      }),
  });
  return { ...database(), saveImage: (image) => inTurn(async () => void (await send({ image }))) };
}

/** Resolves once the database is open, to the function that sends one call and waits for its answer. */
async function caller(worker: Worker) {
  const waiting = new Map<number, { resolve: (rows: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let stopped: Error | undefined;

  worker.on('message', (answer: WorkerAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failure' in answer) call?.reject(Object.assign(new Error(answer.failure.message), answer.failure));
    else call?.resolve(answer.rows);
  });
  const failAll = (error: Error) => {
    stopped ??= error;
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  };
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The embedded database has stopped')));

  const send = (call: WorkerCall) =>
    new Promise<unknown>((resolve, reject) => {
      if (stopped !== undefined) return reject(stopped);
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...call, id });
    });
  await send({ text: 'select 1' });
  return send;
}
