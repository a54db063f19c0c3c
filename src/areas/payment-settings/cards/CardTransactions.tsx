import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetMaskedCardQuery,
  useListCardTransactionsRows,
  type CardTransaction,
} from '../../../api/payment/paymentCards';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, period } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { cardSystems, chargeFault } from '../../../parts/charges';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { Can } from '../../../session/can';
import { cardState, direction, transactionStatus } from './cardTerms';
import { m } from './messages';

const TransactionDrawer = lazyComponent(async () => (await import('./TransactionDrawer')).TransactionDrawer);

const parameters = {
  status: transactionStatus.param(),
  direction: direction.oneParam(),
  ...period,
  order_by: order(['created_at', 'amount'], '-created_at'),
};
const columns: Column<CardTransaction>[] = [
  fieldColumn('created_at', m.date, { as: 'dateTime', sort: true, important: true, width: 160 }),
  fieldColumn('amount', m.amount, { as: 'money', sort: true, important: true, width: 136 }),
  transactionStatus.column('status', m.status, (row) => row.status, { important: true, width: 128 }),
  direction.column('direction', m.direction, (row) => row.direction, { width: 144 }),
  { id: 'error', title: m.error, value: (row) => row.error, words: (row) => chargeFault(row.error), width: 200 },
  fieldColumn('commission', m.commission, { as: 'money', width: 160 }),
  { id: 'gateway', title: m.gateway, value: (row) => cardSystems[row.gateway], width: 144 },
  fieldColumn('terminal', m.terminal, { width: 120 }),
  fieldColumn('rrn', m.rrn, { width: 144 }),
  fieldColumn('contract_number', m.contract, { width: 128, hidden: true }),
];

function Transactions({ cardId }: { cardId: number }) {
  const list = useListState(parameters);
  const query = { filters: { card_id: cardId, ...list.filters }, limit: list.limit, page: list.page };
  const rows = useListCardTransactionsRows(query);
  return (
    <Section id="transactions" title={m.transactions}>
      <Toolbar list={list} period={m.date}>
        <SelectFilter name="status" label={m.status} options={transactionStatus.options} />
        <SelectFilter name="direction" label={m.direction} options={direction.options} />
      </Toolbar>
      <Can do="cards.export">
        <ExportButton
          file="card-transactions"
          list={query}
          columns={columns}
          readPage={rows.readAll}
          total={rows.total}
        />
      </Can>
      <RecordTable
        list={list}
        rows={rows}
        columns={columns}
        empty={m.noTransactions}
        label={m.transactions}
        record="transaction"
        permission="cards.get"
        Drawer={TransactionDrawer}
      />
    </Section>
  );
}

/** Every attempt at a gateway with one card. */
export default function CardTransactions() {
  const id = useRecordId();
  const result = useRecordQuery(useGetMaskedCardQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage result={result} title={(card) => card.masked_pan} badges={(card) => cardState.badge(card.status)}>
      {(card) => (
        <>
          <About>
            <Fact label={m.customer} value={card.customer.name} />
            <Fact label={m.holder} value={card.holder} />
            <Fact label={m.bank} value={card.bank} />
            <Fact label={m.kind} value={cardSystems[card.type]} />
            <Fact label={m.phone} value={card.phone_masked} />
            <Fact label={m.expiry} value={card.expiry} />
          </About>
          <Transactions cardId={id} />
        </>
      )}
    </DetailPage>
  );
}
