import { useIntl } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useUpdateClaimAmountMutation, type GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { TextField } from '../../../kit/fields/TextField';
import { aboutClaim } from '../../../parts/claims/aboutClaim';
import { m as shared } from '../../../parts/claims/messages';
import { useInvestorName } from '../../../parts/useInvestorName';
import { m } from './messages';

/** How much an open claim is about. Whoever changes it does not approve it afterwards. */
export function ChangeAmount({ claim, onClose }: { claim: GeneralClaimRow; onClose: () => void }) {
  const [change] = useUpdateClaimAmountMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const intl = useIntl();
  const nameOf = useInvestorName();
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
      about={({ amount }) => ({ ...aboutClaim(intl, claim, nameOf(claim.investor)), amount })}
      onClose={onClose}
      onSubmit={({ amount, comment }, { version = claim.version, key }) =>
        change({
          id: claim.id,
          'If-Match': version,
          'Idempotency-Key': key,
          body: { amount, ...(comment && { comment }) },
        }).unwrap()
      }
      checkOutcome={checkOutcome}
    >
      <MoneyField name="amount" label={m.newAmount} help={m.amountHelp} required />
      <TextField name="comment" label={shared.comment} maxLength={500} multiline />
    </FormDrawer>
  );
}
