import { useIntl } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import {
  useChangeClaimPaymentTypeMutation,
  useListClaimPaymentTypesQuery,
  type GeneralClaimRow,
} from '../../../api/system-user/generalClaims';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { SelectField } from '../../../kit/fields/SelectField';
import { aboutClaim } from '../../../parts/claims/aboutClaim';
import { paymentTypes } from '../../../parts/claims/terms';
import { m as shared } from '../../../parts/claims/messages';
import { useInvestorName } from '../../../parts/useInvestorName';
import { m } from './messages';

/** How the money of an open claim is to go; by card only to a verified one. */
export function ChangePaymentType({ claim, onClose }: { claim: GeneralClaimRow; onClose: () => void }) {
  const [change] = useChangeClaimPaymentTypeMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const intl = useIntl();
  const nameOf = useInvestorName();
  const codes = useListClaimPaymentTypesQuery().data?.payment_types ?? paymentTypes.values;
  const form = usePanelForm({
    id: `claimPaymentType:${claim.id}`,
    values: { payment_type: claim.payment_type },
    version: claim.version,
  });
  return (
    <FormDrawer
      title={m.changeType}
      form={form}
      done={m.typeChanged}
      about={{ ...aboutClaim(intl, claim, nameOf(claim.investor)), amount: claim.amount }}
      onClose={onClose}
      onSubmit={(body, { version = claim.version, key }) =>
        change({
          id: claim.id,
          'If-Match': version,
          'Idempotency-Key': key,
          body,
        }).unwrap()
      }
      checkOutcome={checkOutcome}
    >
      <SelectField name="payment_type" label={shared.paymentType} options={paymentTypes.optionsOf(codes)} required />
    </FormDrawer>
  );
}
