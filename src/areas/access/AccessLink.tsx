import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const useStyles = makeStyles({
  // A target of at least 24 px (WCAG 2.5.8).
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', color: tokens.colorBrandForegroundLink },
});

/** A link among words of an access screen. */
export function AccessLink({ to, children }: { to: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
