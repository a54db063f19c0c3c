import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import type { Job } from '../../kit/jobs/jobs';

const m = defineMessages({
  ends: { id: 'shell.ending.ends', defaultMessage: 'Прервётся работа, которая ещё идёт:' },
  rows: {
    id: 'shell.ending.rows',
    defaultMessage: 'Что уже отправлено, не отменится, остальное отправлено не будет, и итога вы не увидите.',
  },
});
const file = defineMessage<{ title: string }>({ id: 'shell.ending.file', defaultMessage: 'Файл: {title}' });

const useStyles = makeStyles({
  text: { margin: 0 },
  list: { margin: `${tokens.spacingVerticalXS} 0`, paddingInlineStart: tokens.spacingHorizontalXL },
  work: { color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
});

/** Names the files and the bulk work that end with the session. */
export function UnfinishedJobs({ jobs }: { jobs: readonly Job[] }) {
  const styles = useStyles();
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage {...m.ends} />
      </p>
      <ul className={styles.list}>
        {jobs.map(({ id, makes, title }) => (
          <li key={id} className={styles.work}>
            {makes === 'file' ? <FormattedMessage {...file} values={{ title }} /> : title}
          </li>
        ))}
      </ul>
      {jobs.some(({ makes }) => makes === 'changes') && (
        <p className={styles.text}>
          <FormattedMessage {...m.rows} />
        </p>
      )}
    </>
  );
}
