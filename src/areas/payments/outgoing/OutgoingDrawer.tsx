import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetOutgoingTransactionQuery,
  type OutgoingTransactionDetail,
} from '../../../api/investment/outgoingPayments';
import { DateTime, Money } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { m, paymentTitle } from './messages';
import { outgoingStatus } from './outgoingTerms';
import { t } from '../../../i18n/terms';

/** One payment at the side of its list: to whom, how much and what for, and what the bank said of it. */
export function OutgoingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const result = useRecordQuery(useGetOutgoingTransactionQuery({ id }), id);
  return (
    <RecordDrawer
      title={intl.formatMessage(paymentTitle, { id })}
      result={result}
      onClose={onClose}
      badges={(one) => outgoingStatus.badge(one.status)}
      words={outgoingStatus.wordsOf('status')}
    >
      {(one) => <About payment={one} />}
    </RecordDrawer>
  );
}

function About({ payment }: { payment: OutgoingTransactionDetail }) {
  return (
    <>
      <Facts areFigures>
        <Fact label={t.amount}>
          <Money amount={payment.amount} />
        </Fact>
      </Facts>
      <Section id="about" title={t.about}>
        <Facts>
          <Fact label={t.recipient}>{payment.recipient}</Fact>
          <Fact label={m.account}>{payment.account_masked}</Fact>
          {payment.mfo !== null && <Fact label={t.mfo}>{payment.mfo}</Fact>}
          <Fact label={t.purpose}>{payment.purpose}</Fact>
          <Fact label={t.investor}>
            <InvestorLink investor={payment.investor} />
          </Fact>
          <Fact label={t.contract}>{payment.investment.name}</Fact>
          {payment.exit_claim !== null && <Fact label={m.exitClaim}>{payment.exit_claim.name}</Fact>}
          <Fact label={t.created}>
            <DateTime value={payment.created_at} />
          </Fact>
          {payment.error !== null && <Fact label={t.error}>{payment.error}</Fact>}
        </Facts>
      </Section>
    </>
  );
}
