import { FormattedMessage, useIntl } from 'react-intl';
import { useParameters } from '../../../kit/state/screen';
import { isUnderWay, useGetAsyncTaskQuery, type AsyncTask } from '../../../api/investment/asyncTasks';
import { useFormat } from '../../../i18n/format';
import { CopyableId } from '../../../kit/values/CopyableId';
import { DateTime } from '../../../kit/values/values';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import type { Failure } from '../../../lib/failure';
import { m as history } from '../../../parts/historyMessages';
import { investorStatus } from '../../../parts/investorStatus';
import { RecordHistory } from '../../../parts/RecordHistory';
import { m, stopped } from './messages';
import { TaskActions } from './TaskActions';
import { TaskProgress } from './taskColumns';
import { TaskItems } from './TaskItems';
import { reasonText, taskStatus, taskType, taskValueWords } from './taskTerms';
import { t } from '../../../i18n/terms';

const noSuchRecord: Failure = { kind: 'status', status: 404, codes: ['not_found'] };

/** One background task: how far it is, what it was made from, and what became of each row. */
export default function TaskDetail() {
  const { id: text = '' } = useParameters();
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
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
          <Section id="history" title={history.title}>
            <RecordHistory rows={one.history} words={taskValueWords} />
          </Section>
        </>
      )}
    </DetailPage>
  );
}

function Figures({ task }: { task: AsyncTask }) {
  const format = useFormat();
  return (
    <Facts areFigures>
      <Fact label={m.progress}>
        <TaskProgress task={task} />
      </Fact>
      <Fact label={t.done}>{format.number(task.done)}</Fact>
      <Fact label={m.failed}>{format.number(task.failed)}</Fact>
      <Fact label={m.skipped}>{format.number(task.skipped)}</Fact>
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
        <Fact label={t.type}>{taskType.text(task.type)}</Fact>
        <Fact label={m.author}>{task.created_by.name}</Fact>
        <Fact label={t.file}>{task.file_name}</Fact>
        <Fact label={m.created}>
          <DateTime value={task.created_at} />
        </Fact>
        <Fact label={m.started}>
          <DateTime value={task.started_at} />
        </Fact>
        <Fact label={m.finished}>
          <DateTime value={task.finished_at} />
        </Fact>
        {status && <Fact label={m.pendingForAll}>{investorStatus.badge(status)}</Fact>}
        {comment && <Fact label={m.comment}>{comment}</Fact>}
      </Facts>
    </Section>
  );
}
