import { FormattedMessage } from 'react-intl';
import { Fact, Facts } from '../../kit/values/Facts';
import { scheduleWords, weekdayNames, weekdays, type Schedule } from './weekdays';

/** The hours of each day of the week. */
export function ScheduleFacts({ schedule }: { schedule: Schedule }) {
  return (
    <Facts>
      {weekdays.map((day) => {
        const hours = schedule[day];
        const text = hours ? `${hours.from}–${hours.to}` : <FormattedMessage {...scheduleWords.dayOff} />;
        return <Fact key={day} label={weekdayNames[day]} value={text} />;
      })}
    </Facts>
  );
}
