import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusRing } from '../kit/foundation/styles';
import { useCan } from '../session/can';

const useStyles = makeStyles({
  // A target of at least 24 px (WCAG 2.5.8), however short the name is.
  link: {
    display: 'inline-block',
    minWidth: '24px',
    lineHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing,
  },
});

/** Leads to what belongs to a record, for whoever holds the permission; for others it is a text. */
export function RecordLink({ to, permission, children }: { to: string; permission: string; children: ReactNode }) {
  const styles = useStyles();
  if (!useCan()(permission)) return children;
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
