import { makeStyles, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import type { CardVerificationClaim } from '../../../api/investment/cardVerification';
import { DateTime, Masked } from '../../../kit/values/values';
import { Fact } from '../../../kit/detail/Facts';
import { InvestorLink } from '../../../parts/InvestorLink';
import { cardSystems, rejectReasons } from './cardTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const useStyles = makeStyles({
  facts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0 },
  holder: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  warning: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginLeft: tokens.spacingHorizontalS,
    color: tokens.colorStatusDangerForeground1,
  },
});

/** What was typed with a card, in the order in which it stands on one. */
export function CardFacts({ claim }: { claim: CardVerificationClaim }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      <Fact label={t.investor}>
        <InvestorLink investor={claim.investor} />
      </Fact>
      <Fact label={t.card}>
        <Masked text={claim.card_masked} />
      </Fact>
      <Fact label={t.holder}>
        <span className={styles.holder}>{claim.card_holder}</span>
      </Fact>
      <Fact label={t.expiry}>
        {claim.expiry}
        {claim.is_expired && (
          <span className={styles.warning}>
            <Warning16Regular aria-hidden />
            <FormattedMessage {...m.expired} />
          </span>
        )}
      </Fact>
      <Fact label={t.bank}>{claim.bank}</Fact>
      <Fact label={m.system}>{cardSystems.text(claim.type)}</Fact>
      <Fact label={m.created}>
        <DateTime value={claim.created_at} />
      </Fact>
      {claim.reject_reason !== null && <Fact label={t.rejectReason}>{rejectReasons.text(claim.reject_reason)}</Fact>}
      {claim.comment !== null && <Fact label={t.comment}>{claim.comment}</Fact>}
      {claim.decided_by !== null && <Fact label={t.verifiedBy}>{claim.decided_by.name}</Fact>}
    </dl>
  );
}
