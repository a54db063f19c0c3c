/**
 * What a person waits for who works with instalments on a million orders, over the network: all reads of a card, the next order for
 * twenty moderators at once, a decision with the order behind it, and a payment. On a PostgreSQL of its own or the one of
 * TEST_DATABASE_URL, which may be filled already. Ends with its measures as one line of JSON.
 *
 *     npm run bench -- instalmentsApi
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../scripts/processes';
import { demoPassword } from '../server/seed/demoUsers';
import { freePort } from '../tests/support/postgres';
import type { Database } from '../server/db/database';
import { idleSince } from '../server/modules/orders/rules/next';
import { holdNext } from '../server/modules/orders/store';
import { timestampOf } from '../server/shared/clock';
import { people, withLarge } from './large/filled';
import { p95Of, timeOf, type Measure } from './large/measure';

const port = String(await freePort());
const base = `http://127.0.0.1:${port}/api`;
const folder = mkdtempSync(join(tmpdir(), 'divan-bench-'));

async function send(
  method: string,
  path: string,
  { token, body, version }: { token?: string; body?: object; version?: number } = {},
) {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}
const signIn = async (username: string) =>
  (await send('POST', '/system-user/v1/system-users/login', { body: { username, password: demoPassword } }))
    .access_token as string;

async function untilReady(hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const answers = await fetch(base).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (hasEnded()) throw new Error('The back end has stopped');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** How long each of them waits for an order while the others hold theirs. */
async function inLine(db: Database): Promise<number[]> {
  const waits: number[] = [];
  const held = new Set<number>();
  let letGo: () => void = () => undefined;
  const allHold = new Promise<void>((resolve) => (letGo = resolve));
  await Promise.all(
    Array.from({ length: people }, () =>
      db.transaction(async (sql) => {
        const begin = performance.now();
        const next = await holdNext(sql, { userId: 0, idleSince: timestampOf(idleSince(new Date())) });
        waits.push(performance.now() - begin);
        if (next !== undefined) held.add(next.id);
        if (waits.length === people) letGo();
        await allHold;
      }),
    ),
  );
  if (held.size < people) throw new Error('Two people hold one order, or there are no more of them.');
  return waits;
}

interface NextOrder {
  order?: { id: number; version: number; application: { version: number } };
}

await withLarge(
  ['merchants', 'customers', 'instalments', 'orders', 'deliveries', 'receipts', 'returns'],
  async (db, url) => {
    const settings = {
      ...{ PORT: port, DATA_DIR: folder, DATABASE_URL: url },
      SESSION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    };
    const server = startServer(['--no-static'], settings, ['ignore', 'ignore', 'inherit']);
    try {
      await untilReady(() => server.exitCode !== null);
      const [director, moderator] = [await signIn('director'), await signIn('moderator')];
      const contracts = await db.query<{
        id: number;
        guid: string;
        customer: string;
        customer_id: number;
        order_id: number;
        contract: string;
        version: number;
      }>(
        `select n.id, n.guid, c.guid as customer, c.id as customer_id, o.id as order_id, o.contract_number as contract, a.version
       from installments n join applications a on a.id = n.id join orders o on o.application_id = n.id join customers c on c.id = n.customer_id
       where a.status = 'not_fully_paid' and n.debt > 100000 and n.id % 101 = 0 order by n.id desc limit 200`,
      );
      let at = 0;
      const next = () => contracts[(at += 1) % contracts.length]!; // there are some
      const all = (paths: readonly string[]) =>
        Promise.all(paths.map((path) => send('GET', `/payment${path}`, { token: director })));
      const measures: Measure[] = [
        await timeOf('instalments API: reference, a call that reads no table', undefined, () =>
          send('GET', '/payment/v1/merchants/types', { token: director }),
        ),
        await timeOf('instalments API: all reads of the card of a contract', 80, () => {
          const { id } = next();
          const parts = [
            'payment-info',
            'payment-schedule',
            'payment-transactions',
            'transactions',
            'baskets',
            'attachments',
          ];
          return all([
            `/v1/installments/applications/${id}`,
            ...parts.map((part) => `/v1/installments/${id}/${part}`),
            `/v1/installment-products/${id}`,
          ]);
        }),
        await timeOf('instalments API: all reads of the card of an order', 80, () => {
          const { order_id: id, contract } = next();
          return all([
            `/v1/orders/${id}`,
            `/v3/orders/${id}/history`,
            `/v3/orders/${contract}/attachments`,
            `/v1/ofd/checks?order_id=${id}&offset=0&limit=50`,
          ]);
        }),
        await timeOf('instalments API: all reads of the card of a customer', 80, () => {
          const { customer, customer_id: id } = next();
          return all([
            `/v1/customers/${customer}`,
            `/v1/customers/${id}/additional-contacts`,
            `/v1/customers/${customer}/duplicates`,
            `/v1/customers/changelog?customer_id=${id}&offset=0&limit=20`,
            `/v3/payments/cards?customer_id=${id}&offset=0&limit=20`,
            `/v1/installments?customer_id=${id}&offset=0&limit=20`,
          ]);
        }),
        await timeOf('instalments API: a payment of a contract', 50, () => {
          const { id, version } = contracts.pop()!; // there are more than it takes
          return send('POST', '/payment/v1/installment/create-transaction', {
            ...{ token: director, version },
            body: {
              ...{ installment_id: id, kind: 'instalment', amount: '50000.00', gateway: 'bank' },
              ...{ document_number: `B-${process.pid}-${id}`, document_date: new Date().toISOString().slice(0, 10) },
            },
          });
        }),
      ];
      const take = async () => (await send('POST', '/payment/v3/orders/next', { token: moderator })) as NextOrder;
      measures.push(
        await timeOf('instalments API: a decision and the next order', 150, async () => {
          const { order } = await take();
          if (order === undefined) throw new Error('No order waits any more.');
          const decide = (body: object) =>
            send('POST', `/payment/v3/orders/${order.id}/moderator/approve`, {
              ...{ token: moderator, version: order.version, body },
            });
          // Some goods of the demonstration are sold out, which their moderator is told.
          await decide({ accepted: true }).catch((error: unknown) => {
            if (!String(error).includes('out_of_stock')) throw error;
            return decide({ accepted: false, comment: 'Нет на складе' });
          });
          await take();
        }),
      );
      const waits: number[] = [];
      for (let round = 0; round < 10; round += 1) waits.push(...(await inLine(db)));
      measures.push({ what: `instalments: the next in line, ${people} people at once`, ...p95Of(waits), budget: 30 });
      const together: number[] = [];
      for (let round = 0; round < 10; round += 1) {
        const begin = performance.now();
        const taken = await Promise.all(Array.from({ length: people }, take));
        together.push(performance.now() - begin);
        const ids = taken.flatMap(({ order }) => order?.id ?? []);
        if (new Set(ids).size < people)
          throw new Error('Two people were given one order, or there are no more of them.');
      }
      measures.push({
        what: `instalments API: ${people} people take the next order, until the last has his`,
        ...p95Of(together),
      });
      console.log(JSON.stringify(measures));
    } finally {
      const stopped = new Promise((resolve) => server.once('exit', resolve));
      if (server.exitCode === null && server.kill('SIGTERM')) await stopped;
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
