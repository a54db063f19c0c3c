import { useState } from 'react';
import { useListMerchantDebtsRows, type MerchantDebt } from '../../../api/payment/merchantBilling';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { debtColumns } from './debtColumns';
import { m } from './messages';

const columns: Column<MerchantDebt>[] = [
  fieldColumn('month', m.month, { as: 'month', important: true, width: 136 }),
  ...debtColumns.map((column) => ({ ...column, sort: undefined })),
];

/** The months of one merchant, the latest first. */
export function MerchantMonths({ merchantId }: { merchantId: number }) {
  const [query] = useState({ filters: { merchant_id: merchantId, order_by: '-month' as const }, limit: 12, page: 1 });
  const rows = useListMerchantDebtsRows(query);
  return (
    <Section id="months" title={m.months}>
      <DataTable rows={rows} columns={columns} empty={m.noMonths} label={m.months} />
    </Section>
  );
}
