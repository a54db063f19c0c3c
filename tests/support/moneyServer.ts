/**
 * A back end with one write that moves money, for tests of what must not happen twice: POST /api/trial/payments
 * {amount, wait?, refuse?}. Started as a process it serves the database of DATABASE_URL and prints its address.
 */
import { buildApp, type AppParts } from '../../server/app';
import { authHandlers } from '../../server/modules/auth/handlers';
import type { AnyHandler } from '../../server/http/registerOperations';
import { conflict } from '../../server/shared/problem';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/connect';
import { fileStoreOf } from '../../server/files/store';
import { systemClock } from '../../server/shared/clock';
import { readContract, type Contract } from '../../server/http/specs';
import { answering, contractOf, taking } from './contracts';

const amount = { type: 'string' };
const payment = {
  type: 'object',
  required: ['amount'],
  properties: { amount, wait: { type: 'number' }, refuse: { type: 'boolean' } },
};

/** The operations of signing in, and the one that pays. */
function moneyContract(): Contract {
  const product = readContract();
  const trial = contractOf({
    'post /payments': {
      operationId: 'createPayment',
      'x-permission': 'dashboard.get',
      'x-idempotent': true,
      requestBody: taking(payment),
      responses: answering(
        { type: 'object', required: ['id', 'amount'], properties: { id: { type: 'integer' }, amount } },
        [400, 409, 422],
      ),
    },
  });
  const signIn = product.operations.filter(({ id }) => ['login', 'refreshToken', 'logout'].includes(id));
  return {
    documents: new Map([...product.documents, ...trial.documents]),
    operations: [...signIn, ...trial.operations],
  };
}

interface PaymentCall {
  db: Database;
  body: { amount: string; wait?: number; refuse?: boolean };
}

const createPayment = ({ db, body }: PaymentCall) =>
  db.transaction(async (sql) => {
    const [row] = await sql.query<{ id: number; amount: string }>(
      'insert into payments (amount) values ($1) returning id, amount',
      [body.amount],
    );
    if (body.wait) await new Promise((resolve) => setTimeout(resolve, body.wait));
    if (body.refuse) throw conflict('month_closed', 'The month is closed');
    return row;
  });

export const moneyParts: Pick<AppParts, 'contract' | 'handlers'> = {
  contract: moneyContract(),
  handlers: (parts) => ({ ...authHandlers(parts), createPayment: createPayment as AnyHandler }),
};

export const makePayments = (db: Database) =>
  db.script(
    'create table if not exists payments (id integer generated always as identity primary key, amount numeric(18, 2) not null)',
  );

if (process.argv[1] === import.meta.filename) {
  const db = await openDatabase({ url: process.env.DATABASE_URL });
  const files = await fileStoreOf(db, systemClock, '/nowhere');
  const app = await buildApp({ db, clock: systemClock, files, production: false, config: {}, ...moneyParts });
  console.log(JSON.stringify({ url: await app.listen({ port: 0 }) }));
}
