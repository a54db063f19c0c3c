import type { Operations } from '../../generated/operations';
import { wrongFields } from '../../shared/problem';

type Task = Operations['getAsyncTask']['responses'][200]['content']['application/json'];
export type TaskStatus = Task['status'];
export type TaskType = Task['type'];
/** The kinds whose work the back end does; the others are read and cannot be started. */
export type WorkType = Operations['createAsyncTask']['requestBody']['content']['application/json']['type'];

/** What the journal calls a task. */
export const entity = 'async_task';

export const taskStatuses = [
  'created',
  'queued',
  'running',
  'done',
  'done_with_errors',
  'failed',
  'cancelled',
] as const satisfies readonly TaskStatus[];

export type TaskAction = 'update' | 'run' | 'cancel';

/** In which states a person may do what. A task is changed and begun once; until it has ended it can be stopped. */
const allowed: Record<TaskAction, readonly TaskStatus[]> = {
  update: ['created'],
  run: ['created'],
  cancel: ['created', 'queued', 'running'],
};

export const isAllowed = (action: TaskAction, status: TaskStatus) => allowed[action].includes(status);

/** How a task ends whose items have all been tried: one refused row is enough to say so. */
export const endOf = (failed: number): TaskStatus => (failed > 0 ? 'done_with_errors' : 'done');

/** What the work of a task needs besides the permission of its call. */
export const permissionOf: Record<WorkType, string> = {
  status_update: 'investor_verification.enable',
  import_investors: 'investors.add',
};

export const isWork = (type: TaskType): type is WorkType => type in permissionOf;

/** The headings of a sheet. Of `either` one is enough; others are ignored. */
export const columnsOf: Record<WorkType, { either: readonly string[]; all: readonly string[] }> = {
  status_update: { either: ['investor_id', 'pinfl'], all: ['investor_id', 'pinfl', 'status', 'comment'] },
  import_investors: {
    either: ['phone_number'],
    all: ['phone_number', 'last_name', 'first_name', 'patronymic', 'pinfl'],
  },
};

/** The row of a sheet by column; an empty cell is left out. */
export type RowCells = Partial<Record<string, string>>;

export const mostRows = 5000;
export const largestSheet = 10 * 1024 * 1024;

/** The rows of a sheet by column, the order of the headings free; rows without a single text are left out. */
export function sheetRowsOf(type: WorkType, [headings = [], ...rows]: string[][]): { row: number; cells: RowCells }[] {
  const { either, all } = columnsOf[type];
  // Only known names are ever used as keys, so no heading can name anything else.
  const columns = headings.map((heading) => all.find((name) => name === heading.trim().toLowerCase()));
  if (!either.some((name) => columns.includes(name)))
    throw wrongFields({ file_id: 'sheet_without_columns' }, `The sheet has no column ${either.join(' or ')}`);
  const parsed = rows.flatMap((texts, at) => {
    const cells: RowCells = {};
    columns.forEach((name, column) => {
      const text = texts[column]?.trim().slice(0, 500) ?? '';
      if (name !== undefined && text !== '') cells[name] = text;
    });
    return Object.keys(cells).length === 0 ? [] : [{ row: at + 2, cells }];
  });
  if (parsed.length === 0) throw wrongFields({ file_id: 'sheet_empty' }, 'The sheet has no rows');
  return parsed;
}
