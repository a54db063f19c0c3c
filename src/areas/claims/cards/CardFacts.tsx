import { makeStyles, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import type { CardVerificationClaim } from '../../../api/investment/cardVerification';
import { Masked } from '../../../kit/values/values';
import { Fact } from '../../../kit/values/Facts';
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
      <Fact label={t.investor} value={<InvestorLink investor={claim.investor} />} />
      <Fact label={t.card} value={<Masked text={claim.card_masked} />} />
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
      <Fact label={t.bank} value={claim.bank} />
      <Fact label={m.system} value={cardSystems.text(claim.type)} />
      <Fact label={m.created} value={claim.created_at} as="dateTime" />
      {claim.reject_reason !== null && <Fact label={t.rejectReason} value={rejectReasons.text(claim.reject_reason)} />}
      <Fact label={t.comment} value={claim.comment} optional />
      <Fact label={t.verifiedBy} value={claim.decided_by?.name} optional />
    </dl>
  );
}
