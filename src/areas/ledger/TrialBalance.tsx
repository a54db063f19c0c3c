import type { MessageDescriptor } from 'react-intl';
import { useListTrialBalanceRows, type TrialBalanceRow } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { Toolbar } from '../../kit/list/Toolbar';
import { DataTable, type Column } from '../../kit/table/DataTable';
import { searchText, someIds, thisMonth } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { Money } from '../../kit/values/values';
import { addDays, type Day } from '../../lib/days';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { askedGroups, GroupFilter } from './GroupFilter';
import { accountTypes } from './ledgerTerms';
import { m } from './messages';

export const parameters = {
  group_id: someIds(),
  search: searchText(),
  ...thisMonth,
};

type Figure = 'opening_debit' | 'opening_credit' | 'debit' | 'credit' | 'closing_debit' | 'closing_credit';

/** Where the entries stand that a figure is the sum of, as the period of the balance has them. */
const entriesOf = (figure: Figure, id: number, begin: Day | undefined, end: Day | undefined): string => {
  const account = { id: String(id) };
  const until = { begin_date: '', end_date: end ?? '' };
  if (figure === 'debit')
    return href('ledger.entries', {}, { debit_id: [account.id], begin_date: begin ?? '', end_date: end ?? '' });
  if (figure === 'credit')
    return href('ledger.entries', {}, { credit_id: [account.id], begin_date: begin ?? '', end_date: end ?? '' });
  const isOpening = figure.startsWith('opening') && begin !== undefined;
  return href('ledger.account', account, isOpening ? { ...until, end_date: addDays(begin, -1) } : until);
};

/** The columns for a period: each figure leads to the entries that add up to it. */
function columnsOf(begin: Day | undefined, end: Day | undefined): Column<TrialBalanceRow>[] {
  const figure = (id: Figure, title: MessageDescriptor, important?: true): Column<TrialBalanceRow> => ({
    ...{ id, title, as: 'money', width: 128, ...(important && { important }) },
    value: (row) => row[id],
    cell: (row) => (
      <RecordLink to={entriesOf(id, row.id, begin, end)} permission="gl.query">
        <Money amount={row[id]} />
      </RecordLink>
    ),
  });
  return [
    { id: 'id', title: t.account, value: (row) => row.id, width: 72 },
    { id: 'name', title: t.name, value: (row) => row.name, important: true },
    { id: 'group', title: m.group, value: (row) => row.group.name, hidden: true },
    accountTypes.column('type', m.accountType, (row) => row.type, { width: 128, hidden: true }),
    figure('opening_debit', m.openingDebit),
    figure('opening_credit', m.openingCredit),
    figure('debit', m.turnoverDebit),
    figure('credit', m.turnoverCredit),
    figure('closing_debit', m.closingDebit, true),
    figure('closing_credit', m.closingCredit, true),
  ];
}

/** What stood on each account before a period, moved in it and stands after it. */
export default function TrialBalance() {
  const list = useListState(parameters);
  const rows = useListTrialBalanceRows({ ...list, filters: askedGroups(list.filters) });
  const { begin_date: begin, end_date: end } = list.filters;
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columnsOf(begin, end)}
      actions={<ExportButton file="trial-balance" isLedger />}
    >
      <Toolbar search={m.accountsSearch} period={t.period}>
        <GroupFilter />
      </Toolbar>
      <DataTable
        empty={m.trialEmpty}
        rowHref={({ id }: TrialBalanceRow) =>
          href('ledger.account', { id: String(id) }, { begin_date: begin ?? '', end_date: end ?? '' })
        }
      />
    </ListPage>
  );
}
