import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Info16Regular, Warning16Regular, type FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

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
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0 },
});

interface Props {
  /** Something stands in the way, rather than only being so. */
  isWarning?: boolean;
  /** In place of the usual sign. */
  icon?: FluentIcon;
  /** What can be done about it: a link or a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** What is to be known about a record or a form, where it is looked at. */
export function Note({ isWarning = false, icon, action, children }: Props) {
  const styles = useStyles();
  const Icon = icon ?? (isWarning ? Warning16Regular : Info16Regular);
  return (
    <div role="note" className={mergeClasses(styles.root, isWarning ? styles.warning : styles.quiet)}>
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.words}>{children}</span>
      {action}
    </div>
  );
}
