import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import type { FoundPlace } from '../../api/maps/geocoder';
import { useListAddressDistrictsQuery, useListAddressRegionsQuery } from '../../api/payment/addresses';
import {
  useListDeliveryTownsQuery,
  useUpdateDeliveryAddressMutation,
  type Delivery,
  type DeliveryAddress,
} from '../../api/payment/deliveries';
import { t } from '../../i18n/terms';
import { AsyncField } from '../../kit/fields/AsyncField';
import { SelectField, type Option } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { useDependentField } from '../../kit/form/useDependentField';
import { useFormAround, usePanelForm } from '../../kit/form/usePanelForm';
import { addressParts } from '../../parts/place/foundAddress';
import { placeWords } from '../../parts/place/PlaceFields';
import { PointFields } from '../../parts/place/PointFields';
import { m } from './messages';

interface Props {
  delivery: Delivery;
  onClose: () => void;
}

const placeOf = (address: DeliveryAddress) => ({
  region_id: String(address.region?.id ?? ''),
  district_id: String(address.district?.id ?? ''),
  town_id: String(address.town?.id ?? ''),
});
const unknownPoint: { lat: number | null; lon: number | null } = { lat: null, lon: null };

/** What a found place says of the fields here; region, district and town come from the directories. */
const streetAndHouse = (place: FoundPlace) => {
  const { street, house } = addressParts(place);
  return { ...(street && { street }), ...(house && { house }) };
};

/**
 * Writes where the receiver is whole, by the directories of the delivery: what was masked is typed anew. What was confirmed is
 * confirmed anew afterwards.
 */
export function EditAddress({ delivery: one, onClose }: Props) {
  const [update] = useUpdateDeliveryAddressMutation();
  const form = usePanelForm({
    id: `deliveryAddress:${one.id}`,
    version: one.version,
    values: { ...placeOf(one.receiver_address), street: '', house: '', ...unknownPoint },
    fromRecord: (latest: Delivery) => placeOf(latest.receiver_address),
  });
  return (
    <FormDrawer
      title={m.editAddress}
      form={form}
      done={m.addressSaved}
      onClose={onClose}
      onSubmit={(values, { version = one.version }) => {
        const { region_id: region, district_id: district, town_id: town, ...rest } = values;
        const body = {
          ...{ type: 'receiver' as const, enabled: null, ...rest },
          ...{ region_id: Number(region), district_id: Number(district), town_id: town === '' ? null : Number(town) },
        };
        return update({ order_id: one.order.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <PlaceOfDelivery orderId={one.order.id} />
      <TextField name="street" label={m.street} maxLength={200} required personal />
      <TextField name="house" label={m.house} maxLength={40} required personal />
      <PointFields textsOf={streetAndHouse} personal />
    </FormDrawer>
  );
}

const toOption = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name });

function PlaceOfDelivery({ orderId }: { orderId: number }) {
  const { control } = useFormAround();
  const region = String(useWatch({ control, name: 'region_id' }) ?? '');
  const district = String(useWatch({ control, name: 'district_id' }) ?? '');
  const regions = useRecordQuery(useListAddressRegionsQuery());
  const districts = useRecordQuery(
    useListAddressDistrictsQuery(region === '' ? skipToken : { region_id: Number(region) }),
    region,
  );
  const towns = useRecordQuery(
    useListDeliveryTownsQuery(district === '' ? skipToken : { order_id: orderId, district_id: Number(district) }),
    district,
  );
  useDependentField('district_id', 'region_id');
  useDependentField('town_id', 'district_id');
  const regionOptions = regions.item?.items.map(toOption);
  const districtOptions = region === '' ? [] : districts.item?.items.map(toOption);
  const townOptions = district === '' ? [] : towns.item?.items.map(toOption);
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
      <AsyncField source={towns}>
        <SelectField name="town_id" label={m.town} options={townOptions ?? []} disabled={!townOptions} />
      </AsyncField>
    </>
  );
}
