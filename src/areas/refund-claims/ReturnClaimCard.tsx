import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useGetReturnClaimQuery,
  useListReturnClaimHistoryQuery,
  type ReturnClaim,
  type ReturnRefund,
  type ReturnStep,
} from '../../api/payment/returnClaims';
import { t } from '../../i18n/terms';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import { Section } from '../../kit/detail/Section';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { CopyableId } from '../../kit/values/CopyableId';
import { Fact, Facts } from '../../kit/values/Facts';
import { rowsOf } from '../../lib/rows';
import { FileLink } from '../../parts/FileLink';
import { HistorySection } from '../../parts/HistorySection';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { claimTitle, m } from './messages';
import { returnJournal } from './journalWords';
import { NextStep } from './NextStep';
import { OutcomeSections } from './Outcome';
import { ReturnActions } from './ReturnActions';
import { methods, reasons, refundStatus, returnStatus } from './returnTerms';

/** One return, the next step first. */
export default function ReturnClaimCard() {
  const id = useRecordId();
  const intl = useIntl();
  const result = useRecordQuery(useGetReturnClaimQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(claim) => intl.formatMessage(claimTitle, { number: claim.number, name: claim.customer.name })}
      label={(claim) => claim.number}
      badges={(claim) => (
        <>
          <CopyableId text={claim.number} />
          {returnStatus.badge(claim.status)}
          {claim.refund_status !== null && refundStatus.badge(claim.refund_status)}
        </>
      )}
      figures={(claim) => (
        <Facts areFigures>
          <Fact label={m.fromDebt} value={claim.preview.from_debt} as="money" />
          <Fact label={m.money} value={claim.preview.money} as="money" />
          <Fact label={m.fee} value={claim.preview.fee} as="money" />
          <Fact label={m.merchantPart} value={claim.preview.merchant_part} as="money" />
        </Facts>
      )}
      actions={(claim) => <ReturnActions claim={claim} />}
    >
      {(claim) => (
        <>
          <NextStep claim={claim} />
          <About claim={claim} />
          <OutcomeSections preview={claim.preview} />
          {claim.refunds.length > 0 && (
            <Section id="refunds" title={m.refunds}>
              <DataTable rows={rowsOf(claim.refunds)} columns={refundColumns} empty={m.noRefunds} label={m.refunds} />
            </Section>
          )}
          <Steps id={claim.id} />
          <HistorySection rows={claim.history} words={returnJournal} />
        </>
      )}
    </DetailPage>
  );
}

function About({ claim }: { claim: ReturnClaim }) {
  return (
    <Section id="about" title={m.about}>
      <Facts>
        <Fact label={m.customer} value={claim.customer.name} />
        <Fact label={m.merchant} value={claim.merchant?.name} optional />
        <Fact
          label={m.contract}
          value={
            <RecordLink
              to={href('instalments.one', { id: String(claim.installment_id) })}
              permission="installments.get"
            >
              {claim.contract_number ?? claim.installment_id}
            </RecordLink>
          }
        />
        <Fact label={m.order} value={claim.order.name} />
        <Fact label={t.reason} value={reasons.text(claim.reason)} />
        <Fact label={m.method} value={methods.text(claim.refund_method)} />
        <Fact label={m.restock} value={<FormattedMessage {...(claim.restock ? t.yes : t.no)} />} />
        <Fact label={t.comment} value={claim.comment} optional />
        <Fact label={m.author} value={claim.created_by.name} />
        <Fact label={m.moderator} value={claim.moderator?.name} optional />
        <Fact label={m.accountant} value={claim.accountant?.name} optional />
        <Fact label={m.invoiceNumber} value={claim.invoice_number} optional />
        <Fact label={m.invoiceDate} value={claim.invoice_date} as="day" optional />
        {claim.files.length > 0 && (
          <Fact
            label={m.files}
            value={claim.files.map(({ name, url }) => (
              <div key={url}>
                <FileLink href={url}>{name}</FileLink>
              </div>
            ))}
          />
        )}
      </Facts>
    </Section>
  );
}

const refundColumns: Column<ReturnRefund>[] = [
  fieldColumn('created_at', t.createdAt, { as: 'dateTime', width: 168 }),
  methods.column('method', m.method, (row) => row.method, { important: true, width: 168 }),
  fieldColumn('amount', t.amount, { as: 'money', important: true, width: 144 }),
  refundStatus.column('status', t.status, (row) => row.status, { important: true, width: 144 }),
  fieldColumn('card', t.card, { width: 160 }),
  fieldColumn('rrn', m.rrn, { width: 136 }),
  fieldColumn('document_number', m.document, { width: 152 }),
  fieldColumn('error', t.error, { width: 168 }),
];
const stepColumns: Column<ReturnStep & { id: number }>[] = [
  returnStatus.column('status', t.status, (row) => row.status, { important: true, width: 208 }),
  { id: 'user', title: m.who, value: (row) => row.user?.name, important: true, width: 176 },
  fieldColumn('role', m.role, { width: 160 }),
  fieldColumn('comment', t.comment, {}),
  fieldColumn('created_at', m.when, { as: 'dateTime', important: true, width: 168 }),
];

function Steps({ id }: { id: number }) {
  const result = useRecordQuery(useListReturnClaimHistoryQuery({ id }), id);
  return (
    <Section id="steps" title={m.steps} result={result}>
      {({ items }) => (
        <DataTable
          rows={rowsOf(items.map((step, at) => ({ ...step, id: at })))}
          columns={stepColumns}
          empty={m.noSteps}
          label={m.steps}
        />
      )}
    </Section>
  );
}
