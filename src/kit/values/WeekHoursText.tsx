import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { hoursRuns, type WeekHours } from '../../lib/weekHours';
import { runText } from '../foundation/weekHoursText';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, margin: 0, padding: 0 },
  run: { display: 'block', whiteSpace: 'nowrap' },
});

/** The hours of a week on a card: a part for days that have the same. */
export function WeekHoursText({ week }: { week: WeekHours }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <ul className={styles.root}>
      {hoursRuns(week).map((run) => (
        <li key={run.first} className={styles.run}>
          {runText(intl, run)}
        </li>
      ))}
    </ul>
  );
}
