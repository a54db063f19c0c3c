import { audit, changesBetween, historyOf } from '../../shared/auditTrail';
import { holds } from '../../auth/currentUser';
import { timestamp } from '../../shared/clock';
import type { Actor, Call, HandlerMap } from '../../http/contract';
import { mapped, page } from '../../db/list';
import type { Sql } from '../../db/database';
import { readSheet } from '../../files/sheet';
import { conflict, forbidden, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { attachable, removeUnnamed } from '../uploads/index';
import { itemAnswer, taskAnswer } from './serialize';
import {
  entity,
  isAllowed,
  isWork,
  largestSheet,
  mostRows,
  permissionOf,
  type TaskAction,
  type TaskType,
  sheetRowsOf,
} from './rules';
import type { BackgroundRunner } from '../../shared/backgroundRunner';
import * as store from './store';

/** The calls of background tasks; the runner is told when there is something to do. */
export const asyncTaskHandlers = (runner: Pick<BackgroundRunner, 'wake'>) =>
  ({
    async listAsyncTasks({ query, db }) {
      return page('tasks', mapped(await store.tasks.list(db, query), taskAnswer));
    },

    getAsyncTask: async ({ params, db }) => ({
      ...(await answerOf(db, params.id)),
      history: await historyOf(db, entity, params.id),
    }),

    async listAsyncTaskItems({ query, db }) {
      const task = await store.tasks.find(db, query.task_id);
      if (task === undefined) throw notFound();
      return page(
        'items',
        mapped(await store.items.list(db, query), (item) => itemAnswer(item, task.params)),
      );
    },

    createAsyncTask: {
      async prepare(call) {
        const rows = await readRows(call);
        return async (inside) => {
          const { answer, gone } = await inside.db.transaction((sql) => create(sql, inside, rows));
          // Only once it is certain that no row names them.
          for (const key of gone) await inside.files.remove(key);
          return answer;
        };
      },
    },

    updateAsyncTask: (call) =>
      call.db.transaction(async (sql) => {
        const before = await lockFor(sql, 'update', call);
        const { id } = before;
        refuseBlank(call.body.name);
        const after = { name: call.body.name?.trim() ?? before.name, params: call.body.params ?? before.params };
        const changes = changesBetween<object>(written(before), written(after));
        await store.changeTask(sql, { id, ...after, at: timestamp(call.clock) });
        await audit(sql, { user: call.user, clock: call.clock, action: 'update', entity, entityId: id, changes });
        return answerOf(sql, id);
      }),

    async runAsyncTask(call) {
      const answer = await call.db.transaction(async (sql) => {
        const { id, type } = await lockFor(sql, 'run', call);
        mustDo(call, type);
        await store.queueTask(sql, id, call.user.id, timestamp(call.clock));
        await tellStatus(sql, call, 'run', id, 'created', 'queued');
        return answerOf(sql, id);
      });
      // After the transaction: the work looks for what is kept.
      runner.wake();
      return answer;
    },

    cancelAsyncTask: (call) =>
      call.db.transaction(async (sql) => {
        const { id, status } = await lockFor(sql, 'cancel', call);
        await store.stopTask(sql, { id, to: 'cancelled', at: timestamp(call.clock) });
        await tellStatus(sql, call, 'cancel', id, status, 'cancelled');
        return answerOf(sql, id);
      }),
  }) satisfies Partial<HandlerMap>;

/** What can be changed of a task; the status is the one that rows are given which name none. */
const written = ({ name, params }: Pick<store.TaskRow, 'name' | 'params'>) => ({
  name,
  // The journal has called the requested status so from its first row on.
  wish: params.status ?? null,
  comment: params.comment ?? null,
});

async function answerOf(sql: Sql, id: number) {
  const task = await store.tasks.find(sql, id);
  if (task === undefined) throw notFound();
  return taskAnswer(task);
}

function refuseBlank(name: string | undefined): void {
  if (name?.trim() === '') throw wrongFields({ name: 'required' });
}

type Create = Call<'createAsyncTask'>;
type Rows = ReturnType<typeof sheetRowsOf>;

/** The rows of the sheet, read while nothing is held: that may take seconds. */
async function readRows({ body, user, db, files }: Create): Promise<Rows> {
  refuseBlank(body.name);
  const { key } = await takeSheet(db, body.file_id, user.id);
  const open = async () => (await files.open(key)).stream;
  return sheetRowsOf(body.type, await readSheet(open, { mostBytes: largestSheet, mostRows }));
}

/** The upload that a task may be made from; in a transaction it stays the caller's until its end. */
async function takeSheet(sql: Sql, fileId: string, userId: number) {
  const file = await attachable(sql, { id: fileId, userId, field: 'file_id' });
  if (file.kind !== 'xlsx') throw wrongFields({ file_id: 'sheet_unreadable' }, 'The file is no spreadsheet');
  return file;
}

async function create(sql: Sql, call: Create, rows: Rows) {
  const { body, user, clock } = call;
  const name = body.name.trim();
  const file = await takeSheet(sql, body.file_id, user.id);
  const made = { name, type: body.type, params: body.params ?? {}, fileName: file.name, userId: user.id };
  const id = await store.addTask(sql, { ...made, at: timestamp(clock) }, rows);
  const changes = [
    { field: 'name', new: name },
    { field: 'rows', new: rows.length },
  ];
  await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes });
  // Its rows are the items: kept as well, the sheet would have people in it whom their own records forget.
  return { answer: await answerOf(sql, id), gone: await removeUnnamed(sql, [file.key]) };
}

/** Who may not do the work by hand does not have it done. */
function mustDo({ user }: Actor, type: TaskType) {
  if (!isWork(type)) throw conflict('transition_not_allowed', 'Tasks of this kind are not begun by people');
  if (!holds(user, permissionOf[type])) throw forbidden(`Permission ${permissionOf[type]} is missing`);
}

interface OneCall {
  params: { id: number };
  headers: { 'If-Match'?: number };
}

/** The task, locked, in a state that allows the action. */
async function lockFor(sql: Sql, action: TaskAction, { params, headers }: OneCall): Promise<store.TaskRow> {
  const task = await store.tasks.lock(sql, params.id);
  if (task === undefined) throw notFound();
  if (!isAllowed(action, task.status))
    throw conflict('transition_not_allowed', 'The state of the task does not allow this', { ...taskAnswer(task) });
  const version = headers['If-Match'];
  if (version !== undefined) await refuseStale(task.version, version, async () => taskAnswer(task));
  return task;
}

const tellStatus = (sql: Sql, { user, clock }: Actor, action: string, entityId: number, old: string, now: string) =>
  audit(sql, { user, clock, action, entity, entityId, changes: [{ field: 'status', old, new: now }] });
