import { Button, ProgressBar } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { setJob } from '../jobs/jobs';
import { useJobRowStyles } from '../jobs/jobRowStyles';
import type { BulkJob } from './bulkJob';
import { BulkPanel } from './BulkPanel';
import { countsOf, phaseOf } from './bulkState';
import { phaseText, shareOf } from './messages';

const m = defineMessages({
  open: { id: 'kit.bulk.open', defaultMessage: 'Открыть' },
});

/** How far bulk work is, under the page while its window is put away; and the window. */
export function BulkJobRow({ job }: { job: BulkJob }) {
  const opened: BulkJob = { ...job, isOpen: true };
  const styles = useJobRowStyles();
  const intl = useIntl();
  const format = useFormat();
  const state = useSyncExternalStore(job.run.subscribe, job.run.read);
  const counts = countsOf(state);
  const phase = phaseOf(state);
  const said = phaseText(phase, counts, intl, format);
  return (
    <>
      <div role="group" aria-label={job.title} className={styles.root}>
        <span className={styles.title} title={job.title}>
          {job.title}
        </span>
        <span className={styles.state}>{said}</span>
        <ProgressBar
          className={styles.bar}
          aria-label={job.title}
          aria-valuetext={said}
          color={counts.failed + counts.unknown > 0 ? 'warning' : 'brand'}
          value={shareOf(counts)}
        />
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setJob(opened)}>
            <FormattedMessage {...m.open} />
          </Button>
        </div>
      </div>
      {job.isOpen && <BulkPanel job={job} />}
    </>
  );
}
