/**
 * Works through the tasks that were let begin. All there is to know stands in the database: each batch is one
 * transaction that takes a task, tries its next items and keeps what became of them. So a server that is killed loses
 * a batch that was not kept and nothing else, the process that starts next goes on where it ended, and several processes share
 * the work without knowing of each other.
 */
import { audit } from '../../shared/auditTrail';
import { timestamp, type Clock } from '../../shared/clock';
import { Refusal } from '../../shared/problem';
import { countNumberSearch } from '../../shared/secretReads';
import type { Actor } from '../../http/contract';
import { inside, type Database, type Sql } from '../../db/database';
import { isPassing } from '../../db/passing';
import { endOf, entity, isWork, type TaskStatus, type WorkType } from './rules';
import { stopTask, type ItemRow, type TaskRow } from './store';
import { holdInvestors, workOf, type Done } from './work';
import * as store from './workStore';

/** Few enough that a call that waits for the database meanwhile is hardly slowed. */
const batchSize = 20;
/** A batch that breaks so often in a row ends its task: what breaks it will not mend itself. */
const mostBroken = 3;

/** One batch of the oldest task that waits; false when none does. */
export async function workBatch(db: Database, clock: Clock, log: (line: string) => void): Promise<boolean> {
  let taken: TaskRow | undefined;
  try {
    return await db.transaction(async (sql) => {
      taken = await store.takeTask(sql);
      if (taken === undefined) return false;
      await advance(sql, taken, clock, log);
      return true;
    });
  } catch (error) {
    // It is not the batch that is broken; the next round tries it again.
    if (taken === undefined || isPassing(error)) throw error;
    log(`background task ${taken.id}: ${(error as Error).name}`);
    await giveUpWhenHopeless(db, clock, taken.id);
    return true;
  }
}

async function advance(sql: Sql, task: TaskRow, clock: Clock, log: (line: string) => void): Promise<void> {
  const at = timestamp(clock);
  const user = task.run_by === null ? undefined : await store.findWorker(sql, task.run_by);
  if (user === undefined || !isWork(task.type)) {
    return giveUp(sql, clock, task, user ? 'unknown_value' : 'user_disabled');
  }
  const actor = { user, clock };
  if (task.status === 'queued') {
    await store.begin(sql, task.id, at);
    await tell(sql, actor, task, 'running');
  }
  const items = await store.nextItems(sql, task.id, batchSize);
  if (items.length > 0) return workItems(sql, actor, task, task.type, items, log);
  const end = endOf(task.failed);
  await store.finish(sql, task.id, end, at);
  await tell(sql, actor, { ...task, status: 'running' }, end);
}

async function workItems(
  sql: Sql,
  actor: Actor,
  { id, params }: TaskRow,
  type: WorkType,
  items: readonly ItemRow[],
  log: (line: string) => void,
) {
  const outcomes: store.Outcome[] = [];
  const part = inside(sql);
  await holdInvestors(sql, items);
  for (const item of items) {
    try {
      // A row that breaks takes back its own half-done work and not that of the others.
      const done = await part.transaction((one) => workOf(type)(one, actor, item.cells, params));
      outcomes.push({ id: item.id, ...(await counted(part, actor, done)) });
    } catch (error) {
      if (isPassing(error)) throw error;
      log(`background task ${id}, row ${item.row}: ${(error as Error).name}`);
      outcomes.push({ id: item.id, investorId: null, message: 'server_error' });
    }
  }
  await store.keepOutcomes(sql, id, outcomes, timestamp(actor.clock));
}

/**
 * What may be told of a row. One that changed nothing tells whose a number is, as a search does: it counts as one of whoever let the
 * task begin, and after too many tells nothing. What was done is in the journal, and needs no counting.
 */
async function counted(db: Database, actor: Actor, done: Done): Promise<Omit<Done, 'sought'>> {
  const { sought, ...outcome } = done;
  if (outcome.message === undefined || sought === undefined) return outcome;
  try {
    await countNumberSearch(db, actor, 'async_tasks', [sought]);
    return outcome;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { investorId: null, message: error.code };
  }
}

/** The journal says in whose name, though no user is at a screen. */
const tell = (sql: Sql, { user, clock }: Actor, { id, status: old }: TaskRow, now: TaskStatus) =>
  audit(sql, {
    ...{ user, clock, action: now === 'running' ? 'start' : 'finish', entity, entityId: id },
    changes: [{ field: 'status', old, new: now }],
  });

async function giveUpWhenHopeless(db: Database, clock: Clock, id: number) {
  await db.transaction(async (sql) => {
    const task = await store.countBroken(sql, id);
    if (task === undefined || task.broken < mostBroken) return;
    await giveUp(sql, clock, { id, status: task.status }, 'server_error');
  });
}

/** No user gives a task up: the platform does. */
async function giveUp(sql: Sql, clock: Clock, { id, status: old }: Pick<TaskRow, 'id' | 'status'>, error: string) {
  await stopTask(sql, { id, to: 'failed', error, at: timestamp(clock) });
  const changes = [
    { field: 'status', old, new: 'failed' },
    { field: 'error', new: error },
  ];
  await audit(sql, { user: undefined, clock, action: 'give_up', entity, entityId: id, changes });
}
