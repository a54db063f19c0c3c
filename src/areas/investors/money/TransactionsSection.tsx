import type { Investor } from '../../../api/investment/investors';
import { useListInvestorTransactionsRows, type Transaction } from '../../../api/system-user/investors';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { period } from '../../../kit/url/listParams';
import { Section } from '../../../kit/detail/Section';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { m } from './messages';
import { transactionTypes } from './moneyTerms';

const isOut = (row: Transaction): boolean => row.amount.startsWith('-');

export const transactionColumns: Column<Transaction>[] = [
  { id: 'date', title: m.date, value: (row) => row.date, as: 'dateTime', important: true, width: 152 },
  transactionTypes.column('type', m.type, (row) => row.type, { important: true, width: 136 }),
  // The sums of the filter come under these two names.
  { id: 'incoming', title: m.incoming, value: (row) => (isOut(row) ? '' : row.amount), as: 'money', width: 160 },
  {
    id: 'outgoing',
    title: m.outgoing,
    value: (row) => (isOut(row) ? row.amount : ''),
    as: 'money',
    important: true,
    width: 160,
  },
  { id: 'balance_after', title: m.balanceAfter, value: (row) => row.balance_after, as: 'money', width: 160 },
  { id: 'comment', title: m.comment, value: (row) => row.comment },
  { id: 'claim_id', title: m.claim, value: (row) => row.claim_id, width: 88 },
];

const parameters = { ...period };

/** How the money came and went, newest first, with the sums of the period. */
export function TransactionsSection({ investor }: { investor: Investor }) {
  const list = useListState(parameters);
  const { limit, page, filters } = list;
  const transactions = useListInvestorTransactionsRows({ filters: { id: investor.id, ...filters }, limit, page });
  return (
    <Section id="transactions" title={m.transactions}>
      <Toolbar list={list} period={m.date} />
      <DataTable
        list={list}
        rows={transactions}
        columns={transactionColumns}
        empty={m.noTransactions}
        label={m.transactions}
      />
    </Section>
  );
}
