import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetOutgoingTransactionQuery } from '../../../api/investment/outgoingPayments';
import { Fact, Facts } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { m } from './messages';
import { outgoingStatus } from './outgoingTerms';
import { t } from '../../../i18n/terms';

/** One payment at the side of its list: to whom, how much and what for, and what the bank said of it. */
export function OutgoingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetOutgoingTransactionQuery({ id }), id);
  return (
    <RecordDrawer id={id} title={m.title} result={result} onClose={onClose} status={outgoingStatus}>
      {(payment) => (
        <>
          <Facts areFigures>
            <Fact label={t.amount} value={payment.amount} as="money" />
          </Facts>
          <About>
            <Fact label={t.recipient} value={payment.recipient} />
            <Fact label={t.accountOrCard} value={payment.account_masked} />
            <Fact label={t.mfo} value={payment.mfo} optional />
            <Fact label={t.purpose} value={payment.purpose} />
            <Fact label={t.investor} value={<InvestorLink investor={payment.investor} />} />
            <Fact label={t.contract} value={payment.investment.name} />
            <Fact label={m.exitClaim} value={payment.exit_claim?.name} optional />
            <Fact label={t.createdAt} value={payment.created_at} as="dateTime" />
            <Fact label={t.error} value={payment.error} optional />
          </About>
        </>
      )}
    </RecordDrawer>
  );
}
