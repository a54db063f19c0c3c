import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { HiddenHeading } from '../../../kit/detail/HiddenHeading';
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

interface Props {
  investor: Investor;
  /** Why the photos do not bear anything out yet. */
  unseen: MessageDescriptor | undefined;
}

/** What a person typed, beside the photos that have to bear it out. */
export function TypedData({ investor, unseen }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <HiddenHeading level={2}>
        <FormattedMessage {...m.typed} />
      </HiddenHeading>
      <ComparedFacts investor={investor} unseen={unseen} isAside />
    </div>
  );
}
