import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetInvoiceQuery, type InvoiceDetail, type InvoiceLine } from '../../../api/payment/invoices';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Inn } from '../../../kit/values/values';
import { rowsOf } from '../../../lib/rows';
import { About } from '../../../parts/About';
import { FileLink } from '../../../parts/FileLink';
import { ikpuColumn } from '../../../parts/numberColumns';
import { RecordLink } from '../../../parts/RecordLink';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { href } from '../../../routes/href';
import { invoiceStatus, invoiceType } from './invoiceTerms';
import { m } from './messages';

type Line = InvoiceLine & { id: number };
const columns: Column<Line>[] = [
  fieldColumn('number', m.number, { as: 'number', width: 80 }),
  fieldColumn('name', m.lineName, { important: true }),
  ikpuColumn('spic', m.spic, { width: 184 }),
  fieldColumn('unit', m.unit, { width: 72 }),
  { id: 'count', title: m.count, value: (row) => Number(row.count), as: 'number', width: 88 },
  fieldColumn('price', m.price, { as: 'money', width: 168 }),
  fieldColumn('sum', m.net, { as: 'money', width: 152 }),
  { id: 'vat_rate', title: m.rate, value: (row) => Number(row.vat_rate), as: 'number', width: 96 },
  fieldColumn('vat_sum', m.vatSum, { as: 'money', important: true, width: 152 }),
  fieldColumn('total', m.total, { as: 'money', important: true, width: 168 }),
];

function Lines({ lines }: { lines: readonly InvoiceLine[] }) {
  const rows = rowsOf(lines.map((line) => ({ ...line, id: line.number })));
  return (
    <Section id="lines" title={m.lines}>
      <DataTable rows={rows} columns={columns} empty={m.noLines} label={m.lines} isWhole />
    </Section>
  );
}

function Party({ name, inn }: InvoiceDetail['seller']) {
  return (
    <>
      {`${name}, `}
      <Inn value={inn} />
    </>
  );
}

function Parties({ of: { seller, buyer, merchant, ...invoice } }: { of: InvoiceDetail }) {
  return (
    <About>
      <Fact label={m.seller} value={<Party {...seller} />} />
      <Fact label={m.buyer} value={<Party {...buyer} />} />
      <Fact label={m.contract} value={invoice.contract_number} />
      <Fact label={m.contractDate} value={invoice.contract_date} as="day" optional />
      {merchant && (
        <Fact
          label={m.merchant}
          value={
            <RecordLink to={href('merchants.one', { id: String(merchant.id) })} permission="merchants.get">
              {merchant.name}
            </RecordLink>
          }
        />
      )}
      {invoice.file && <Fact label={m.file} value={<FileLink href={invoice.file.url}>{invoice.file.name}</FileLink>} />}
    </About>
  );
}

/** One invoice with its lines; it is printed on A4 as it stands. */
export default function InvoicePage() {
  const id = useRecordId();
  const result = useRecordQuery(useGetInvoiceQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(one) => one.number}
      badges={(one) => invoiceStatus.badge(one.status)}
      figures={(one) => (
        <Facts areFigures>
          <Fact label={m.total} value={one.total} as="money" />
          <Fact label={m.vat} value={one.total_vat} as="money" />
          <Fact label={m.date} value={one.date} as="day" />
          <Fact label={m.type} value={invoiceType.text(one.type)} />
        </Facts>
      )}
    >
      {(one) => (
        <>
          <Parties of={one} />
          <Lines lines={one.lines} />
        </>
      )}
    </DetailPage>
  );
}
