import * as v from 'valibot';
import { useUpdateCustomerMutation, type Customer } from '../../../api/payment/customers';
import { t } from '../../../i18n/terms';
import { DateField } from '../../../kit/fields/DateField';
import { PhoneField } from '../../../parts/listedFields';
import { nameBeside } from '../../../parts/personRules';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { todayInTashkent } from '../../../lib/days';
import { employment, gender } from '../customerTerms';
import { m } from '../messages';
import { changeOf, freshPerson, personValues, refusalInForm } from './customerValues';

interface Props {
  customer: Customer;
  onClose: () => void;
}

const text = v.string();
const schemaOf = (customer: Customer) =>
  v.object({
    last_name: nameBeside(customer.last_name),
    first_name: nameBeside(customer.first_name),
    patronymic: nameBeside(customer.patronymic),
    gender: text,
    employment_type: text,
    phone_number: text,
    birthday: text,
    income: text,
  });

/** Changes who a customer is and how to reach him. A masked field begins empty and stays as it is when nothing is typed. */
export function EditPerson({ customer, onClose }: Props) {
  const [update] = useUpdateCustomerMutation();
  const { guid, version: seen } = customer;
  const form = usePanelForm({
    id: `editCustomer:${customer.id}`,
    schema: schemaOf(customer),
    version: seen,
    values: { ...personValues(customer), phone_number: '', birthday: '', income: '' },
    fromRecord: freshPerson,
  });
  return (
    <FormDrawer
      title={m.editPerson}
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
      <TextField name="last_name" label={t.lastName} maxLength={60} required />
      <TextField name="first_name" label={t.firstName} maxLength={60} required />
      <TextField name="patronymic" label={t.middleName} maxLength={60} />
      <PhoneField name="phone_number" label={t.phone} stored={customer.phone_number} />
      <DateField
        name="birthday"
        label={m.birthday}
        max={todayInTashkent(new Date())}
        personal
        help={customer.birthday === null ? undefined : m.keepsIfEmpty}
      />
      <SelectField name="gender" label={m.gender} options={gender.options} required={customer.gender !== null} />
      <SelectField name="employment_type" label={m.employment} options={employment.options} />
      <MoneyField
        name="income"
        label={m.income}
        personal
        help={customer.income === null ? undefined : m.keepsIfEmpty}
      />
    </FormDrawer>
  );
}
