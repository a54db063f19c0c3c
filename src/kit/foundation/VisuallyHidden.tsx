import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Text for those who listen to the page. With `live` it is read out when it changes. */
export function VisuallyHidden({ live, children }: { live?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <span className={styles.root} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
