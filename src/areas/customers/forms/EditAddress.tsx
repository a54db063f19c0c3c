import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListAddressDistrictsQuery, useListAddressRegionsQuery } from '../../../api/payment/addresses';
import { useUpdateCustomerAddressMutation, type AddressType, type Customer } from '../../../api/payment/customers';
import { t } from '../../../i18n/terms';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { SelectField, type Option } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useDependentField } from '../../../kit/form/useDependentField';
import { useFormAround, usePanelForm } from '../../../kit/form/usePanelForm';
import { addressForm } from '../customerTerms';
import { FindAddress } from '../../../parts/place/FindAddress';
import { placeWords } from '../../../parts/place/PlaceFields';
import { m } from '../messages';

interface Props {
  customer: Customer;
  type: AddressType;
  onClose: () => void;
}

/** Writes an address whole: what was masked is typed anew, or it is said to be that of the registration. */
export function EditAddress({ customer, type, onClose }: Props) {
  const [update] = useUpdateCustomerAddressMutation();
  const { guid, version: seen } = customer;
  const before = customer.addresses.find((one) => one.type === type);
  const form = usePanelForm({
    id: `customerAddress:${customer.id}:${type}`,
    version: seen,
    values: {
      matches_registration: before?.matches_registration ?? false,
      region_id: String(before?.region.id ?? ''),
      district_id: String(before?.district.id ?? ''),
      ...{ city: '', village: '', street: '', house: '', apartment: '', cadastre: '' },
    },
    fromRecord: () => ({}),
  });
  const matches = useWatch({ control: form.control, name: 'matches_registration' });
  return (
    <FormDrawer
      title={addressForm[type]}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={(values, { version = seen }) => {
        const { region_id: region, district_id: district, matches_registration: asRegistered, ...texts } = values;
        const body = asRegistered
          ? { type, matches_registration: true }
          : { type, ...texts, region_id: Number(region), district_id: Number(district), matches_registration: false };
        return update({ guid, 'If-Match': version, body }).unwrap();
      }}
    >
      {type !== 'registration' && <SwitchField name="matches_registration" label={m.asRegistered} />}
      {!matches && <AddressFields />}
    </FormDrawer>
  );
}

const toOption = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name });

function AddressFields() {
  const { control } = useFormAround();
  const region = String(useWatch({ control, name: 'region_id' }) ?? '');
  const regions = useRecordQuery(useListAddressRegionsQuery());
  const districts = useRecordQuery(
    useListAddressDistrictsQuery(region === '' ? skipToken : { region_id: Number(region) }),
    region,
  );
  useDependentField('district_id', 'region_id');
  const regionOptions = regions.item?.items.map(toOption);
  const districtOptions = region === '' ? [] : districts.item?.items.map(toOption);
  return (
    <>
      <AsyncField source={regions}>
        <SelectField
          name="region_id"
          label={t.region}
          options={regionOptions ?? []}
          disabled={!regionOptions}
          required
        />
      </AsyncField>
      <AsyncField source={districts}>
        <SelectField
          name="district_id"
          label={placeWords.district}
          options={districtOptions ?? []}
          disabled={!districtOptions}
          required
        />
      </AsyncField>
      <FindAddress />
      <TextField name="city" label={m.city} maxLength={100} personal />
      <TextField name="village" label={m.village} maxLength={100} personal />
      <TextField name="street" label={m.street} maxLength={150} required personal />
      <TextField name="house" label={m.house} maxLength={20} required personal />
      <TextField name="apartment" label={m.apartment} maxLength={20} personal />
      <TextField name="cadastre" label={m.cadastre} maxLength={60} personal />
    </>
  );
}
