import { useUpdateCustomerMutation, type Customer } from '../../../api/payment/customers';
import { DateField } from '../../../kit/fields/DateField';
import { PassportField } from '../../../kit/fields/identifierFields';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { todayInTashkent } from '../../../lib/days';
import { m } from '../messages';
import { changeOf, freshPassport, passportValues, refusalInForm } from './customerValues';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** Changes the paper of a customer. */
export function EditPassport({ customer, onClose }: Props) {
  const [update] = useUpdateCustomerMutation();
  const { guid, version: seen } = customer;
  const form = usePanelForm({
    id: `editPassport:${customer.id}`,
    version: seen,
    values: { ...passportValues(customer), passport_id: '' },
    fromRecord: freshPassport,
  });
  return (
    <FormDrawer
      title={m.editPassport}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = seen }) => {
        const body = changeOf(changed);
        if (Object.keys(body).length === 0) return;
        try {
          await update({ guid, 'If-Match': version, body }).unwrap();
        } catch (error) {
          throw refusalInForm(error);
        }
      }}
    >
      <PassportField name="passport_id" label={m.passportNumber} stored={customer.passport_id ?? ''} />
      <DateField name="passport_issue_date" label={m.issueDate} max={todayInTashkent(new Date())} />
      <TextField name="passport_issue_place" label={m.issuePlace} maxLength={200} />
      <TextField name="birthplace" label={m.birthplace} maxLength={200} />
      <TextField name="citizenship" label={m.citizenship} maxLength={60} />
    </FormDrawer>
  );
}
