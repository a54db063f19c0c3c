import type { Failure } from '../../lib/failure';

export type RowId = number | string;

/** Why a row was never sent, or what the service said of it: a code of the product. */
export interface Refused {
  id: RowId;
  code: string;
}

/** What the service answered to one call: each of its rows is done, or refused with a code. */
export interface BatchAnswer {
  done: readonly RowId[];
  refused: readonly Refused[];
}

export type RowOutcome =
  | { state: 'waiting' }
  /** Part of a call whose outcome is open. */
  | { state: 'open'; key: string }
  | { state: 'done' }
  | { state: 'failed'; code?: string; failure?: Failure }
  /** Was not sent at all. */
  | { state: 'skipped'; code: string };

/**
 * `sent`: on its way. `checking`: the answer was lost, and the service is being asked. `unknown`: it does not say,
 * and a person has to have it asked again.
 */
export type CallState = 'sent' | 'checking' | 'unknown';

export interface BulkState {
  /** In the order in which the user picked them. */
  rows: ReadonlyMap<RowId, RowOutcome>;
  /** The calls whose outcome is open, by their keys. */
  calls: ReadonlyMap<string, { ids: readonly RowId[]; state: CallState }>;
  isPaused: boolean;
}

export type BulkEvent =
  | { type: 'sent'; key: string; ids: readonly RowId[] }
  | { type: 'answered'; key: string; answer: BatchAnswer }
  /** The call as a whole was refused: it changed nothing. */
  | { type: 'refused'; key: string; failure: Failure }
  | { type: 'lost' | 'silent' | 'never'; key: string }
  | { type: 'paused' | 'resumed' | 'cancelled' | 'retried' };

/** Codes that the runner itself gives. */
export const cancelledCode = 'bulk_cancelled';
export const neverCode = 'bulk_never';

/** A new run: what is to be sent, and what is left out from the beginning with its reason. */
export function beginRun(ids: readonly RowId[], skipped: readonly Refused[]): BulkState {
  const rows = new Map<RowId, RowOutcome>(ids.map((id) => [id, { state: 'waiting' }]));
  for (const { id, code } of skipped) rows.set(id, { state: 'skipped', code });
  return { rows, calls: new Map(), isPaused: false };
}

function withRows(state: BulkState, ids: Iterable<RowId>, outcome: (id: RowId) => RowOutcome): BulkState['rows'] {
  const rows = new Map(state.rows);
  for (const id of ids) rows.set(id, outcome(id));
  return rows;
}

function turned(state: BulkState, from: RowOutcome['state'], to: RowOutcome): BulkState['rows'] {
  return new Map([...state.rows].map(([id, row]) => [id, row.state === from ? to : row]));
}

function without(calls: BulkState['calls'], key: string): BulkState['calls'] {
  return new Map([...calls].filter(([known]) => known !== key));
}

/** Of an answer only what was asked for counts; a row that it does not name stays open, for it may have been done. */
function answered(state: BulkState, key: string, ids: readonly RowId[], answer: BatchAnswer): BulkState {
  const done = new Set(answer.done);
  const codes = new Map(answer.refused.map(({ id, code }) => [id, code]));
  const answeredIds = ids.filter((id) => done.has(id) || codes.has(id));
  const rows = withRows(state, answeredIds, (id) =>
    done.has(id) ? { state: 'done' } : { state: 'failed', code: codes.get(id) },
  );
  const unansweredIds = ids.filter((id) => !done.has(id) && !codes.has(id));
  const calls = new Map(without(state.calls, key));
  if (unansweredIds.length > 0) calls.set(key, { ids: unansweredIds, state: 'unknown' });
  return { ...state, rows, calls };
}

function ofCall(state: BulkState, event: Extract<BulkEvent, { key: string }>): BulkState {
  const { key } = event;
  if (event.type === 'sent') {
    const ids = event.ids.filter((id) => state.rows.get(id)?.state === 'waiting');
    if (ids.length === 0 || state.calls.has(key)) return state;
    const calls = new Map(state.calls).set(key, { ids, state: 'sent' });
    return { ...state, calls, rows: withRows(state, ids, () => ({ state: 'open', key })) };
  }
  const call = state.calls.get(key);
  // News of a call that is settled already change nothing.
  if (!call) return state;
  if (event.type === 'answered') return answered(state, key, call.ids, event.answer);
  if (event.type === 'lost' || event.type === 'silent') {
    const calls = new Map(state.calls).set(key, { ...call, state: event.type === 'lost' ? 'checking' : 'unknown' });
    return { ...state, calls };
  }
  const failed: RowOutcome =
    event.type === 'refused' ? { state: 'failed', failure: event.failure } : { state: 'failed', code: neverCode };
  return { ...state, calls: without(state.calls, key), rows: withRows(state, call.ids, () => failed) };
}

/** What an event makes of a run. Nothing here sends anything. */
export function afterEvent(state: BulkState, event: BulkEvent): BulkState {
  if ('key' in event) return ofCall(state, event);
  if (event.type === 'paused') return { ...state, isPaused: true };
  if (event.type === 'resumed') return { ...state, isPaused: false };
  // What is on its way cannot be called back; only what waits is left out.
  if (event.type === 'cancelled')
    return { ...state, isPaused: false, rows: turned(state, 'waiting', { state: 'skipped', code: cancelledCode }) };
  return { ...state, isPaused: false, rows: turned(state, 'failed', { state: 'waiting' }) };
}

/**
 * The rows of the call to be sent next; none while the run is paused, while as many as may be are on their way, and
 * while it is not known what became of one: whatever lost its answer would lose the next ones as well.
 */
export function nextBatch(state: BulkState, size: number, atOnce: number): RowId[] {
  const isOpen = [...state.calls.values()].some((call) => call.state !== 'sent');
  if (state.isPaused || isOpen || state.calls.size >= atOnce) return [];
  const batch: RowId[] = [];
  for (const [id, row] of state.rows) {
    if (batch.length >= size) break;
    if (row.state === 'waiting') batch.push(id);
  }
  return batch;
}

export interface BulkCounts extends Record<RowOutcome['state'], number> {
  all: number;
  /** Of the open ones, those that no call asks about any more. */
  unknown: number;
}

export function countsOf({ rows, calls }: BulkState): BulkCounts {
  const counts: BulkCounts = { all: rows.size, waiting: 0, open: 0, done: 0, failed: 0, skipped: 0, unknown: 0 };
  for (const { state } of rows.values()) counts[state] += 1;
  for (const { ids, state } of calls.values()) if (state === 'unknown') counts.unknown += ids.length;
  return counts;
}

/** `running` while something is sent or asked; `halted` when a person has to say how it goes on; `over`. */
export function phaseOf(state: BulkState): 'running' | 'halted' | 'over' {
  const { waiting, open, unknown } = countsOf(state);
  if (open > unknown) return 'running';
  if (waiting === 0) return unknown > 0 ? 'halted' : 'over';
  return state.isPaused || unknown > 0 ? 'halted' : 'running';
}
