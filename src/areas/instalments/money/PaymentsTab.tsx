import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useListInstalmentChargesQuery,
  useListPaymentPartsQuery,
  type Application,
  type Charge,
  type PaymentPart,
} from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { rowsOf } from '../../../lib/rows';
import { useCan } from '../../../session/can';
import { chargeStatus, gateways } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { beingReversed, chargeFault } from '../../../parts/charges';
import { m } from './messages';
import { CancelPayment } from './CancelPayment';
import { CancelAction, ChargeActions, whyNotTakenBack } from './paymentActions';

/** What the gateway has not said yet of a charge. */
const openWord = (row: Charge) => (row.is_unknown ? m.checking : row.is_being_reversed ? beingReversed : undefined);

const chargeColumns: Column<Charge>[] = [
  fieldColumn('created_at', t.date, { as: 'dateTime', important: true, width: 168 }),
  fieldColumn('amount', t.amount, { as: 'money', important: true, width: 136 }),
  fieldColumn('card', t.card, { width: 160 }),
  {
    id: 'status',
    title: t.status,
    value: (row) => row.status,
    words: (row) => openWord(row) ?? chargeStatus.labelOf(row.status),
    cell: (row) => {
      const word = openWord(row);
      return word ? <FormattedMessage {...word} /> : chargeStatus.badge(row.status);
    },
    important: true,
    width: 160,
  },
  {
    id: 'error',
    title: m.fault,
    value: (row) => row.error,
    words: (row) => chargeFault(row.error),
    width: 176,
  },
  fieldColumn('rrn', m.rrn, { width: 136 }),
  { id: 'user', title: instalments.who, value: (row) => row.user?.name, width: 160, hidden: true },
];

type Part = PaymentPart & { id: string };
const partColumns: Column<Part>[] = [
  fieldColumn('date', t.date, { as: 'day', important: true, width: 112 }),
  fieldColumn('payment_id', instalments.payment, { as: 'number', width: 120 }),
  {
    id: 'gateway',
    title: m.gateway,
    value: (row) => row.gateway,
    words: (row) => gateways.labelOf(row.gateway) ?? gateways.labelOf('card'),
    width: 184,
  },
  {
    id: 'row',
    title: instalments.scheduleRow,
    value: (row) => row.row,
    words: (row) => (row.row === null ? instalments.ofDown : undefined),
    important: true,
  },
  fieldColumn('amount', t.amount, { as: 'money', important: true, width: 152 }),
  fieldColumn('created_at', t.createdAt, { as: 'dateTime', width: 168, hidden: true }),
];

/** What was paid: each try to charge a card, and which payment went to which row, or was the down payment. */
export function PaymentsTab({ application }: { application: Application }) {
  const { id } = application;
  const charges = useRecordQuery(useListInstalmentChargesQuery({ id }), id);
  const parts = useRecordQuery(useListPaymentPartsQuery({ id }), id);
  const mayUpdate = useCan()('installment_payments.update');
  const [cancelled, cancel] = useState<number>();
  const isDown = (payment: number | null) =>
    parts.item?.transactions.some((part) => part.payment_id === payment && part.row === null) === true;
  const whyNot = (payment: number | null) => whyNotTakenBack(application, isDown(payment));
  return (
    <>
      <Section id="parts" title={m.parts} result={parts}>
        {({ transactions }) => (
          <DataTable
            rows={rowsOf(transactions.map((row) => ({ ...row, id: `${row.payment_id}:${row.row ?? 'down'}` })))}
            columns={partColumns}
            empty={m.noParts}
            label={m.parts}
            rowActions={
              mayUpdate
                ? (row) => (
                    <ActionMenu>
                      <CancelAction
                        payment={row.payment_id}
                        since={row.paid_at ?? row.created_at}
                        whyNot={row.is_being_reversed ? m.reversalOpen : whyNot(row.payment_id)}
                        onCancel={cancel}
                      />
                    </ActionMenu>
                  )
                : undefined
            }
          />
        )}
      </Section>
      <Section id="charges" title={m.charges} result={charges}>
        {({ transactions }) => (
          <DataTable
            rows={rowsOf(transactions)}
            columns={chargeColumns}
            empty={m.noCharges}
            label={m.charges}
            rowActions={
              mayUpdate
                ? (row) => <ChargeActions charge={row} whyNot={whyNot(row.payment_id)} onCancel={cancel} />
                : undefined
            }
          />
        )}
      </Section>
      {cancelled !== undefined && <CancelPayment paymentId={cancelled} onClose={() => cancel(undefined)} />}
    </>
  );
}
