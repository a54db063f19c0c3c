/** Customers of a test, and services outside of the platform that answer as it wants. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../server/db/database';

let lastPhone = 998_931_000_000;

/** A new customer with these columns, and his number. */
export async function makeCustomer(db: Database, columns: Record<string, unknown> = {}): Promise<number> {
  lastPhone += 1;
  const row = {
    first_name: 'Азиз',
    last_name: 'Каримов',
    phone_number: String(lastPhone),
    created_at: '2026-01-01',
    updated_at: '2026-01-01',
    ...columns,
  };
  const names = Object.keys(row);
  const [made] = await db.query<{ id: number }>(
    `insert into customers (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return made!.id;
}

/** What a service says to a question: a status with its body, nothing at all, or the same after so many milliseconds. */
export type Said =
  | {
      status?: number;
      body?: object | string;
      after?: number;
      /** Not before it has happened. */ when?: Promise<unknown>;
    }
  | 'silence';

export interface OuterService {
  url: string;
  /** What it was asked, with the path, newest last. */
  asked: { path: string; body: Record<string, unknown> }[];
  /** What it says from now on. */
  say: (said: Said) => void;
  close: () => Promise<void>;
}

/** A service on this machine. */
export async function startOuter(first: Said): Promise<OuterService> {
  let said = first;
  const asked: OuterService['asked'] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body: JSON.parse(text) as Record<string, unknown> });
      const now = said;
      if (now === 'silence') return;
      void Promise.all([pause(now.after ?? 0), now.when]).then(() => {
        response.writeHead(now.status ?? 200, { 'content-type': 'application/json' });
        response.end(typeof now.body === 'string' ? now.body : JSON.stringify(now.body ?? {}));
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    say: (next) => (said = next),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
