import { FormattedMessage, useIntl } from 'react-intl';
import { isUnderWay, useGetAsyncTaskQuery, type AsyncTask } from '../../../api/investment/asyncTasks';
import { CopyableId } from '../../../kit/values/CopyableId';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { investorStatus } from '../../../parts/investorStatus';
import { HistorySection } from '../../../parts/HistorySection';
import { m, stopped } from './messages';
import { TaskActions } from './TaskActions';
import { TaskProgress } from './taskColumns';
import { TaskItems } from './TaskItems';
import { reasonText, taskStatus, taskType, taskJournal } from './taskTerms';
import { t } from '../../../i18n/terms';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';

/** One background task: how far it is, what it was made from, and what became of each row. */
export default function TaskDetail() {
  const id = useRecordId();
  const task = useGetAsyncTaskQuery(id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={task}
      title={(one) => one.name}
      badges={(one) => (
        <>
          <CopyableId text={one.id} />
          {taskStatus.badge(one.status)}
        </>
      )}
      figures={(one) => <Figures task={one} />}
      actions={(one) => <TaskActions task={one} />}
    >
      {(one) => (
        <>
          <TaskItems key={one.id} task={one} isLive={isUnderWay(one)} />
          <About task={one} />
          <HistorySection rows={one.history} words={taskJournal} />
        </>
      )}
    </DetailPage>
  );
}

function Figures({ task }: { task: AsyncTask }) {
  return (
    <Facts areFigures>
      <Fact label={m.progress} value={<TaskProgress task={task} />} />
      <Fact label={t.done} value={task.done} as="number" />
      <Fact label={m.failed} value={task.failed} as="number" />
      <Fact label={m.skipped} value={task.skipped} as="number" />
    </Facts>
  );
}

function About({ task }: { task: AsyncTask }) {
  const intl = useIntl();
  const { status, comment } = task.params;
  const words = task.error === null ? undefined : reasonText(task.error);
  return (
    <Section id="about" title={m.about}>
      {task.error !== null && (
        <p role="status">
          <FormattedMessage {...stopped} values={{ reason: words ? intl.formatMessage(words) : task.error }} />
        </p>
      )}
      <Facts>
        <Fact label={t.type} value={taskType.text(task.type)} />
        <Fact label={m.author} value={task.created_by.name} />
        <Fact label={t.file} value={task.file_name} />
        <Fact label={m.created} value={task.created_at} as="dateTime" />
        <Fact label={m.started} value={task.started_at} as="dateTime" />
        <Fact label={m.finished} value={task.finished_at} as="dateTime" />
        {status && <Fact label={m.pendingForAll} value={investorStatus.badge(status)} />}
        {comment && <Fact label={m.comment} value={comment} />}
      </Facts>
    </Section>
  );
}
