import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListCatalogueDistrictsQuery, useListCatalogueRegionsQuery } from '../../api/payment/catalogues';
import { AsyncField } from '../../kit/fields/AsyncField';
import { PhoneField } from '../../kit/fields/identifierFields';
import { NumberField } from '../../kit/fields/NumberField';
import { SelectField, type Option } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { WeekHoursField } from '../../kit/fields/WeekHoursField';
import { useFormAround } from '../../kit/form/usePanelForm';
import { isOutside } from './branchForm';
import { m } from './messages';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
});

const optionOf = ({ id, name }: { id: number; name: string }): Option => ({ value: String(id), label: name });

/** Region and district; the districts are those of the chosen region. */
function PlaceFields() {
  const form = useFormAround();
  const region = String(useWatch({ control: form.control, name: 'region_id' }) ?? '');
  const regions = useRecordQuery(useListCatalogueRegionsQuery());
  const districts = useRecordQuery(
    useListCatalogueDistrictsQuery(region === '' ? skipToken : { region_id: Number(region) }),
    region,
  );
  // A district of another region is not one of this.
  const before = useRef(region);
  useEffect(() => {
    if (before.current === region) return;
    before.current = region;
    form.setValue('district_id', '', { shouldDirty: true });
  }, [form, region]);
  const regionOptions = regions.item?.items.map(optionOf);
  const districtOptions = region === '' ? [] : districts.item?.items.map(optionOf);
  // Until the directory is there the field cannot tell a right number from a wrong one.
  return (
    <>
      <AsyncField source={regions}>
        <SelectField
          name="region_id"
          label={m.region}
          options={regionOptions ?? []}
          disabled={!regionOptions}
          required
        />
      </AsyncField>
      <AsyncField source={districts}>
        <SelectField
          name="district_id"
          label={m.district}
          options={districtOptions ?? []}
          disabled={!districtOptions}
        />
      </AsyncField>
    </>
  );
}

/** A point outside of the country is most often latitude and longitude in each other's place. */
function PointWarning() {
  const { control } = useFormAround();
  const [lat, lon] = useWatch({ control, name: ['lat', 'lon'] }) as (number | null)[];
  if (!isOutside(lat ?? null, lon ?? null)) return null;
  return (
    <MessageBar intent="warning" role="status">
      <MessageBarBody>
        <FormattedMessage {...m.outside} />
      </MessageBarBody>
    </MessageBar>
  );
}

/** The fields of a branch: what it is called, where it is and when it is open. */
export function BranchFields() {
  const styles = useStyles();
  return (
    <>
      <div className={styles.columns}>
        <TextField name="name" label={m.name} maxLength={120} required />
        <PhoneField name="phone" label={m.phone} />
      </div>
      <div className={styles.columns}>
        <PlaceFields />
      </div>
      <TextField name="address" label={m.address} maxLength={300} required />
      <div className={styles.columns}>
        <NumberField name="lat" label={m.lat} min={-90} max={90} decimals={6} />
        <NumberField name="lon" label={m.lon} min={-180} max={180} decimals={6} />
      </div>
      <PointWarning />
      <WeekHoursField name="work_schedule" label={m.hours} required />
    </>
  );
}
