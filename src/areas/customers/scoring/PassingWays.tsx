import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Scoring } from '../../../api/payment/scoring';
import { helpful, short, sufficient } from './messages';
import { ways } from './scoringTerms';

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
  line: { margin: 0 },
});

/** How many points are lacking, and what would give how many; what is enough by itself says so. */
export function PassingWays({ scoring }: { scoring: Scoring & { score: number } }) {
  const styles = useStyles();
  const intl = useIntl();
  const lacking = scoring.passing_score - scoring.score;
  const open = scoring.factors.flatMap(({ code, points, best }) => {
    const way = ways[code];
    return way && best > points ? [{ code, way, gain: best - points }] : [];
  });
  open.sort((one, other) => other.gain - one.gain);
  return (
    <>
      <p className={styles.line}>
        <FormattedMessage {...short} values={{ count: lacking }} />
      </p>
      <ul className={styles.list}>
        {open.map(({ code, way, gain }) => (
          <li key={code}>
            <FormattedMessage
              {...(gain >= lacking ? sufficient : helpful)}
              values={{ way: intl.formatMessage(way), gain }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
