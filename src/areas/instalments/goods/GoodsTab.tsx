import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useListApplicationBasketsQuery,
  useListInstalmentBasketsQuery,
  useListInstalmentProductsQuery,
  type Application,
  type Basket,
  type SaleLine,
} from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { Fact, Facts } from '../../../kit/values/Facts';
import { rowsOf } from '../../../lib/rows';
import { ikpuColumn } from '../../../parts/numberColumns';
import { useCan } from '../../../session/can';
import { isContract } from '../applicationSteps';
import { invoiceOfDay, m as instalments } from '../messages';
import { m } from './messages';
import { LineInvoice } from './LineInvoice';

const saleColumns: Column<SaleLine>[] = [
  fieldColumn('name', t.name, { important: true }),
  fieldColumn('count', instalments.count, { as: 'number', width: 112 }),
  fieldColumn('discounted_price', m.salePrice, { as: 'money', width: 160 }),
  fieldColumn('price_without_nds', m.withoutVat, { as: 'money', width: 152 }),
  fieldColumn('nds_price', m.vat, { as: 'money', important: true, width: 136 }),
  fieldColumn('price_with_nds', m.withVat, { as: 'money', important: true, width: 152 }),
  ikpuColumn('spic', m.spic, { width: 184, hidden: true }),
];

const basketColumns: Column<Basket>[] = [
  fieldColumn('name', t.name, { important: true }),
  fieldColumn('category', m.category, { width: 160, hidden: true }),
  fieldColumn('model', m.model, { width: 160, hidden: true }),
  fieldColumn('count', instalments.count, { as: 'number', width: 112 }),
  fieldColumn('price', m.merchantPrice, { as: 'money', width: 184 }),
  fieldColumn('total', t.amount, { as: 'money', important: true, width: 152 }),
  fieldColumn('returned_count', m.returned, { as: 'number', width: 116, hidden: true }),
  {
    id: 'invoice',
    title: instalments.lineInvoice,
    value: (row) => row.invoice?.number,
    cell: (row) => row.invoice && <Invoice invoice={row.invoice} />,
    important: true,
    width: 200,
  },
];

function Invoice({ invoice: { number, date } }: { invoice: NonNullable<Basket['invoice']> }) {
  const format = useFormat();
  return <FormattedMessage {...invoiceOfDay} values={{ number, day: format.day(date) }} />;
}

/** What is sold: with its tax as the customer pays it, and as the merchant asks for it, with his invoices. */
export function GoodsTab({ application }: { application: Application }) {
  const { id } = application;
  const sale = useRecordQuery(useListInstalmentProductsQuery({ id }), id);
  // A contract has its lines under its own address, an application under that of applications.
  const asContract = isContract(application);
  const ofApplication = useListApplicationBasketsQuery(asContract ? skipToken : { id });
  const ofContract = useListInstalmentBasketsQuery(asContract ? { id } : skipToken);
  const baskets = useRecordQuery(asContract ? ofContract : ofApplication, id);
  return (
    <>
      <Section id="sale" title={m.saleLines} result={sale}>
        {({ products, totals }) => (
          <>
            <DataTable rows={rowsOf(products)} columns={saleColumns} empty={m.noGoods} label={m.saleLines} />
            <Facts areFigures>
              <Fact label={m.withoutVat} value={totals.price_without_nds} as="money" />
              <Fact label={m.vat} value={totals.nds_price} as="money" />
              <Fact label={m.withVat} value={totals.price_with_nds} as="money" />
            </Facts>
          </>
        )}
      </Section>
      <Section id="baskets" title={m.baskets} result={baskets}>
        {({ baskets: lines }) => <Baskets application={application} lines={lines} />}
      </Section>
    </>
  );
}

const dialogs = ['lineInvoice'] as const;

function Baskets({ application, lines }: { application: Application; lines: readonly Basket[] }) {
  const mayChange = useCan()('installments.update') && application.merchant !== null;
  const { dialog, open, close } = useDialogParam(dialogs);
  const asked = useDialogRecord(
    dialog,
    lines.find(({ id }) => String(id) === dialog?.of),
  );
  return (
    <>
      <DataTable
        rows={rowsOf(lines)}
        columns={basketColumns}
        empty={m.noGoods}
        label={m.baskets}
        rowActions={
          mayChange
            ? (row) => (
                <ActionMenu>
                  <Action
                    label={row.invoice ? m.changeLineInvoice : m.addLineInvoice}
                    onSelect={() => open('lineInvoice', row.id)}
                  />
                </ActionMenu>
              )
            : undefined
        }
      />
      {asked && mayChange && <LineInvoice applicationId={application.id} line={asked} onClose={close} />}
    </>
  );
}
