import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { largeText } from '../../../kit/foundation/styles';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetClaimCardQuery, useGetClaimQuery, type GeneralClaim } from '../../../api/system-user/generalClaims';
import { Masked, Money } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { About } from '../../../parts/About';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { ClaimActions } from './ClaimActions';
import { claimStatus, claimTypes, claimJournal, paymentTypes } from '../../../parts/claims/terms';
import { claimTitle, m as shared } from '../../../parts/claims/messages';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const useStyles = makeStyles({
  amount: largeText,
});

/** One claim at the side of its list: what is asked, what it is paid by, and who did what. */
export function ClaimDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const styles = useStyles();
  const result = useRecordQuery(useGetClaimQuery({ id }), id);
  return (
    <RecordDrawer
      id={id}
      title={claimTitle}
      result={result}
      onClose={onClose}
      badges={(one) => (
        <>
          {claimStatus.badge(one.status)}
          <span className={styles.amount}>
            <Money amount={one.amount} withCurrency />
          </span>
        </>
      )}
      actions={(one) => <ClaimActions claim={one} />}
      words={claimJournal}
    >
      {(one) => (
        <>
          <ClaimFacts claim={one} />
          {one.payment_type === 'card' && <CardSection id={id} />}
        </>
      )}
    </RecordDrawer>
  );
}

function ClaimFacts({ claim }: { claim: GeneralClaim }) {
  return (
    <About title={m.about}>
      <Fact label={shared.investor} value={<InvestorLink investor={claim.investor} />} />
      <Fact label={t.type} value={claimTypes.text(claim.type)} />
      <Fact label={shared.paymentType} value={paymentTypes.text(claim.payment_type)} />
      <Fact label={t.created} value={claim.created_at} as="dateTime" />
      <Fact label={shared.initiator}>{claim.initiator?.name ?? <FormattedMessage {...shared.byInvestor} />}</Fact>
      <Fact label={shared.comment} value={claim.comment} />
      {claim.decided_at !== null && (
        <>
          <Fact label={t.decidedAt} value={claim.decided_at} as="dateTime" />
          <Fact label={t.decidedBy} value={claim.decided_by?.name} />
        </>
      )}
      <Fact label={t.rejectReason} value={claim.reject_reason} optional />
    </About>
  );
}

/** The card that the claim is paid by. */
function CardSection({ id }: { id: number }) {
  const result = useRecordQuery(useGetClaimCardQuery({ id }), id);
  return (
    <Section id="card" title={m.cardTitle} result={result}>
      {({ card }) =>
        card ? (
          <Facts>
            <Fact label={t.card} value={<Masked text={card.masked_pan} />} />
            <Fact label={t.holder} value={card.holder} />
            <Fact label={t.expiry} value={card.expiry} />
            <Fact label={t.bank} value={card.bank} />
          </Facts>
        ) : (
          <FormattedMessage {...m.noCard} />
        )
      }
    </Section>
  );
}
