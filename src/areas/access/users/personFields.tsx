import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListCatalogueRegionsQuery } from '../../../api/payment/catalogues';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { RadioField, SelectField } from '../../../kit/fields/SelectField';
import { PhoneField } from '../../../parts/listedFields';
import { TextField } from '../../../kit/fields/TextField';
import { userType } from '../personTerms';
import { m } from './messages';

/** What an account says of a person, in the order of a form. */
export function PersonFields() {
  const regions = useRecordQuery(useListCatalogueRegionsQuery());
  const items = regions.item?.items;
  return (
    <>
      <TextField name="last_name" label={m.lastName} maxLength={50} required />
      <TextField name="first_name" label={m.firstName} maxLength={50} required />
      <TextField name="middle_name" label={m.middleName} maxLength={50} />
      <PhoneField name="phone" label={m.phone} required />
      <TextField name="email" label={m.email} maxLength={100} />
      <TextField name="branch" label={m.branch} maxLength={100} />
      {/* Until the directory is there the field cannot tell a right number from a wrong one. */}
      <AsyncField source={regions}>
        <SelectField
          name="region_id"
          label={m.region}
          options={items?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
          disabled={!items}
        />
      </AsyncField>
      <RadioField name="user_type" label={m.type} required options={userType.options} />
    </>
  );
}
