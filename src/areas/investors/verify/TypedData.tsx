import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { HiddenHeading } from '../../../kit/HiddenHeading';
import { ComparedFacts } from '../card/ComparedFacts';
import { m } from './messages';

const useStyles = makeStyles({
  root: {
    padding: tokens.spacingVerticalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** What a person typed, beside the photos that have to bear it out. */
export function TypedData({ investor }: { investor: Investor }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <HiddenHeading level={2}>
        <FormattedMessage {...m.typed} />
      </HiddenHeading>
      <ComparedFacts investor={investor} isAside />
    </div>
  );
}
