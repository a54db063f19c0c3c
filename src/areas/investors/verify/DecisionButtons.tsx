import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUndo20Regular, CheckmarkCircle20Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import { Action } from '../../../kit/actions/Action';
import { useShortcuts, type Shortcut } from '../../../kit/state/shortcuts';
import { m } from './messages';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
});

interface Props {
  /** Why the photos do not bear anything out yet: then there is no yes, and a no all the same. */
  unseen: MessageDescriptor | undefined;
  ask: (decision: 'approve' | 'sendBack') => void;
}

/** Yes and no, each by a button and by a key. */
export function DecisionButtons({ unseen, ask }: Props) {
  const styles = useStyles();
  const approve = (): void => ask('approve');
  const sendBack = (): void => ask('sendBack');
  const yes: Shortcut = { id: 'card.approve', title: m.approveTitle, scope: 'card', keys: ['KeyY'], run: approve };
  const no: Shortcut = { id: 'card.sendBack', title: m.sendBackTitle, scope: 'card', keys: ['KeyB'], run: sendBack };
  useShortcuts(unseen ? [no] : [yes, no]);
  return (
    <div className={styles.root}>
      <Action label={m.sendBack} icon={ArrowUndo20Regular} onSelect={sendBack} />
      <Action
        label={m.approve}
        icon={CheckmarkCircle20Regular}
        isPrimary
        disabledReason={unseen ?? false}
        onSelect={approve}
      />
    </div>
  );
}
