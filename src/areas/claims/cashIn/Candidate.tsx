import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { Inn, Money } from '../../../kit/values/values';
import { InvestorLink } from '../../../parts/InvestorLink';
import { investorStatus } from '../../../parts/investorStatus';
import { matchConfidence, mayReceive } from './cashInTerms';
import { Matches } from './Matches';
import { candidateCard, m } from './messages';
import type { Payer } from './payer';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    paddingLeft: tokens.spacingHorizontalXXXL,
    marginBottom: tokens.spacingVerticalS,
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
  },
  fact: { display: 'inline-flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXS },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** What is known of somebody whose money it may be; of one whom the service proposes also why. */
export function Candidate({ payer }: { payer: Payer }) {
  const styles = useStyles();
  const { investor, inn_or_pinfl, balance, matches, match_confidence } = payer;
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        {investorStatus.badge(investor.status)}
        <Inn value={inn_or_pinfl} />
        <span className={styles.fact}>
          <span className={styles.quiet}>
            <FormattedMessage {...m.balance} />
          </span>
          <Money amount={balance} withCurrency />
        </span>
        <InvestorLink investor={investor}>
          <FormattedMessage {...candidateCard} values={{ id: investor.id }} />
        </InvestorLink>
      </div>
      {match_confidence && matches && (
        <div className={styles.line}>
          {matchConfidence.badge(match_confidence)}
          <Matches matches={matches} />
        </div>
      )}
      {!mayReceive(investor.status) && (
        <p className={styles.quiet}>
          <FormattedMessage {...m.mayNotReceive} />
        </p>
      )}
    </div>
  );
}
