import { makeStyles, tokens } from '@fluentui/react-components';
import { PhoneField } from '../../parts/listedFields';
import { TextField } from '../../kit/fields/TextField';
import { WeekHoursField } from '../../kit/fields/WeekHoursField';
import { PlaceFields } from '../../parts/place/PlaceFields';
import { PointFields } from '../../parts/place/PointFields';
import { m } from './messages';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
});

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
      <PointFields />
      <WeekHoursField name="work_schedule" label={m.hours} required />
    </>
  );
}
