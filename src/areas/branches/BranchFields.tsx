import { makeStyles, tokens } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { PhoneField } from '../../kit/fields/identifierFields';
import { NumberField } from '../../kit/fields/NumberField';
import { TextField } from '../../kit/fields/TextField';
import { WeekHoursField } from '../../kit/fields/WeekHoursField';
import { useFormAround } from '../../kit/form/usePanelForm';
import { Note } from '../../parts/Note';
import { PlaceFields } from '../../parts/place/PlaceFields';
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

/** A point outside of the country is most often latitude and longitude in each other's place. */
function PointWarning() {
  const { control } = useFormAround();
  const [lat, lon] = useWatch({ control, name: ['lat', 'lon'] }) as (number | null)[];
  if (!isOutside(lat ?? null, lon ?? null)) return null;
  return (
    <Note isWarning>
      <FormattedMessage {...m.outside} />
    </Note>
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
        <PlaceFields required />
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
