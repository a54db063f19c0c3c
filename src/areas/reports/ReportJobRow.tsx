import { Button, ProgressBar } from '@fluentui/react-components';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useGetReportJobQuery, useRemoveReportJobMutation } from '../../api/system-user/reports';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { useAsyncAction } from '../../kit/actions/useAsyncAction';
import { dropJob, setJob, type Job, type JobRowProps } from '../../kit/jobs/jobs';
import { useJobRowStyles } from '../../kit/jobs/jobRowStyles';
import { notify } from '../../kit/state/notifications';
import { href } from '../../routes/href';
import { jobName, m, written } from './messages';
import { isUnderWay, reportStatus } from './reportTerms';

/** How often the service is asked how far it is, in milliseconds. */
const progressEvery = 1000;

interface ReportTrayJob extends Job {
  reportId: number;
}

/** Shows in the tray how far the service is with a report; the service goes on without the panel. */
export function watchReport(reportId: number, title: string): void {
  const job: ReportTrayJob = {
    id: `report-${reportId}`,
    title,
    makes: 'file',
    // Nothing is lost with the window.
    isUnderWay: () => false,
    cancel: () => undefined,
    Row: ReportJobRow,
    reportId,
  };
  setJob(job);
}

function ReportJobRow({ job: { id, title, reportId }, onGone }: JobRowProps<ReportTrayJob>) {
  const styles = useJobRowStyles();
  const intl = useIntl();
  const format = useFormat();
  const dispatch = useDispatch();
  const { data: report, isError } = useGetReportJobQuery({ id: reportId }, { pollingInterval: progressEvery });
  const [remove] = useRemoveReportJobMutation();
  const stop = useAsyncAction(() => remove({ id: reportId }).unwrap(), m.stopped);
  const status = report?.status;

  useEffect(() => {
    if (status === undefined ? !isError : isUnderWay(status)) return;
    const path = href('reports.files');
    if (status === 'done') dispatch(notify({ tone: 'success', title: m.ready, path }));
    else if (status === 'failed') dispatch(notify({ tone: 'error', title: m.broken, path }));
    dropJob(id);
  }, [dispatch, id, isError, status]);

  const name = intl.formatMessage(jobName, { title });
  const total = report?.total ?? undefined;
  const said =
    report && total !== undefined
      ? intl.formatMessage(written, { count: format.number(report.rows), total: format.number(total) })
      : reportStatus.textIn(intl, status ?? 'queued');
  return (
    <div role="group" aria-label={name} className={styles.root}>
      <span className={styles.title} title={name}>
        {name}
      </span>
      <span className={styles.state}>{said}</span>
      <ProgressBar
        className={styles.bar}
        aria-label={name}
        aria-valuetext={said}
        value={report && total ? Math.min(report.rows / total, 1) : undefined}
      />
      <div className={styles.buttons}>
        <Button
          size="small"
          disabledFocusable={stop.isBusy}
          onClick={() => {
            onGone();
            stop.start();
          }}
        >
          <FormattedMessage {...t.stop} />
        </Button>
      </div>
    </div>
  );
}
