import { PhoneField } from '../../parts/listedFields';
import { TextField } from '../../kit/fields/TextField';
import { WeekHoursField } from '../../kit/fields/WeekHoursField';
import { FieldColumns } from '../../kit/form/FieldGroup';
import { PlaceFields } from '../../parts/place/PlaceFields';
import { PointFields } from '../../parts/place/PointFields';
import { m } from './messages';

/** The fields of a branch: what it is called, where it is and when it is open. */
export function BranchFields() {
  return (
    <>
      <FieldColumns>
        <TextField name="name" label={m.name} maxLength={120} required />
        <PhoneField name="phone" label={m.phone} />
      </FieldColumns>
      <FieldColumns>
        <PlaceFields required />
      </FieldColumns>
      <TextField name="address" label={m.address} maxLength={300} required />
      <PointFields />
      <WeekHoursField name="work_schedule" label={m.hours} required />
    </>
  );
}
