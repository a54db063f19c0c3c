import { Link, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // A target of at least 24 px (WCAG 2.5.8), however short the name of the file is.
  root: {
    display: 'inline-block',
    minWidth: '24px',
    maxWidth: '100%',
    lineHeight: '24px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
  },
});

/** A file of the content host, opened beside the panel. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Link href={href} target="_blank" rel="noreferrer" className={styles.root}>
      {children}
    </Link>
  );
}
