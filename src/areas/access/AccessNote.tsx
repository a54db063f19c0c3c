import { makeStyles, tokens } from '@fluentui/react-components';
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
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
  // Grows, so that what stands beside the words keeps to the end of the line; on a phone it stands below them.
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0 },
  icon: { flexShrink: 0 },
});

interface Props {
  text: MessageDescriptor | string;
  /** What can be done about it: a link or a button. */
  children?: ReactNode;
}

/** What is to be known about rights over money and access, beside what it concerns. */
export function AccessNote({ text, children }: Props) {
  const styles = useStyles();
  return (
    <div role="note" className={styles.root}>
      <ShieldKeyhole16Regular aria-hidden className={styles.icon} />
      <span className={styles.words}>{typeof text === 'string' ? text : <FormattedMessage {...text} />}</span>
      {children}
    </div>
  );
}
