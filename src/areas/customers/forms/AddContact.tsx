import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useAddCustomerContactMutation,
  useListFamilyRelationsQuery,
  type Customer,
} from '../../../api/payment/customers';
import { t } from '../../../i18n/terms';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { PhoneField } from '../../../parts/listedFields';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { m } from '../messages';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** Adds somebody who can be asked after a customer. */
export function AddContact({ customer, onClose }: Props) {
  const [add] = useAddCustomerContactMutation();
  const relations = useRecordQuery(useListFamilyRelationsQuery());
  const form = usePanelForm({
    id: `customerContact:${customer.id}`,
    values: { full_name: '', phone_number: '', relation_id: '' },
  });
  const items = relations.item?.items;
  return (
    <FormDrawer
      title={m.addContact}
      form={form}
      done={m.contactAdded}
      onClose={onClose}
      onSubmit={({ relation_id: relation, ...typed }) =>
        add({ guid: customer.guid, body: { ...typed, relation_id: Number(relation) } }).unwrap()
      }
    >
      <TextField name="full_name" label={m.fullName} maxLength={120} required />
      <PhoneField name="phone_number" label={t.phone} required />
      <AsyncField source={relations}>
        <SelectField
          name="relation_id"
          label={m.relation}
          options={items?.map((one) => ({ value: String(one.id), label: one.name })) ?? []}
          disabled={!items}
          required
        />
      </AsyncField>
    </FormDrawer>
  );
}
