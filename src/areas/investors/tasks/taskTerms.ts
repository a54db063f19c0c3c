import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DocumentAdd16Regular,
  ErrorCircle16Regular,
  RecordStop16Regular,
  SpinnerIos16Regular,
  Subtract16Regular,
  Warning16Regular,
} from '@fluentui/react-icons';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AsyncTaskItemStatus, AsyncTaskStatus, AsyncTaskType } from '../../../api/investment/asyncTasks';
import { codeText } from '../../../kit/state/failureText';
import { choices } from '../../../kit/table/choices';
import type { RecordWords } from '../../../parts/historyWords';
import { investorStatus } from '../../../parts/investorStatus';
import { m } from './messages';
import { t } from '../../../i18n/terms';

/** What each kind of task is called. */
export const taskType = choices<AsyncTaskType>(
  defineMessages({
    status_update: { id: 'investors.taskType.status_update', defaultMessage: 'Смена статусов' },
    import_investors: { id: 'investors.taskType.import_investors', defaultMessage: 'Новые инвесторы' },
    message: { id: 'investors.taskType.message', defaultMessage: 'Рассылка' },
    generate_info: { id: 'investors.taskType.generate_info', defaultMessage: 'Справки' },
    left_report: { id: 'investors.taskType.left_report', defaultMessage: 'Отчёт по ушедшим' },
    other: { id: 'investors.taskType.other', defaultMessage: 'Другое' },
  }),
);

const task = defineMessages({
  created: { id: 'investors.taskStatus.created', defaultMessage: 'Создано' },
  queued: { id: 'investors.taskStatus.queued', defaultMessage: 'В очереди' },
  running: { id: 'investors.taskStatus.running', defaultMessage: 'Выполняется' },
  done_with_errors: { id: 'investors.taskStatus.done_with_errors', defaultMessage: 'Выполнено с отказами' },
  failed: { id: 'investors.taskStatus.failed', defaultMessage: 'Прервано' },
  cancelled: { id: 'investors.taskStatus.cancelled', defaultMessage: 'Остановлено' },
});

/** How each state of a task looks. */
export const taskStatus = choices<AsyncTaskStatus>({
  created: { label: task.created, tone: 'informative', icon: DocumentAdd16Regular },
  queued: { label: task.queued, tone: 'warning', icon: Clock16Regular },
  running: { label: task.running, tone: 'brand', icon: SpinnerIos16Regular },
  done: { label: t.done, tone: 'success', icon: CheckmarkCircle16Regular },
  done_with_errors: { label: task.done_with_errors, tone: 'warning', icon: Warning16Regular },
  failed: { label: task.failed, tone: 'danger', icon: ErrorCircle16Regular },
  cancelled: { label: task.cancelled, tone: 'neutral', icon: RecordStop16Regular },
});

const item = defineMessages({
  pending: { id: 'investors.taskItem.pending', defaultMessage: 'Ждёт' },
  error: { id: 'investors.taskItem.error', defaultMessage: 'Отказ' },
  skipped: { id: 'investors.taskItem.skipped', defaultMessage: 'Пропущено' },
});

/** How what became of a row looks. */
export const itemStatus = choices<AsyncTaskItemStatus>({
  pending: { label: item.pending, tone: 'neutral', icon: Clock16Regular },
  done: { label: t.done, tone: 'success', icon: CheckmarkCircle16Regular },
  error: { label: item.error, tone: 'danger', icon: ErrorCircle16Regular },
  skipped: { label: item.skipped, tone: 'neutral', icon: Subtract16Regular },
});

const ownReasons: Readonly<Record<string, MessageDescriptor>> = { forbidden: m.noRight, server_error: m.serverError };

/** The words of a refusal in the middle of a task, which is no refused call; undefined for a code nobody knows. */
export const reasonText = (code: string): MessageDescriptor | undefined =>
  Object.hasOwn(ownReasons, code) ? ownReasons[code] : codeText(code);

/** The values in the history of a task. */
export const taskJournal: RecordWords = {
  values: (field, value) =>
    field === 'error'
      ? reasonText(value)
      : (taskStatus.wordsOf('status')(field, value) ?? investorStatus.wordsOf('wish')(field, value)),
};
