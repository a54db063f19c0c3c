import { useChangeClaimStatusMutation, type GeneralClaimRow } from '../../../api/system-user/claims';
import { usePanelForm } from '../../../kit/form';
import { FormDrawer } from '../../../kit/FormDrawer';
import { TextField } from '../../../kit/TextField';
import { useIntentKey } from '../../../kit/useIntentKey';
import { m } from './messages';

/** Refuses a claim; nothing moves, and the reason is kept with it. */
export function RejectClaim({ claim, onClose }: { claim: GeneralClaimRow; onClose: () => void }) {
  const [change] = useChangeClaimStatusMutation();
  const keyOf = useIntentKey();
  const form = usePanelForm({
    id: `rejectGeneralClaim:${claim.id}`,
    values: { comment: '' },
    version: claim.version,
    fromRecord: () => ({}),
  });
  return (
    <FormDrawer
      title={m.rejectTitle}
      form={form}
      submit={m.reject}
      done={m.isRejected}
      onClose={onClose}
      onSubmit={({ comment }, { version = claim.version }) =>
        change({
          id: claim.id,
          'If-Match': version,
          'Idempotency-Key': keyOf(comment, version),
          body: { status: 'rejected', comment },
        }).unwrap()
      }
    >
      <TextField name="comment" label={m.reason} maxLength={500} multiline required />
    </FormDrawer>
  );
}
