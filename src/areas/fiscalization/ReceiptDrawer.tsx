import { Link } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetReceiptQuery, type ReceiptDetail } from '../../api/payment/receipts';
import { t } from '../../i18n/terms';
import { Section } from '../../kit/detail/Section';
import { Fact, Facts } from '../../kit/values/Facts';
import { About } from '../../parts/About';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { RecordLink } from '../../parts/RecordLink';
import { addressOf, href } from '../../routes/href';
import { receiptJournal } from './journalWords';
import { m } from './messages';
import { ReceiptActions } from './ReceiptActions';
import { ReceiptLines } from './ReceiptLines';
import { faultOf, receiptStatus, receiptType } from './receiptTerms';

/** Another receipt beside the same desk. */
const hrefOf = (id: number) => addressOf('fiscalization.list', {}, { receipt: String(id) });

/** One receipt at the side of the desk: its sums and lines, what the operator answered, and what can be done with it. */
export function ReceiptDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetReceiptQuery({ id }), id);
  return (
    <RecordDrawer
      id={id}
      title={m.title}
      result={result}
      onClose={onClose}
      words={receiptJournal}
      status={receiptStatus}
      actions={(receipt) => <ReceiptActions receipt={receipt} />}
    >
      {(receipt) => (
        <>
          <Facts areFigures>
            <Fact label={t.amount} value={receipt.amount} as="money" />
            <Fact label={m.vat} value={receipt.vat} as="money" />
            <Fact label={m.byCard} value={receipt.card} as="money" />
            <Fact label={m.cash} value={receipt.cash} as="money" />
            <Fact label={m.credit} value={receipt.credit} as="money" />
          </Facts>
          <Said receipt={receipt} />
          <Section id="lines" title={m.lines}>
            <ReceiptLines receipt={receipt} />
          </Section>
        </>
      )}
    </RecordDrawer>
  );
}

/** What it is of, and what the operator said of it. */
function Said({ receipt }: { receipt: ReceiptDetail }) {
  const fault = faultOf(receipt);
  return (
    <About>
      <Fact label={t.type} value={receiptType.text(receipt.type)} />
      <Fact label={m.order}>
        <RecordLink to={href('instalments.one', { id: String(receipt.installment_id) })} permission="installments.get">
          {receipt.contract_number ?? String(receipt.order_id)}
        </RecordLink>
      </Fact>
      <Fact label={m.customer} value={receipt.customer.name} />
      <Fact label={t.error} value={fault ? <FormattedMessage {...fault} /> : receipt.error} optional />
      <Fact label={m.fiscalNumber} value={receipt.receipt_id} optional />
      <Fact label={m.terminal} value={receipt.terminal_id} optional />
      <Fact label={m.sign} value={receipt.fiscal_sign} optional />
      <Fact label={m.registered} value={receipt.date_time} as="dateTime" optional />
      {receipt.qr_url !== null && (
        <Fact label={m.qr}>
          <Link href={receipt.qr_url} target="_blank" rel="noopener noreferrer">
            <FormattedMessage {...m.openQr} />
          </Link>
        </Fact>
      )}
      <Fact label={m.sentAt} value={receipt.sent_at} as="dateTime" optional />
      <Fact label={m.comment} value={receipt.comment} optional />
      {receipt.sale && (
        <Fact label={m.ofSale}>
          <RecordLink to={hrefOf(receipt.sale.id)} permission="fiscalization.get">
            {[receipt.sale.terminal_id, receipt.sale.receipt_id ?? `№ ${receipt.sale.id}`].filter(Boolean).join(' · ')}
          </RecordLink>
        </Fact>
      )}
      {receipt.refunds.length > 0 && (
        <Fact label={m.refunds}>
          {receipt.refunds.map(({ id }) => (
            <RecordLink key={id} to={hrefOf(id)} permission="fiscalization.get">
              {String(id)}
            </RecordLink>
          ))}
        </Fact>
      )}
    </About>
  );
}
