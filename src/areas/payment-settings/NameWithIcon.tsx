import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { icons, otherIcon } from './icons';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  child: { paddingLeft: tokens.spacingHorizontalXXL },
  icon: { flexShrink: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface Props {
  icon: string;
  /** Of the picture. */
  color?: string;
  /** It stands under the one before it. */
  isChild?: boolean;
  children: ReactNode;
}

/** A name behind its picture. */
export function NameWithIcon({ icon, color, isChild = false, children }: Props) {
  const styles = useStyles();
  const Icon = icons[icon] ?? otherIcon;
  return (
    <span className={`${styles.root} ${isChild ? styles.child : ''}`}>
      <Icon className={styles.icon} style={color === undefined ? undefined : { color }} aria-hidden />
      <span className={styles.name}>{children}</span>
    </span>
  );
}
