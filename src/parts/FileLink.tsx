import { Link, makeStyles } from '@fluentui/react-components';
import { use, type ReactNode } from 'react';
import { GridCellContext } from '../kit/table/keyboard/gridMove';

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
  const isInGrid = use(GridCellContext);
  return (
    <Link href={href} tabIndex={isInGrid ? -1 : undefined} target="_blank" rel="noreferrer" className={styles.root}>
      {children}
    </Link>
  );
}
