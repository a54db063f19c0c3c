import type { CashInBankClaim } from '../../../api/investment/cashIn';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { matchConfidence } from './cashInTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';
import { innColumn } from '../../../parts/innColumn';

/** What the queue shows of a document of the bank. */
export const cashInColumns: Column<CashInBankClaim>[] = [
  { id: 'bank_document_number', title: m.number, value: (row) => row.bank_document_number, width: 120 },
  fieldColumn('document_date', t.date, { as: 'day', sort: true, width: 112 }),
  { id: 'payer_name', title: m.payer, value: (row) => row.payer_name, sort: 'payer_name', important: true },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, width: 152, important: true }),
  { id: 'matched_investor', title: t.investor, value: (row) => row.matched_investor?.name },
  matchConfidence.column('match_confidence', m.confidence, (row) => row.match_confidence, {
    width: 144,
    important: true,
  }),
  fieldColumn('created_at', m.waitsSince, { as: 'dateTime', sort: true, width: 168, hidden: true }),
  innColumn('payer_inn_or_pinfl', m.payerNumber, { width: 152, hidden: true }),
  { id: 'payer_account', title: m.account, value: (row) => row.payer_account, width: 200, hidden: true },
  { id: 'payer_mfo', title: t.mfo, value: (row) => row.payer_mfo, width: 80, hidden: true },
  { id: 'purpose', title: t.purpose, value: (row) => row.purpose, hidden: true },
];
