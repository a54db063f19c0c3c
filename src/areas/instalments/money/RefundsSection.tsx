import { ArrowRepeatAll20Regular, BuildingBank20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListInstalmentRefundsQuery, type InstalmentRefund } from '../../../api/payment/instalmentPayments';
import type { Application } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { rowsOf } from '../../../lib/rows';
import { Note } from '../../../parts/Note';
import { useCan } from '../../../session/can';
import { chargeStatus, gateways } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { chargeFault } from '../../../parts/charges';
import { m } from './messages';
import { PayBackByDocument, PayBackToCard } from './PayBack';

const columns: Column<InstalmentRefund>[] = [
  fieldColumn('created_at', t.createdAt, { as: 'dateTime', important: true, width: 176 }),
  fieldColumn('amount', t.amount, { as: 'money', important: true, width: 120 }),
  chargeStatus.column('status', t.status, (row) => row.status, { important: true, width: 128 }),
  {
    id: 'gateway',
    title: m.gateway,
    value: (row) => row.gateway,
    words: (row) => (row.gateway === null ? m.awaitsDocument : gateways.labelOf(row.gateway)),
    width: 136,
  },
  fieldColumn('card', t.card, { width: 136 }),
  fieldColumn('document_number', m.document, { width: 104 }),
  {
    id: 'error',
    title: m.fault,
    value: (row) => row.error,
    words: (row) => chargeFault(row.error),
    width: 104,
  },
  fieldColumn('rrn', m.rrn, { width: 136, hidden: true }),
  { id: 'user', title: instalments.who, value: (row) => row.user?.name, width: 160, hidden: true },
];

interface Asked {
  refund: InstalmentRefund;
  isToCard: boolean;
}

/** What goes back to the customer of an application that was given up, and how what did not get there is paid. */
export function RefundsSection({ application }: { application: Application }) {
  const { id } = application;
  const result = useRecordQuery(useListInstalmentRefundsQuery({ id }), id);
  const mayPay = useCan()('installment_payments.update');
  const [asked, ask] = useState<Asked>();
  // Most applications were given up before anything was paid.
  if (result.item?.refunds.length === 0) return null;
  const close = () => ask(undefined);
  return (
    <Section id="refunds" title={m.refunds} result={result}>
      {({ refunds }) => (
        <>
          {refunds.some(({ is_open: isOpen }) => isOpen) && (
            <Note isWarning>
              <FormattedMessage {...m.refundsOpen} />
            </Note>
          )}
          <DataTable
            rows={rowsOf(refunds)}
            columns={columns}
            empty={m.noRefunds}
            label={m.refunds}
            rowActions={
              mayPay
                ? (refund) =>
                    refund.is_open && (
                      <ActionMenu>
                        {refund.card !== null && (
                          <Action
                            label={m.againToCard}
                            icon={ArrowRepeatAll20Regular}
                            onSelect={() => ask({ refund, isToCard: true })}
                          />
                        )}
                        <Action
                          label={m.payByDocument}
                          icon={BuildingBank20Regular}
                          onSelect={() => ask({ refund, isToCard: false })}
                        />
                      </ActionMenu>
                    )
                : undefined
            }
          />
          {asked?.isToCard === true && (
            <PayBackToCard refund={asked.refund} application={application} onClose={close} />
          )}
          {asked?.isToCard === false && (
            <PayBackByDocument refund={asked.refund} application={application} onClose={close} />
          )}
        </>
      )}
    </Section>
  );
}
