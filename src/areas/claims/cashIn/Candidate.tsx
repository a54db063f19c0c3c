import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import type { CashInCandidate } from '../../../api/investment/payments';
import { StatusBadge } from '../../../kit/StatusBadge';
import { InvestorLink } from '../../../parts/InvestorLink';
import { matchConfidence, mayReceive } from './cashInWords';
import { Matches } from './Matches';
import { m } from './messages';
import type { Payer } from './payer';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    paddingLeft: tokens.spacingHorizontalXXXL,
    marginBottom: tokens.spacingVerticalS,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

const card = defineMessage<{ id: number }>({ id: 'claims.party.card', defaultMessage: 'Карточка № {id}' });

/** What is known of somebody whose money it may be; of one found by hand only the name and the state. */
export function Candidate({ payer }: { payer: Payer & Partial<CashInCandidate> }) {
  const styles = useStyles();
  const { investor, inn_or_pinfl, matches, match_confidence } = payer;
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        {match_confidence && <StatusBadge code={match_confidence} look={matchConfidence[match_confidence]} />}
        <span>{inn_or_pinfl}</span>
        <InvestorLink investor={investor}>
          <FormattedMessage {...card} values={{ id: investor.id }} />
        </InvestorLink>
      </div>
      {matches && <Matches matches={matches} />}
      {!mayReceive(investor.status) && (
        <p className={styles.quiet}>
          <FormattedMessage {...m.mayNotReceive} />
        </p>
      )}
    </div>
  );
}
