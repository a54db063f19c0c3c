import { mapped, pageWithTotals } from '../../db/list';
import { readSearch, secretsSought } from '../../db/searchText';
import type { Module } from '../../http/module';
import { auditAll, withHistory } from '../../shared/auditTrail';
import { partBatch } from '../../shared/batch';
import { timestamp } from '../../shared/clock';
import { maskPinfl } from '../../shared/mask';
import { countNumberSearch } from '../../shared/secretReads';
import { sumOf } from '../../shared/money';
import { conflict, notFound } from '../../shared/problem';
import { seedTax, setVerified, taxes, type TaxRow } from './store';

const entity = 'tax_transaction';

export const taxModule: Module = {
  handlers: {
    async listTaxTransactions({ query, db, user, clock }) {
      await countNumberSearch(db, { user, clock }, 'tax', secretsSought(readSearch(query.search ?? '')));
      return pageWithTotals('transactions', mapped(await taxes.list(db, query), taxAnswer));
    },
    getTaxTransaction: async ({ params, db }) => withHistory(db, entity, await taxes.find(db, params.id), taxAnswer),
    verifyTaxTransactions: ({ body, user, clock, db }) =>
      db.transaction(async (sql) => {
        const rows = await taxes.lockAll(sql, body.ids);
        if (rows.length === 0) throw notFound();
        const { taken, skipped } = partBatch(body.ids, rows, refusalOf);
        if (taken.length === 0) throw conflict('transition_not_allowed', 'None of these rows is new');
        const verified = taken.map(({ id }) => id);
        await setVerified(sql, verified, user.id, timestamp(clock));
        const changes = verified.map((id) => ({ entityId: id, field: 'status', old: 'new', new: 'verified' }));
        await auditAll(sql, { user, clock, action: 'verify', entity, changes });
        const totals = { base_amount: sumOf(taken, 'base_amount'), tax_amount: sumOf(taken, 'tax_amount') };
        return { verified, skipped, totals };
      }),
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
