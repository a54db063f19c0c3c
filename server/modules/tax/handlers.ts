import { auditAll, historyOf } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { Call, HandlerMap } from '../../http/contract';
import { mapped, page } from '../../db/list';
import type { Sql } from '../../db/database';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, notFound } from '../../shared/problem';
import { maskPinfl } from '../../shared/mask';
import { refusalOfVerify } from './rules';
import { lockTax, setVerified, taxes, type LockedTax, type TaxRow } from './store';

const taxEntity = 'tax_transaction';

export const taxHandlers = {
  async listTaxTransactions({ query, db }) {
    return page('transactions', mapped(await taxes.list(db, query), taxAnswer));
  },

  async getTaxTransaction({ params, db }) {
    const row = await taxes.find(db, params.id);
    if (row === undefined) throw notFound();
    return { ...taxAnswer(row), history: await historyOf(db, taxEntity, row.id) };
  },

  verifyTaxTransactions: (call) => call.db.transaction((sql) => verify(sql, call)),
} satisfies Partial<HandlerMap>;

/** A company has no PINFL; its INN is public. */
const taxAnswer = ({ pinfl, inn, ...row }: TaxRow) => ({
  ...row,
  pinfl_or_inn: row.investor.subject === 'business' ? inn : maskPinfl(pinfl),
});

async function verify(sql: Sql, { body, user, clock }: Call<'verifyTaxTransactions'>) {
  const locked = new Map((await lockTax(sql, body.ids)).map((row) => [row.id, row]));
  const verified: LockedTax[] = [];
  const skipped: { id: number; code: string }[] = [];
  for (const id of body.ids) {
    const row = locked.get(id);
    const code = refusalOfVerify(row);
    if (code === undefined && row !== undefined) verified.push(row);
    else skipped.push({ id, code: code ?? 'not_found' });
  }
  if (locked.size === 0) throw notFound();
  if (verified.length === 0) throw conflict('transition_not_allowed', 'None of these rows is new');
  const ids = verified.map(({ id }) => id);
  await setVerified(sql, ids, user.id, timestamp(clock));
  const changes = verified.map(({ id, status }) => ({ entityId: id, field: 'status', old: status, new: 'verified' }));
  await auditAll(sql, { user, clock, action: 'verify', entity: taxEntity, changes });
  const sum = (amounts: string[]) => decimal(amounts.reduce((all, amount) => all + tiyinOf(amount), 0n));
  const totals = {
    base_amount: sum(verified.map((row) => row.base_amount)),
    tax_amount: sum(verified.map((row) => row.tax_amount)),
  };
  return { verified: ids, skipped, totals };
}
