import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListAccountCardQuery, useListAccountCardRows, type CardRow } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import { Section } from '../../kit/detail/Section';
import { ExportButton } from '../../kit/export/ExportButton';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { thisMonth } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { Fact, Facts } from '../../kit/values/Facts';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { RecordLink } from '../../parts/RecordLink';
import { betweenEdges, fileColumns, type Ends } from './cardFile';
import { accountName, accountTypes } from './ledgerTerms';
import { m } from './messages';
import { postingHref } from './postingHref';

export const parameters = thisMonth;

/** The side of an entry that is not of this account is empty, as in a ledger. */
const side = (amount: string) => (amount === '0.00' ? null : amount);

const columns: Column<CardRow>[] = [
  fieldColumn('date', t.date, { as: 'day', width: 100 }),
  {
    id: 'number',
    title: t.number,
    value: (row) => row.number,
    cell: (row) => (
      <RecordLink to={postingHref(row.posting_id)} permission="gl.get">
        {row.number}
      </RecordLink>
    ),
    important: true,
    width: 112,
  },
  { id: 'operation', title: t.operation, value: (row) => row.operation.name },
  { id: 'other', title: m.cardOther, value: (row) => accountName(row.other) },
  { id: 'debit', title: m.debit, value: (row) => side(row.debit), as: 'money', important: true, width: 136 },
  { id: 'credit', title: m.credit, value: (row) => side(row.credit), as: 'money', important: true, width: 136 },
  fieldColumn('balance', m.cardBalance, { as: 'money', width: 144, isStanding: true }),
  fieldColumn('description', m.text, { hidden: true }),
];

/** One account: what stood on it before a period, each entry with what stood after it, and what stands now. */
export default function AccountCard() {
  const id = useRecordId();
  const list = useListState(parameters);
  const known = id !== undefined && id >= 1000 && id <= 9999 ? id : undefined;
  const query = known === undefined ? skipToken : { id: known, ...list.filters, limit: 1 };
  const result = useRecordQuery(useListAccountCardQuery(query), id);
  if (known === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={({ account }) => accountName(account)}
      figures={({ totals }) => (
        <Facts areFigures>
          <Fact label={m.cardOpening} value={totals.opening} as="money" />
          <Fact label={m.cardDebit} value={totals.debit} as="money" />
          <Fact label={m.cardCredit} value={totals.credit} as="money" />
          <Fact label={m.cardClosing} value={totals.closing} as="money" />
        </Facts>
      )}
    >
      {({ account, totals }) => (
        <>
          <Facts>
            <Fact label={m.group} value={account.group.name} />
            <Fact label={m.accountType} value={accountTypes.text(account.type)} />
          </Facts>
          <CardEntries id={account.id} list={list} ends={totals} />
        </>
      )}
    </DetailPage>
  );
}

const columnsOfFile = fileColumns(columns);

interface EntriesProps {
  id: number;
  list: ReturnType<typeof useListState<typeof parameters>>;
  ends: Ends;
}

function CardEntries({ id, list, ends }: EntriesProps) {
  const query = { filters: { id, ...list.filters }, limit: list.limit, page: list.page };
  const rows = useListAccountCardRows(query);
  return (
    <Section id="entries" title={m.cardEntries}>
      <Toolbar
        list={list}
        period={t.period}
        actions={
          <ExportButton
            permission="gl.export"
            isLedger
            {...{ file: 'account-card', columns: columnsOfFile, total: rows.total }}
            readPage={rows.readAll && betweenEdges(rows.readAll, ends)}
          />
        }
      />
      <DataTable list={list} rows={rows} columns={columns} empty={m.cardEmpty} label={m.cardEntries} />
    </Section>
  );
}
