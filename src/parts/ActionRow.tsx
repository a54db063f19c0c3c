import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, ':empty': { display: 'none' } },
});

/** What is done with a table that stands in a section: buttons beside one another, nothing where there are none. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>;
}
