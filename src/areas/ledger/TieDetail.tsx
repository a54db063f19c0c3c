import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useListTieRecordsQuery,
  useListTieRecordsRows,
  type Tie,
  type TieKind,
  type TieRecord,
} from '../../api/system-user/ledger';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import { Section } from '../../kit/detail/Section';
import { ExportButton } from '../../kit/export/ExportButton';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { byDay, dayOr, order } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { Fact, Facts } from '../../kit/values/Facts';
import { Money } from '../../kit/values/values';
import type { Day } from '../../lib/days';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { accountName, tieStateOf, tieStates } from './ledgerTerms';
import { m, ofRecord } from './messages';
import { useTieDays } from './tieDays';

export const parameters = {
  date: byDay(dayOr),
  state: tieStates.oneParam(),
  order_by: order(['difference', 'ledger', 'records'], '-difference'),
};

/** The page of a record, and who may open it. */
const pageOf: Readonly<Record<TieKind, { permission: string; href: (id: string) => string }>> = {
  investor: { permission: 'investors.get', href: (id) => href('investors.one', { id }) },
  investment: { permission: 'investments.get', href: (id) => href('investments.one', { id }) },
  bond: { permission: 'bonds.get', href: (id) => href('bonds.one', { id }) },
};

/** The entries of one record on the account until the day; what names no record is found on the card. */
function entriesOf({ id: account, kind }: Tie, record: number, date: Day | undefined): string {
  const until = { begin_date: '', end_date: date ?? '' };
  if (record === 0) return href('ledger.account', { id: String(account) }, until);
  const named = `${record}` as const;
  const of = { investor: { investor_id: named }, investment: { investment_id: named }, bond: { bond_id: named } };
  return href('ledger.entries', {}, { account_id: [String(account)], ...of[kind], ...until });
}

function columnsOf(tie: Tie, date: Day | undefined): Column<TieRecord>[] {
  const page = pageOf[tie.kind];
  return [
    {
      ...{ id: 'name', title: m.record, important: true, value: (row) => row.name ?? String(row.id) },
      cell: (row) =>
        row.name === null ? (
          <Nameless id={row.id} kind={tie.kind} />
        ) : (
          <RecordLink to={page.href(String(row.id))} permission={page.permission}>
            {row.name}
          </RecordLink>
        ),
    },
    tieStates.column('state', m.check, tieStateOf, { width: 152 }),
    {
      ...{ id: 'ledger', title: m.byLedger, sort: 'ledger', as: 'money', important: true, width: 192 },
      value: (row) => row.ledger,
      cell: (row) => (
        <RecordLink to={entriesOf(tie, row.id, date)} permission="gl.query">
          <Money amount={row.ledger} />
        </RecordLink>
      ),
    },
    fieldColumn('records', m.byRecords, { as: 'money', sort: true, width: 192 }),
    fieldColumn('difference', m.apart, { as: 'money', sort: true, important: true, width: 160 }),
  ];
}

/** A record that is erased, or what names none. */
function Nameless({ id, kind }: { id: number; kind: TieKind }) {
  const intl = useIntl();
  return id === 0 ? intl.formatMessage(m.rest) : intl.formatMessage(ofRecord[kind], { id });
}

/** One account and the records behind it: the one that differs stands first. */
export default function TieDetail() {
  const id = useRecordId();
  const list = useListState(parameters);
  const known = id !== undefined && id >= 1000 && id <= 9999 ? id : undefined;
  const { date } = list.filters;
  const result = useRecordQuery(
    useListTieRecordsQuery(known === undefined ? skipToken : { id: known, date, limit: 1 }),
    id,
  );
  if (known === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={({ tie }) => accountName(tie)}
      badges={({ tie }) => tieStates.badge(tieStateOf(tie))}
      figures={({ tie }) => (
        <Facts areFigures>
          <Fact label={m.byLedger} value={tie.ledger} as="money" />
          <Fact label={m.byRecords} value={tie.records} as="money" />
          <Fact label={m.apart} value={tie.difference} as="money" />
          {tieStateOf(tie) === 'differs' &&
            (tie.first_day === null ? (
              <Fact label={m.firstDay} value={<FormattedMessage {...m.noBalance} />} />
            ) : (
              <Fact label={m.firstDay} value={tie.first_day} as="day" />
            ))}
        </Facts>
      )}
    >
      {({ tie }) => <Records tie={tie} list={list} />}
    </DetailPage>
  );
}

function Records({ tie, list }: { tie: Tie; list: ReturnType<typeof useListState<typeof parameters>> }) {
  const { state, ...filters } = list.filters;
  const differs = state === undefined ? undefined : state === 'differs';
  const query = { filters: { id: tie.id, differs, ...filters }, limit: list.limit, page: list.page };
  const rows = useListTieRecordsRows(query);
  const columns = columnsOf(tie, filters.date);
  return (
    <Section id="records" title={m.records}>
      <Toolbar
        list={list}
        actions={
          <ExportButton
            permission="gl.export"
            file="ledger-tie"
            columns={columns}
            readPage={rows.readAll}
            total={rows.total}
          />
        }
      >
        <SelectFilter name="date" label={m.atDay} options={useTieDays(filters.date)} />
        <SelectFilter name="state" label={m.check} options={tieStates.options} />
      </Toolbar>
      <DataTable list={list} rows={rows} columns={columns} empty={m.recordsEmpty} label={m.records} />
    </Section>
  );
}
