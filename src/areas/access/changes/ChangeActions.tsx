import { useRef, useState } from 'react';
import {
  useCancelAccessChangeMutation,
  useConfirmAccessChangeMutation,
  useRejectAccessChangeMutation,
  type AccessChange,
} from '../../../api/system-user/accessChanges';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { ReasonForm } from '../../../parts/ReasonForm';
import { Can } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { useOwnId } from '../useOwnId';
import { ChangeSummary } from './ChangeSummary';
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

interface Asked {
  change: AccessChange;
  onClose: () => void;
}

function ConfirmChange({ change, onClose }: Asked) {
  const [confirm] = useConfirmAccessChangeMutation();
  const key = useRef(crypto.randomUUID());
  return (
    <ConfirmAction
      title={m.confirmTitle}
      yes={m.confirm}
      run={() => confirm({ id: change.id, 'Idempotency-Key': key.current }).unwrap()}
      done={m.isConfirmed}
      onClose={onClose}
    >
      <ChangeSummary change={change} />
    </ConfirmAction>
  );
}

const rejectWords = { title: m.rejectTitle, verb: t.reject, done: m.wasRejected, reason: t.reason };

function RejectChange({ change: { id }, onClose }: Asked) {
  const [reject] = useRejectAccessChangeMutation();
  return (
    <ReasonForm
      id={`rejectAccessChange:${id}`}
      version={1}
      words={rejectWords}
      onClose={onClose}
      send={(comment, { key }) => reject({ id, 'Idempotency-Key': key, body: { comment } }).unwrap()}
    />
  );
}

function CancelChange({ change, onClose }: Asked) {
  const [cancel] = useCancelAccessChangeMutation();
  const key = useRef(crypto.randomUUID());
  return (
    <ConfirmAction
      title={m.takeBackTitle}
      yes={m.takeBack}
      run={() => cancel({ id: change.id, 'Idempotency-Key': key.current }).unwrap()}
      done={m.wasTakenBack}
      onClose={onClose}
    >
      <ChangeSummary change={change} />
    </ConfirmAction>
  );
}
