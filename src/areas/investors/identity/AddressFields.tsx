import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListCatalogueDistrictsQuery, useListCatalogueRegionsQuery } from '../../../api/payment/catalogues';
import { useDependentField } from '../../../kit/form/useDependentField';
import { useFormAround } from '../../../kit/form/usePanelForm';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { SelectField, type Option } from '../../../kit/fields/SelectField';
import { m as card } from '../card/messages';

const toOption = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name });

/** Region and district; the districts are those of the chosen region. */
export function AddressFields() {
  const { control } = useFormAround();
  const region = String(useWatch({ control, name: 'region_id' }) ?? '');
  const regions = useRecordQuery(useListCatalogueRegionsQuery());
  const districts = useRecordQuery(
    useListCatalogueDistrictsQuery(region === '' ? skipToken : { region_id: Number(region) }),
    region,
  );

  useDependentField('district_id', 'region_id');

  const regionOptions = regions.item?.items.map(toOption);
  const districtOptions = region === '' ? [] : districts.item?.items.map(toOption);
  // Until the directory is there the field cannot tell a right id from a wrong one.
  return (
    <>
      <AsyncField source={regions}>
        <SelectField name="region_id" label={card.region} options={regionOptions ?? []} disabled={!regionOptions} />
      </AsyncField>
      <AsyncField source={districts}>
        <SelectField
          name="district_id"
          label={card.district}
          options={districtOptions ?? []}
          disabled={!districtOptions}
        />
      </AsyncField>
    </>
  );
}
