import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { personColumn } from '../../shared/referenceColumns';
import { addedToReportTie, ofReportTie } from '../reports/index';
import { addedToFigure, ofFigure } from './monthFigures';
import {
  accountAmong,
  accountsOfLine,
  analyticsColumns,
  analyticsJoins,
  movesLine,
  namedColumn,
  numberOf,
  ofPostingOrRecord,
  operationColumn,
  recordJoins,
} from './names';
import { ofMerchant, ofOrder, tradeColumns, tradeJoins } from './tradeStore';

type EntryRow = Reply<'listEntries'>['entries'][number];
type Query = Call<'listEntries'>['query'];

/** Where a text is looked for in postings; each of the columns has an index of its own. */
export const postingSearch = {
  id: 'p.id',
  table: 'gl_postings p',
  isUnnumbered: true,
  names: ['p.description', 'p.counterparty'],
  numbers: [numberOf('p'), 'p.document_number'],
} as const;

/** Texts of expenses and incomes, which are few, so that they are gone through. */
const recordTexts = { id: 'posted.id', isUnnumbered: true, names: ['r.description', 'r.counterparty'] } as const;
const recordSearch = {
  ...recordTexts,
  table: `gl_postings posted join expenses r on posted.fact = 'expenses' and posted.fact_id = r.id`,
  beside: {
    ...recordTexts,
    table: `gl_postings posted join incomes r on posted.fact = 'incomes' and posted.fact_id = r.id`,
  },
} as const;

const needsPosting = ({ search, operation_id, source, fact, fact_id, figure, order_id, merchant_id }: Query) =>
  [search, operation_id, source, fact, fact_id, figure, order_id, merchant_id].some((one) => one !== undefined);

export const entries = listOf<EntryRow, Query, 'amount' | 'pnl' | 'figure', Language>({
  id: 'e.id',
  from: (bind, language) => `gl_entries e join gl_postings p on p.id = e.posting_id
    join gl_operations o on o.id = p.operation_id join gl_accounts d on d.id = e.debit join gl_accounts c on c.id = e.credit
    ${analyticsJoins} ${tradeJoins} ${recordJoins} left join system_users maker on maker.id = ${ofPostingOrRecord('created_by')}
    cross join (select ${bind(language)}::text as language) spoken`,
  found: 'gl_entries e join gl_postings p on p.id = e.posting_id',
  // Most filters are of the entry itself, which an index answers without the row.
  counted: (query) => (needsPosting(query) ? 'gl_entries e join gl_postings p on p.id = e.posting_id' : 'gl_entries e'),
  select: `e.id::float8 as id, p.id::float8 as posting_id, ${numberOf('p')} as number, e.date,
    ${operationColumn('o', 'spoken.language')} as operation, ${namedColumn('d', 'spoken.language')} as debit,
    ${namedColumn('c', 'spoken.language')} as credit, e.amount, ${ofPostingOrRecord('description')} as description, p.source,
    ${analyticsColumns('spoken.language')}, ${tradeColumns}, ${personColumn('maker', 'created_by')}`,
  totals: (bind, { pnl_line_id: line, figure, report_tie: tie }) => ({
    amount: 'e.amount',
    // By the side on which the line stands: incomes are credited, expenses debited.
    pnl: line === undefined ? '0' : `e.amount * ${movesLine(bind(line))}`,
    figure: figure !== undefined ? addedToFigure(figure) : tie !== undefined ? addedToReportTie(tie) : '0',
  }),
  orders: { date: 'e.date', amount: 'e.amount' },
  where: {
    account_id: accountAmong(['e.debit', 'e.credit']),
    debit_id: accountAmong(['e.debit']),
    credit_id: accountAmong(['e.credit']),
    operation_id: 'p.operation_id = any ($::bigint[])',
    source: 'p.source',
    strategy_id: 'e.strategy_id = any ($::bigint[])',
    investor_id: 'e.investor_id',
    investment_id: 'e.investment_id',
    bond_id: 'e.bond_id',
    order_id: ofOrder,
    merchant_id: ofMerchant,
    pnl_line_id: (bind, line) => `9910 not in (e.debit, e.credit)
      and (e.debit = any (${accountsOfLine(bind(line))}) or e.credit = any (${accountsOfLine(bind(line))}))`,
    is_common: '(e.strategy_id is null) = $::boolean',
    figure: (_, figure) => ofFigure(figure),
    report_tie: ofReportTie,
    fact: 'p.fact',
    fact_id: 'p.fact_id',
    amount_from: 'e.amount >= $::numeric',
    amount_to: 'e.amount <= $::numeric',
    period: 'e.date',
    search: { ...postingSearch, beside: recordSearch },
  },
});
