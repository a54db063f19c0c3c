import { useState } from 'react';
import type { AccessChange } from '../../../api/system-user/accessChanges';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { useDecision } from '../../../kit/list/recordWalk';
import { Can } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { useOwnId } from '../../../parts/useOwnId';
import { CancelChange, ConfirmChange, RejectChange } from './changeForms';
import { whyNotConfirmed } from './changeTerms';
import { m } from './messages';

interface Props {
  change: AccessChange;
  isRow?: boolean;
}

/** Another person confirms a change or rejects it; whoever asked takes it back. */
export function ChangeActions({ change, isRow = false }: Props) {
  const [asking, setAsking] = useState<'confirm' | 'reject' | 'cancel'>();
  const isOwn = useOwnId() === change.made_by.id;
  const { taken, leave } = useDecision((then) => {
    setAsking(undefined);
    then();
  });
  const asked = { change, taken, onClose: () => leave() };
  const decided = change.status !== 'pending' && t.isDecided;
  const decisions = (
    <>
      <Can do="rbac.enable">
        <Action
          label={m.confirm}
          verb="approve"
          isPrimary={!isRow && !isOwn}
          disabledReason={whyNotConfirmed(change)}
          onSelect={() => setAsking('confirm')}
        />
        <Action
          label={t.reject}
          verb="reject"
          tone="danger"
          disabledReason={decided || (isOwn && m.same_person)}
          onSelect={() => setAsking('reject')}
        />
      </Can>
      {isOwn && <Action label={m.takeBack} disabledReason={decided} onSelect={() => setAsking('cancel')} />}
    </>
  );
  return (
    <>
      {isRow ? <ActionMenu label={m.actions}>{decisions}</ActionMenu> : decisions}
      {asking === 'confirm' && <ConfirmChange {...asked} />}
      {asking === 'reject' && <RejectChange {...asked} />}
      {asking === 'cancel' && <CancelChange {...asked} />}
    </>
  );
}
