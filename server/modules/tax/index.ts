import type { Sql } from '../../db/database';
import { mapped, pageWithTotals } from '../../db/list';
import type { Call } from '../../http/contract';
import type { Module } from '../../http/module';
import { auditAll, withHistory } from '../../shared/auditTrail';
import { partBatch } from '../../shared/batch';
import { timestamp } from '../../shared/clock';
import { maskPinfl } from '../../shared/mask';
import { conflict, notFound } from '../../shared/problem';
import { seedTax, setVerified, taxes, type TaxRow } from './store';

const entity = 'tax_transaction';

export const taxModule: Module = {
  handlers: {
    async listTaxTransactions({ query, db }) {
      return pageWithTotals('transactions', mapped(await taxes.list(db, query), taxAnswer));
    },
    async getTaxTransaction({ params, db }) {
      const row = await taxes.find(db, params.id);
      return withHistory(db, entity, row && taxAnswer(row));
    },
    verifyTaxTransactions: (call) => call.db.transaction((sql) => verify(sql, call)),
  },
  seed: seedTax,
  permissions: {
    tax: {
      names: ['Налоги', 'Taxes', 'Soliqlar'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};

/** A company has no PINFL; its INN is public. */
const taxAnswer = ({ pinfl, inn, ...row }: TaxRow) => ({
  ...row,
  pinfl_or_inn: row.investor.subject === 'business' ? inn : maskPinfl(pinfl),
});

/** Only a new row is verified: one that is wrong is reckoned anew first, and what is verified stays so. */
const refusalOf = ({ status }: TaxRow) => (status === 'new' ? undefined : 'transition_not_allowed');

async function verify(sql: Sql, { body, user, clock }: Call<'verifyTaxTransactions'>) {
  const rows = await taxes.lockAll(sql, body.ids);
  if (rows.length === 0) throw notFound();
  const { taken, skipped } = partBatch(body.ids, rows, refusalOf);
  if (taken.length === 0) throw conflict('transition_not_allowed', 'None of these rows is new');
  const ids = taken.map(({ id }) => id);
  const totals = await setVerified(sql, ids, user.id, timestamp(clock));
  const changes = taken.map(({ id, status }) => ({ entityId: id, field: 'status', old: status, new: 'verified' }));
  await auditAll(sql, { user, clock, action: 'verify', entity, changes });
  return { verified: ids, skipped, totals };
}
