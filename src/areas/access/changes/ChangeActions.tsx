import { useState } from 'react';
import type { AccessChange } from '../../../api/system-user/accessChanges';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Can } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { useOwnId } from '../useOwnId';
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
  const close = () => setAsking(undefined);
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
      {asking === 'confirm' && <ConfirmChange change={change} onClose={close} />}
      {asking === 'reject' && <RejectChange change={change} onClose={close} />}
      {asking === 'cancel' && <CancelChange change={change} onClose={close} />}
    </>
  );
}
