import { useState } from 'react';
import { useDecideCashInBankClaimMutation, type CashInBankDetail } from '../../../api/investment/payments';
import { usePanelForm } from '../../../kit/form';
import { FormDrawer } from '../../../kit/FormDrawer';
import { TextField } from '../../../kit/TextField';
import { useIntentKey } from '../../../kit/useIntentKey';
import { m } from './messages';

interface Props {
  claim: CashInBankDetail;
  /** Returned goes back to the account it came from; rejected is not ours to decide. */
  status: 'rejected' | 'returned';
  onClose: () => void;
  onDone: () => void;
}

/** Rejects or returns a document of the bank; nothing is posted, and the reason is kept with it. */
export function RefuseCashIn({ claim, status, onClose, onDone }: Props) {
  const [decide] = useDecideCashInBankClaimMutation();
  const [isDone, setDone] = useState(false);
  const keyOf = useIntentKey();
  const isReturn = status === 'returned';
  const form = usePanelForm({
    id: `${status}:${claim.id}`,
    values: { comment: '' },
    version: claim.version,
    fromRecord: () => ({}),
  });
  return (
    <FormDrawer
      title={isReturn ? m.returnTitle : m.rejectTitle}
      form={form}
      submit={isReturn ? m.return : m.reject}
      done={isReturn ? m.returned : m.rejected}
      onClose={isDone ? onDone : onClose}
      onSubmit={async ({ comment }, { version = claim.version }) => {
        await decide({
          id: claim.id,
          'If-Match': version,
          'Idempotency-Key': keyOf(comment, version),
          body: { status, comment },
        }).unwrap();
        setDone(true);
      }}
    >
      <TextField name="comment" label={m.reason} maxLength={500} multiline required />
    </FormDrawer>
  );
}
