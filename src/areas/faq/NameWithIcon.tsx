import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { icons, otherIcon } from './icons';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  icon: { flexShrink: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** The name of a category behind its picture. */
export function NameWithIcon({ icon, children }: { icon: string; children: ReactNode }) {
  const styles = useStyles();
  const Icon = icons[icon] ?? otherIcon;
  return (
    <span className={styles.root}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.name}>{children}</span>
    </span>
  );
}
