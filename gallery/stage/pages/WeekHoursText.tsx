import { WeekHoursText } from '../../../src/kit/values/WeekHoursText';
import { usualHours } from '../../../src/lib/weekHours';
import { State } from '../State';

export function Page() {
  return (
    <State name="The hours of a week">
      <WeekHoursText week={usualHours} />
    </State>
  );
}
