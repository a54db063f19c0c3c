import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { largeText } from '../../../kit/foundation/styles';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetClaimCardQuery, useGetClaimQuery, type GeneralClaim } from '../../../api/system-user/generalClaims';
import { DateTime, Masked, Money } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { ClaimActions } from './ClaimActions';
import { claimStatus, claimTypes, claimValueWords, paymentTypes } from '../../../parts/claims/terms';
import { claimTitle, m as shared } from '../../../parts/claims/messages';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const useStyles = makeStyles({
  amount: largeText,
});

/** One claim at the side of its list: what is asked, what it is paid by, and who did what. */
export function ClaimDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const styles = useStyles();
  const intl = useIntl();
  const result = useRecordQuery(useGetClaimQuery({ id }), id);
  return (
    <RecordDrawer
      title={intl.formatMessage(claimTitle, { id })}
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
      words={claimValueWords}
    >
      {(one) => (
        <>
          <About claim={one} />
          {one.payment_type === 'card' && <CardSection id={id} />}
        </>
      )}
    </RecordDrawer>
  );
}

function About({ claim }: { claim: GeneralClaim }) {
  return (
    <Section id="about" title={m.about}>
      <Facts>
        <Fact label={shared.investor}>
          <InvestorLink investor={claim.investor} />
        </Fact>
        <Fact label={t.type}>{claimTypes.text(claim.type)}</Fact>
        <Fact label={shared.paymentType}>{paymentTypes.text(claim.payment_type)}</Fact>
        <Fact label={t.created}>
          <DateTime value={claim.created_at} />
        </Fact>
        <Fact label={shared.initiator}>{claim.initiator?.name ?? <FormattedMessage {...shared.byInvestor} />}</Fact>
        <Fact label={shared.comment}>{claim.comment}</Fact>
        {claim.decided_at !== null && (
          <>
            <Fact label={t.decidedAt}>
              <DateTime value={claim.decided_at} />
            </Fact>
            <Fact label={t.decidedBy}>{claim.decided_by?.name}</Fact>
          </>
        )}
        {claim.reject_reason !== null && <Fact label={t.rejectReason}>{claim.reject_reason}</Fact>}
      </Facts>
    </Section>
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
            <Fact label={t.card}>
              <Masked text={card.masked_pan} />
            </Fact>
            <Fact label={t.holder}>{card.holder}</Fact>
            <Fact label={t.expiry}>{card.expiry}</Fact>
            <Fact label={t.bank}>{card.bank}</Fact>
          </Facts>
        ) : (
          <FormattedMessage {...m.noCard} />
        )
      }
    </Section>
  );
}
