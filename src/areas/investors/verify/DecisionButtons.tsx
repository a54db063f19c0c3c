import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUndo20Regular, CheckmarkCircle20Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import { Action } from '../../../kit/actions/Action';
import { m } from './messages';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
});

interface Props {
  /** Why the photos do not bear anything out yet: then there is no yes, and a no all the same. */
  unseen: MessageDescriptor | undefined;
  ask: (decision: 'approve' | 'sendBack') => void;
}

/** Yes and no, each by a button and by the letter that it has everywhere. */
export function DecisionButtons({ unseen, ask }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Action label={m.sendBack} icon={ArrowUndo20Regular} verb="reject" onSelect={() => ask('sendBack')} />
      <Action
        label={m.approve}
        icon={CheckmarkCircle20Regular}
        verb="approve"
        isPrimary
        disabledReason={unseen ?? false}
        onSelect={() => ask('approve')}
      />
    </div>
  );
}
