import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AsyncTask, AsyncTaskItem } from '../../../api/investment/asyncTasks';
import { emptyValue, useFormat } from '../../../i18n/format';
import type { Column } from '../../../kit/table/DataTable';
import { Progress } from '../../../kit/feedback/Progress';
import { href } from '../../../routes/href';
import { investorStatus } from '../../../parts/investorStatus';
import { m } from './messages';
import { itemStatus, reasonText, taskStatus, taskType } from './taskTerms';
import { t } from '../../../i18n/terms';

const useStyles = makeStyles({
  progress: {
    display: 'grid',
    gridTemplateColumns: 'minmax(40px, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** How many items of a task were tried, of how many. */
export function TaskProgress({ task }: { task: AsyncTask }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const tried = task.done + task.failed;
  const shown = `${format.number(tried)} / ${format.number(task.total)}`;
  return (
    <div className={styles.progress}>
      <Progress done={task.total === 0 ? 0 : tried / task.total} label={intl.formatMessage(m.progress)} />
      <span>{shown}</span>
    </div>
  );
}

export const taskHref = (task: AsyncTask) => href('investors.task', { id: String(task.id) });

export const taskColumns: Column<AsyncTask>[] = [
  { id: 'name', title: t.name, value: (row) => row.name, important: true },
  taskType.column('type', t.type, (row) => row.type, { width: 144 }),
  taskStatus.column('status', t.state, (row) => row.status, { important: true, width: 208 }),
  {
    id: 'progress',
    title: m.progress,
    value: (row) => row.done + row.failed,
    cell: (row) => <TaskProgress task={row} />,
    important: true,
    width: 136,
  },
  { id: 'failed', title: m.failed, value: (row) => row.failed, as: 'number', width: 88 },
  { id: 'author', title: m.author, value: (row) => row.created_by.name, width: 176, hidden: true },
  { id: 'created_at', title: m.created, value: (row) => row.created_at, as: 'dateTime', width: 168 },
  { id: 'finished_at', title: m.finished, value: (row) => row.finished_at, as: 'dateTime', width: 168, hidden: true },
];

function Reason({ code }: { code: string | null }) {
  if (code === null) return emptyValue;
  const words = reasonText(code);
  return words ? <FormattedMessage {...words} /> : code;
}

/** The columns of what became of each row. */
export const itemColumns: Column<AsyncTaskItem>[] = [
  { id: 'row', title: m.row, value: (item) => item.row, as: 'number', width: 88 },
  { id: 'subject', title: m.subject, value: (item) => item.subject },
  { id: 'investor', title: t.investor, value: (item) => item.investor?.name, important: true },
  {
    // Kept by the settings of the table on users' devices.
    id: 'wish',
    title: t.newStatus,
    value: (item) => item.requested_status,
    words: (item) => (item.requested_status === null ? undefined : investorStatus.labelOf(item.requested_status)),
    cell: (item) => item.requested_status && investorStatus.badge(item.requested_status),
    width: 144,
  },
  itemStatus.column('status', m.result, (item) => item.status, { important: true, width: 128 }),
  {
    id: 'message',
    title: t.rejectReason,
    value: (item) => item.message,
    words: (item) => (item.message === null ? undefined : reasonText(item.message)),
    cell: (item) => <Reason code={item.message} />,
    important: true,
  },
];
