import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import {
  useCancelAccessChangeMutation,
  useConfirmAccessChangeMutation,
  useRejectAccessChangeMutation,
  type AccessChange,
} from '../../../api/system-user/accessChanges';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { ReasonForm } from '../../../parts/ReasonForm';
import { useRoleName } from '../../../parts/roleName';
import { t } from '../../../i18n/terms';
import { changeKinds } from './changeTerms';
import { m } from './messages';

interface Asked {
  change: AccessChange;
  /** Told of each decision that is sent. */
  taken: <Answer>(sent: Promise<Answer>) => Promise<Answer>;
  onClose: () => void;
}

/** How a notice speaks of a change. */
const aboutChange = ({ id, person }: AccessChange) => ({ record: `№ ${id}`, person: person?.name });

/** A change in one line: what, about whom, and the roles. */
function ChangeSummary({ change: { kind, person, roles } }: Pick<Asked, 'change'>) {
  const intl = useIntl();
  const nameOf = useRoleName();
  return (
    <p>{[changeKinds.textIn(intl, kind), person?.name, roles.map(nameOf).join(', ')].filter(Boolean).join(' · ')}</p>
  );
}

/** Confirms a change, and so does it. */
export function ConfirmChange({ change, taken, onClose }: Asked) {
  const [confirm] = useConfirmAccessChangeMutation();
  const key = useRef(crypto.randomUUID());
  return (
    <ConfirmAction
      title={m.confirmTitle}
      yes={m.confirm}
      isDecision
      run={() => taken(confirm({ id: change.id, 'Idempotency-Key': key.current }).unwrap())}
      done={m.isConfirmed}
      about={aboutChange(change)}
      onClose={onClose}
    >
      <ChangeSummary change={change} />
    </ConfirmAction>
  );
}

const rejectWords = { title: m.rejectTitle, verb: t.reject, done: m.wasRejected, reason: t.reason };

/** Rejects a change; the reason is kept with it. */
export function RejectChange({ change, taken, onClose }: Asked) {
  const [reject] = useRejectAccessChangeMutation();
  const checkOutcome = useCheckOutcome('system-user');
  return (
    <ReasonForm
      id={`rejectAccessChange:${change.id}`}
      version={1}
      about={aboutChange(change)}
      words={rejectWords}
      checkOutcome={checkOutcome}
      onClose={onClose}
      send={(comment, { key }) => taken(reject({ id: change.id, 'Idempotency-Key': key, body: { comment } }).unwrap())}
    />
  );
}

/** Takes a change back. */
export function CancelChange({ change, taken, onClose }: Asked) {
  const [cancel] = useCancelAccessChangeMutation();
  const key = useRef(crypto.randomUUID());
  return (
    <ConfirmAction
      title={m.takeBackTitle}
      yes={m.takeBack}
      run={() => taken(cancel({ id: change.id, 'Idempotency-Key': key.current }).unwrap())}
      done={m.wasTakenBack}
      about={aboutChange(change)}
      onClose={onClose}
    >
      <ChangeSummary change={change} />
    </ConfirmAction>
  );
}
