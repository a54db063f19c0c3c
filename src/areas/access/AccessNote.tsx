import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ShieldKeyhole16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  warning: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
  quiet: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  // Grows, so that what stands beside the words keeps to the end of the line; on a phone it stands below them.
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0 },
  icon: { flexShrink: 0 },
});

interface Props {
  text: MessageDescriptor | string;
  /** It is as it should be: only to be known. */
  isQuiet?: boolean;
  /** What can be done about it: a link or a button. */
  children?: ReactNode;
}

/** What is to be known about rights over money and access, beside what it concerns. */
export function AccessNote({ text, isQuiet = false, children }: Props) {
  const styles = useStyles();
  return (
    <div role="note" className={mergeClasses(styles.root, isQuiet ? styles.quiet : styles.warning)}>
      <ShieldKeyhole16Regular aria-hidden className={styles.icon} />
      <span className={styles.words}>{typeof text === 'string' ? text : <FormattedMessage {...text} />}</span>
      {children}
    </div>
  );
}
