import { DocumentAdd20Regular } from '@fluentui/react-icons';
import { useRef } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useCreateDibankDocumentMutation } from '../../../api/investment/signing';
import { Action } from '../../../kit/actions/Action';
import { Can } from '../../../session/can';
import { m } from './messages';

interface Props {
  /** The cash-out claim that is to be paid; only an approved one is given a document. */
  claimId: number;
  /** The claim had a document before, which was cancelled. */
  isAgain?: boolean;
  /** The step that comes next, on the record itself. */
  isPrimary?: boolean;
  disabledReason?: MessageDescriptor | false;
}

/** Makes the payment document of a cash-out claim, which then waits for a signature. */
export function PrepareDocument({ claimId, isAgain = false, isPrimary, disabledReason }: Props) {
  const [create] = useCreateDibankDocumentMutation();
  // A press after a lost answer is the same intent; one after a document was made is another, for another document.
  const key = useRef<string>(undefined);
  const prepare = async () => {
    key.current ??= crypto.randomUUID();
    const made = await create({ id: claimId, 'Idempotency-Key': key.current }).unwrap();
    key.current = undefined;
    return made;
  };
  return (
    <Can do="dibank.update">
      <Action
        label={isAgain ? m.prepareAgain : m.prepare}
        icon={DocumentAdd20Regular}
        verb={disabledReason ? undefined : 'approve'}
        isPrimary={isPrimary}
        disabledReason={disabledReason}
        done={m.prepared}
        onSelect={prepare}
      />
    </Can>
  );
}
