import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

const useStyles = makeStyles({
  // Takes no place in a row or a grid of parts.
  root: { position: 'absolute', margin: 0 },
});

/** The heading of a part that the eye knows by its place: whoever listens to the page jumps to it. */
export function HiddenHeading({ level, children }: { level: 2 | 3; children: ReactNode }) {
  const styles = useStyles();
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.root}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Heading>
  );
}
