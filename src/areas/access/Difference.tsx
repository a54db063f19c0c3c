import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AddCircle20Regular, SubtractCircle20Regular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { m } from './messages';

const useStyles = makeStyles({
  root: { maxHeight: '46vh', overflowY: 'auto' },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: `${tokens.spacingVerticalS} 0`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  granted: { color: tokens.colorStatusSuccessForeground1 },
  taken: { color: tokens.colorStatusDangerForeground1 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    padding: `${tokens.spacingVerticalXS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  words: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** One thing that changes, and in which respects. */
export interface Change {
  id: string;
  label: string;
  words?: string;
}

interface Props {
  granted: readonly Change[];
  taken: readonly Change[];
}

/** What will be granted and what taken away, in words. */
export function Difference({ granted, taken }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    // A long list is scrolled by the keyboard, too.
    <div className={styles.root} role="group" tabIndex={0} aria-label={intl.formatMessage(m.difference)}>
      {granted.length > 0 && (
        <>
          <h3 className={mergeClasses(styles.title, styles.granted)}>
            <AddCircle20Regular aria-hidden />
            <FormattedMessage {...m.granted} />
          </h3>
          <Lines changes={granted} />
        </>
      )}
      {taken.length > 0 && (
        <>
          <h3 className={mergeClasses(styles.title, styles.taken)}>
            <SubtractCircle20Regular aria-hidden />
            <FormattedMessage {...m.taken} />
          </h3>
          <Lines changes={taken} />
        </>
      )}
    </div>
  );
}

function Lines({ changes }: { changes: readonly Change[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {changes.map(({ id, label, words }) => (
        <li key={id} className={styles.line}>
          {label}
          {words && <span className={styles.words}>{words}</span>}
        </li>
      ))}
    </ul>
  );
}
