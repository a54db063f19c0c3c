import { t } from '../../i18n/terms';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { defineMessages } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListCatalogueDistrictsQuery, useListCatalogueRegionsQuery } from '../../api/payment/catalogues';
import { AsyncField } from '../../kit/fields/AsyncField';
import { SelectField, type Option } from '../../kit/fields/SelectField';
import { useDependentField } from '../../kit/form/useDependentField';
import { useFormAround } from '../../kit/form/usePanelForm';

/** What a place is called. */
export const placeWords = {
  ...defineMessages({
    district: { id: 'parts.place.district', defaultMessage: 'Район или город' },
    lat: { id: 'parts.place.lat', defaultMessage: 'Широта точки' },
    lon: { id: 'parts.place.lon', defaultMessage: 'Долгота точки' },
  }),
  region: t.region,
};

const textOf = (value: unknown) => String(value ?? '');
const toOption = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name });

/** `region_id` and `district_id` of a form, as texts; the districts are those of the chosen region. */
export function PlaceFields({ required = false }: { required?: boolean }) {
  const { control } = useFormAround();
  const region = textOf(useWatch({ control, name: 'region_id' }));
  const regions = useRecordQuery(useListCatalogueRegionsQuery());
  const districts = useRecordQuery(
    useListCatalogueDistrictsQuery(region === '' ? skipToken : { region_id: Number(region) }),
    region,
  );

  useDependentField('district_id', 'region_id');

  const regionOptions = regions.item?.items.map(toOption);
  const districtOptions = region === '' ? [] : districts.item?.items.map(toOption);
  // Until the directory is there the field cannot tell a right number from a wrong one.
  return (
    <>
      <AsyncField source={regions}>
        <SelectField
          name="region_id"
          label={placeWords.region}
          options={regionOptions ?? []}
          disabled={!regionOptions}
          required={required}
        />
      </AsyncField>
      <AsyncField source={districts}>
        <SelectField
          name="district_id"
          label={placeWords.district}
          options={districtOptions ?? []}
          disabled={!districtOptions}
        />
      </AsyncField>
    </>
  );
}
