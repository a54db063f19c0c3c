import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Can } from '../../../session/can';
import { RevealAll } from '../../../kit/values/RevealGroup';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, ':empty': { display: 'none' } },
});

/** What is done with a section: its forms, for whoever may change customers, and all that is masked shown together. */
export function SectionActions({ isRevealing = false, children }: { isRevealing?: boolean; children?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Can do="customers.update">{children}</Can>
      {isRevealing && <RevealAll />}
    </div>
  );
}
