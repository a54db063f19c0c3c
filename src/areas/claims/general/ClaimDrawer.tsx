import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaded } from '../../../api/loaded';
import { useGetClaimCardQuery, useGetClaimQuery, type GeneralClaim } from '../../../api/system-user/claims';
import { DateTime } from '../../../kit/DateTime';
import { Drawer } from '../../../kit/Drawer';
import { Fact, Facts } from '../../../kit/Facts';
import { FailureNote } from '../../../kit/FailureNote';
import { Masked } from '../../../kit/Masked';
import { Money } from '../../../kit/Money';
import { Section } from '../../../kit/Section';
import { SectionSkeleton } from '../../../kit/skeletons';
import { StaleMark } from '../../../kit/StaleMark';
import { StatusBadge } from '../../../kit/StatusBadge';
import { m as history } from '../../../parts/historyMessages';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordHistory } from '../../../parts/RecordHistory';
import { ClaimActions } from './ClaimActions';
import { claimStatus, claimTypes, claimValueWords, paymentTypes } from './claimWords';
import { claimTitle, m } from './messages';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    overflowY: 'auto',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  amount: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
});

/** One claim at the side of its list: what is asked, what it is paid by, and who did what. */
export function ClaimDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const styles = useStyles();
  const intl = useIntl();
  const { item: claim, failure, at, retry } = useLoaded(useGetClaimQuery({ id }), id);
  return (
    <Drawer title={intl.formatMessage(claimTitle, { id })} size="large" onClose={onClose}>
      <div className={styles.body}>
        {!claim && (failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />)}
        {claim && (
          <>
            {failure && <StaleMark failure={failure} at={at} retry={retry} />}
            <div className={styles.head}>
              <StatusBadge code={claim.status} look={claimStatus[claim.status]} />
              <span className={styles.amount}>
                <Money amount={claim.amount} />
              </span>
              <div className={styles.actions}>
                <ClaimActions claim={claim} />
              </div>
            </div>
            <About claim={claim} />
            {claim.payment_type === 'card' && <CardSection id={id} />}
            <Section id="history" title={history.title}>
              <RecordHistory rows={claim.history} words={claimValueWords} />
            </Section>
          </>
        )}
      </div>
    </Drawer>
  );
}

function About({ claim }: { claim: GeneralClaim }) {
  return (
    <Section id="about" title={m.about}>
      <Facts>
        <Fact label={m.investor}>
          <InvestorLink investor={claim.investor} />
        </Fact>
        <Fact label={m.type}>
          {claimTypes[claim.type] ? <FormattedMessage {...claimTypes[claim.type]} /> : claim.type}
        </Fact>
        <Fact label={m.paymentType}>
          {paymentTypes[claim.payment_type] ? (
            <FormattedMessage {...paymentTypes[claim.payment_type]} />
          ) : (
            claim.payment_type
          )}
        </Fact>
        <Fact label={m.created}>
          <DateTime value={claim.created_at} />
        </Fact>
        <Fact label={m.initiator}>{claim.initiator?.name ?? <FormattedMessage {...m.byInvestor} />}</Fact>
        <Fact label={m.comment}>{claim.comment}</Fact>
        {claim.decided_at !== null && (
          <>
            <Fact label={m.decidedAt}>
              <DateTime value={claim.decided_at} />
            </Fact>
            <Fact label={m.decidedBy}>{claim.decided_by?.name}</Fact>
          </>
        )}
        {claim.reject_reason !== null && <Fact label={m.rejectReason}>{claim.reject_reason}</Fact>}
      </Facts>
    </Section>
  );
}

/** The card that the claim is paid by. */
function CardSection({ id }: { id: number }) {
  const result = useLoaded(useGetClaimCardQuery({ id }), id);
  return (
    <Section id="card" title={m.cardTitle} result={result}>
      {({ card }) =>
        card ? (
          <Facts>
            <Fact label={m.cardNumber}>
              <Masked text={card.masked_pan} />
            </Fact>
            <Fact label={m.holder}>{card.holder}</Fact>
            <Fact label={m.expiry}>{card.expiry}</Fact>
            <Fact label={m.bank}>{card.bank}</Fact>
          </Facts>
        ) : (
          <FormattedMessage {...m.noCard} />
        )
      }
    </Section>
  );
}
