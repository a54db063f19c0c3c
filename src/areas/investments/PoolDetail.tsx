import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useGetPortfolioPoolQuery,
  useListPortfolioPoolInvestmentsRows,
  type PoolInvestment,
  type PortfolioPool,
} from '../../api/system-user/investments';
import { useFormat } from '../../i18n/format';
import type { Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import { ExportButton } from '../../kit/export/ExportButton';
import { Fact, Facts } from '../../kit/values/Facts';
import { Section } from '../../kit/detail/Section';
import { useListState } from '../../kit/url/useListState';
import { investmentStatus } from '../../parts/investments/investmentStatus';
import { Percent } from '../../parts/investments/Figures';
import { investorColumn } from '../../parts/columns';
import { HistorySection } from '../../parts/HistorySection';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { href } from '../../routes/href';
import { Can } from '../../session/can';
import { m, monthCount } from './messages';
import { p, poolState, poolJournal, risks } from './poolTerms';
import { usedShare } from './usedShare';
import { t } from '../../i18n/terms';

const columns: Column<PoolInvestment>[] = [
  { id: 'contract_number', title: t.contract, value: (row) => row.contract_number, important: true, width: 144 },
  investorColumn,
  investmentStatus.column('status', t.status, (row) => row.status, { width: 128 }),
  { id: 'pool_amount', title: p.part, value: (row) => row.pool_amount, as: 'money', important: true, width: 168 },
  {
    id: 'share_percent',
    title: t.share,
    value: (row) => row.share_percent,
    as: 'number',
    cell: (row) => <Percent value={row.share_percent} />,
    width: 96,
  },
  { id: 'balance', title: t.balance, value: (row) => row.balance, as: 'money', width: 168 },
  { id: 'end_date', title: m.end, value: (row) => row.end_date, as: 'day', width: 112, hidden: true },
];

/** One pool, the live investments whose money lies in it, and who did what with it. */
export default function PoolDetail() {
  const id = useRecordId();
  const result = useRecordQuery(useGetPortfolioPoolQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(pool) => pool.strategy.name}
      badges={(pool) => poolState.badge(pool.state)}
      figures={(pool) => <Figures pool={pool} />}
    >
      {(pool) => (
        <>
          <Terms pool={pool} />
          <Parts key={pool.id} id={pool.id} />
          <HistorySection rows={pool.history} words={poolJournal} />
        </>
      )}
    </DetailPage>
  );
}

function Figures({ pool }: { pool: PortfolioPool }) {
  const format = useFormat();
  return (
    <Facts areFigures>
      <Fact label={p.capacity} value={pool.capacity} as="money" />
      <Fact label={p.invested} value={pool.invested} as="money" />
      <Fact label={p.available} value={pool.available} as="money" />
      <Fact label={p.used} value={format.percent(usedShare(pool.invested, pool.capacity))} />
      <Fact label={p.investors} value={pool.investors_count} as="number" />
    </Facts>
  );
}

function Terms({ pool }: { pool: PortfolioPool }) {
  const format = useFormat();
  const months = { count: pool.month_count, shown: format.number(pool.month_count) };
  return (
    <Section id="terms" title={p.terms}>
      <Facts>
        <Fact label={t.risk} value={risks.text(pool.risk_type)} />
        <Fact label={m.months} value={<FormattedMessage {...monthCount} values={months} />} />
        <Fact label={p.least} value={pool.min_amount} as="money" />
        <Fact label={p.tariffs} value={pool.tariffs.map(({ name }) => name).join(', ')} />
      </Facts>
    </Section>
  );
}

const parameters = {};

function Parts({ id }: { id: number }) {
  const list = useListState(parameters);
  const query = { filters: { id }, limit: list.limit, page: list.page };
  const parts = useListPortfolioPoolInvestmentsRows(query);
  return (
    <Section id="investments" title={p.parts}>
      <Can do="investments.export">
        <ExportButton file="pool-investments" columns={columns} readPage={parts.readAll} total={parts.total} />
      </Can>
      <DataTable
        list={list}
        rows={parts}
        columns={columns}
        empty={p.noParts}
        label={p.parts}
        rowHref={(row) => href('investments.one', { id: String(row.id) })}
      />
    </Section>
  );
}
