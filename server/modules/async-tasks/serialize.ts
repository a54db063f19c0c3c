import type { Reply } from '../../http/contract';
import { maskPhone, maskPinfl } from '../../shared/mask';
import type { ItemRow, TaskRow } from './store';

type Task = Reply<'listAsyncTasks'>['tasks'][number];
type Item = Reply<'listAsyncTaskItems'>['items'][number];

export const taskAnswer = (row: TaskRow): Task => ({
  ...{ id: row.id, version: row.version, name: row.name, type: row.type, status: row.status },
  ...{ file_id: null, file_name: row.file_name, params: row.params as Task['params'] },
  ...{ total: row.total, done: row.done, failed: row.failed, skipped: row.skipped, error: row.error },
  created_by: { id: row.created_by_id, name: row.created_by_name },
  ...{ created_at: row.created_at, updated_at: row.updated_at },
  ...{ started_at: row.started_at, finished_at: row.finished_at },
});

export const itemAnswer = (item: ItemRow, params: TaskRow['params']): Item => ({
  ...{ id: item.id, task_id: item.task_id, row: item.row, status: item.status, message: item.message },
  subject: subjectOf(item),
  requested_status: item.cells.status ?? params.status ?? null,
  investor: item.investor_id === null ? null : { id: item.investor_id, name: item.investor_name ?? '' },
});

/** Whom the row names, with personal numbers masked as everywhere. */
function subjectOf({ cells }: ItemRow): string {
  const digits = (text: string) => text.replace(/\D/g, '');
  const name = [cells.last_name, cells.first_name, cells.patronymic].filter(Boolean).join(' ');
  const parts = [
    cells.investor_id && `№ ${cells.investor_id}`,
    name,
    cells.pinfl && maskPinfl(digits(cells.pinfl)),
    cells.phone_number && maskPhone(digits(cells.phone_number)),
  ];
  return parts.filter(Boolean).join(', ');
}
