import { useUpdateInvestorPhoneMutation } from '../../../api/system-user/investors';
import { Fact, Facts } from '../../../kit/values/Facts';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { Masked } from '../../../kit/values/values';
import { PhoneField } from '../../../parts/listedFields';
import type { InvestorFormProps } from '../card/InvestorForm';
import { m } from '../actionMessages';

/** Changes the phone that an investor signs in with. */
export function EditPhone({ investor, onClose }: InvestorFormProps) {
  const [update] = useUpdateInvestorPhoneMutation();
  const form = usePanelForm({
    id: `editPhone:${investor.id}`,
    values: { phone_number: '' },
    version: investor.version,
    // The phone on record comes masked and cannot be compared.
    fromRecord: () => ({}),
  });
  return (
    <FormDrawer
      title={m.editPhone}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={(body, { version = investor.version }) =>
        update({ id: investor.id, 'If-Match': version, body }).unwrap()
      }
    >
      <Facts>
        <Fact label={m.currentPhone} value={<Masked text={investor.phone_number} />} />
      </Facts>
      <PhoneField name="phone_number" label={m.newPhone} required />
    </FormDrawer>
  );
}
