import { makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark16Regular, Warning16Regular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchReason } from '../../../api/investment/cashIn';
import { codeLabel } from '../../../kit/values/codeLabel';
import { matchReasons } from './cashInTerms';
import { m } from './messages';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  line: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  agrees: { color: tokens.colorStatusSuccessForeground1 },
  differs: { color: tokens.colorStatusWarningForeground1 },
});

/** Why a payer is thought to be this investor; that the name is another one is worth a warning. */
export function Matches({ matches }: { matches: readonly MatchReason[] }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <ul className={styles.root}>
      {matches.map((match) => (
        <li key={match} className={styles.line}>
          <Checkmark16Regular className={styles.agrees} aria-hidden />
          {codeLabel(intl, matchReasons, match)}
        </li>
      ))}
      {!matches.includes('name') && (
        <li className={styles.line}>
          <Warning16Regular className={styles.differs} aria-hidden />
          <FormattedMessage {...m.otherName} />
        </li>
      )}
    </ul>
  );
}
