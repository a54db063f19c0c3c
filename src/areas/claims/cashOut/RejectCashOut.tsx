import { useDecideCashOutClaimMutation, type CashOutClaim } from '../../../api/investment/claims';
import { usePanelForm } from '../../../kit/form';
import { FormDrawer } from '../../../kit/FormDrawer';
import { TextField } from '../../../kit/TextField';
import { useIntentKey } from '../../../kit/useIntentKey';
import { m } from './messages';

/** Refuses a claim; the money stays at work, and the reason is kept with it. */
export function RejectCashOut({ claim, onClose }: { claim: CashOutClaim; onClose: () => void }) {
  const [decide] = useDecideCashOutClaimMutation();
  const keyOf = useIntentKey();
  const form = usePanelForm({
    id: `rejectCashOut:${claim.id}`,
    values: { comment: '' },
    version: claim.version,
    fromRecord: () => ({}),
  });
  return (
    <FormDrawer
      title={m.rejectTitle}
      form={form}
      submit={m.reject}
      done={m.rejected}
      onClose={onClose}
      onSubmit={({ comment }, { version = claim.version }) =>
        decide({
          id: claim.id,
          'If-Match': version,
          'Idempotency-Key': keyOf(comment, version),
          body: { status: 'rejected', comment },
        }).unwrap()
      }
    >
      <TextField name="comment" label={m.rejectReason} maxLength={500} multiline required />
    </FormDrawer>
  );
}
