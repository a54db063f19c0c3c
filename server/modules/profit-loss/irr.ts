/** What money given out and paid back by months yields, reckoned once for whoever asks, and kept. */
import type { Sql } from '../../db/database';
import type { HandlerMap } from '../../http/contract';
import { timestamp } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { wrongFields } from '../../shared/problem';
import { ratesOf, type Rates } from '../../shared/rates';

/** The database and the wire hold no more than this; nobody lends at such a rate. */
const most = 1e9;

export const irrHandlers = {
  createIrr: ({ body, db, user, clock }) =>
    db.transaction(async (sql) => {
      const [amount, payments] = [tiyinOf(body.amount), body.payments.map(tiyinOf)];
      if (amount <= 0n) throw wrongFields({ amount: 'invalid_amount' });
      if (payments.some((payment) => payment <= 0n)) throw wrongFields({ payments: 'invalid_amount' });
      const sum = payments.reduce((all, payment) => all + payment, 0n);
      if (sum < amount) throw wrongFields({ payments: 'below_amount' });
      const rates = ratesOf(amount, payments);
      if (rates.effective > most) throw wrongFields({ payments: 'invalid_amount' });
      const id = await insertIrr(sql, { ...body, rates, userId: user.id, at: timestamp(clock) });
      return {
        ...{ id, amount: body.amount, sum: decimal(sum) },
        ...{ month_percent: rates.month, nominal_percent: rates.nominal, effective_percent: rates.effective },
      };
    }),
} satisfies Partial<HandlerMap>;

async function insertIrr(
  sql: Sql,
  made: { amount: string; payments: readonly string[]; rates: Rates; userId: number; at: string },
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into installment_irr (amount, payments, month_percent, nominal_percent, effective_percent, created_by, created_at)
     values ($1, $2::jsonb, $3, $4, $5, $6, $7) returning id`,
    [
      ...[made.amount, JSON.stringify(made.payments), made.rates.month, made.rates.nominal, made.rates.effective],
      ...[made.userId, made.at],
    ],
  );
  return row!.id; // an insert answers its row
}
