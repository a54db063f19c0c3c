import { WeekHoursField } from '../../../src/kit/fields/WeekHoursField';
import { usualHours } from '../../../src/lib/weekHours';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="WeekHoursField">
        <Fields values={{ hours: usualHours }}>
          <WeekHoursField name="hours" label={fieldWords.filled} required />
        </Fields>
      </State>
      <State name="WeekHoursField: wrong">
        <Fields values={{ hours: { ...usualHours, tue: { from: '18:00', to: '9' } } }} isChecked>
          <WeekHoursField name="hours" label={fieldWords.filled} />
        </Fields>
      </State>
    </>
  );
}
