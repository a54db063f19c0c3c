import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetTransferQuery } from '../../../api/payment/merchantBilling';
import { t } from '../../../i18n/terms';
import { Fact, Facts } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';
import { m } from './messages';
import { transferJournal, transferStatus } from './payoutTerms';
import { TransferActions } from './TransferActions';

/** One transfer at the side of its list: to whom, how much, who made and who decided it. */
export function TransferDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetTransferQuery({ id }), id);
  return (
    <RecordDrawer
      id={id}
      title={m.title}
      result={result}
      onClose={onClose}
      status={transferStatus}
      words={transferJournal}
      actions={(transfer) => <TransferActions transfer={transfer} />}
    >
      {(transfer) => (
        <>
          <Facts areFigures>
            <Fact label={t.amount} value={transfer.amount} as="money" />
            <Fact label={m.debtNow} value={transfer.debt} as="money" />
          </Facts>
          <About>
            <Fact label={m.merchant}>
              <RecordLink
                to={href('merchants.transactions', { id: String(transfer.merchant.id) })}
                permission="merchant_billing.query"
              >
                {transfer.merchant.name}
              </RecordLink>
            </Fact>
            <Fact label={m.document} value={transfer.document_number} />
            <Fact label={t.mfo} value={transfer.mfo} />
            <Fact label={m.account} value={transfer.account_number} as="account" />
            <Fact label={t.purpose} value={transfer.purpose} />
            <Fact label={m.madeBy} value={transfer.created_by.name} />
            <Fact label={m.madeAt} value={transfer.created_at} as="dateTime" />
            <Fact label={t.decidedBy} value={transfer.decided_by?.name} optional />
            <Fact label={t.decidedAt} value={transfer.decided_at} as="dateTime" optional />
            <Fact label={m.paidOn} value={transfer.paid_on} as="day" optional />
            <Fact label={t.comment} value={transfer.comment} optional />
          </About>
        </>
      )}
    </RecordDrawer>
  );
}
