import { useWatch } from 'react-hook-form';
import {
  useDecideCardVerificationMutation,
  type CardVerificationClaim,
  type RejectReason,
} from '../../../api/investment/cardVerification';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { RadioField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { rejectReasons } from './cardTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

interface Props {
  claim: CardVerificationClaim;
  onClose: () => void;
  /** Told of the decision that is sent. */
  onTaken?: <Answer>(sent: Promise<Answer>) => Promise<Answer>;
}

/** Refuses a card for one of the five reasons; another one is told in words. */
export function RejectCard({ claim, onClose, onTaken = (sent) => sent }: Props) {
  const [decide] = useDecideCardVerificationMutation();
  const form = usePanelForm({
    id: `rejectCard:${claim.id}`,
    values: { reject_reason: claim.is_expired ? 'expired_card' : '', comment: '' },
    version: claim.version,
    fromRecord: () => ({}),
  });
  const isOther = useWatch({ control: form.control, name: 'reject_reason' }) === 'other';
  return (
    <FormDrawer
      title={m.rejectTitle}
      form={form}
      submit={t.reject}
      done={m.isRejected}
      onClose={onClose}
      onSubmit={async ({ reject_reason, comment }, { version = claim.version }) => {
        await onTaken(
          decide({
            id: claim.id,
            'If-Match': version,
            body: { status: 'rejected', reject_reason: reject_reason as RejectReason, ...(comment && { comment }) },
          }).unwrap(),
        );
      }}
    >
      <RadioField name="reject_reason" label={t.rejectReason} options={rejectReasons.options} required />
      <TextField name="comment" label={t.comment} maxLength={500} multiline required={isOther} />
    </FormDrawer>
  );
}
