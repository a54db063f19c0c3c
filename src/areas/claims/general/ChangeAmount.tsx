import { useUpdateClaimAmountMutation, type GeneralClaimRow } from '../../../api/system-user/claims';
import { usePanelForm } from '../../../kit/form';
import { FormDrawer } from '../../../kit/FormDrawer';
import { MoneyField } from '../../../kit/MoneyField';
import { TextField } from '../../../kit/TextField';
import { useIntentKey } from '../../../kit/useIntentKey';
import { m } from './messages';

/** How much an open claim is about. Whoever changes it does not approve it afterwards. */
export function ChangeAmount({ claim, onClose }: { claim: GeneralClaimRow; onClose: () => void }) {
  const [change] = useUpdateClaimAmountMutation();
  const keyOf = useIntentKey();
  const form = usePanelForm({
    id: `claimAmount:${claim.id}`,
    values: { amount: claim.amount, comment: '' },
    version: claim.version,
    fromRecord: ({ amount }: { amount?: string }) => (amount === undefined ? {} : { amount }),
  });
  return (
    <FormDrawer
      title={m.changeAmount}
      form={form}
      done={m.amountChanged}
      onClose={onClose}
      onSubmit={({ amount, comment }, { version = claim.version }) =>
        change({
          id: claim.id,
          'If-Match': version,
          'Idempotency-Key': keyOf(amount, comment, version),
          body: { amount, ...(comment && { comment }) },
        }).unwrap()
      }
    >
      <MoneyField name="amount" label={m.newAmount} help={m.amountHelp} required />
      <TextField name="comment" label={m.comment} maxLength={500} multiline />
    </FormDrawer>
  );
}
