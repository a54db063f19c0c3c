import { fc } from '../../../tests/support/fastCheck';
import type { Failure } from '../../lib/failure';
import type { WriteOutcome } from '../../lib/pollOutcome';
import { countsOf, phaseOf, type BatchAnswer, type BulkState, type RowId } from './bulkState';
import { runBulk, type BulkRun } from './bulkRunner';

const lost: Failure = { kind: 'network', status: 0, codes: [] };
const refused: Failure = { kind: 'status', status: 403, codes: ['forbidden'] };

/** `dropped`: the call never arrives. `unanswered`: it is carried out, and its answer gets lost. */
type Fault = 'none' | 'dropped' | 'unanswered' | 'refused' | 'someRefused';

/** A service that does a thing at most once under a key, and tells afterwards what became of it. */
function serviceWith(faultOf: (call: number) => Fault, silences = 0) {
  const done = new Map<RowId, number>();
  const keys = new Map<string, BatchAnswer | 'closed'>();
  const sent: { key: string; ids: readonly RowId[] }[] = [];
  let onTheWay = 0;
  let mostOnTheWay = 0;
  let silent = silences;

  const carryOut = (ids: readonly RowId[], key: string, fault: Fault): BatchAnswer => {
    const refuses = fault === 'someRefused' ? ids.filter((_, at) => at % 2 === 0) : [];
    const taken = ids.filter((id) => !refuses.includes(id));
    for (const id of taken) done.set(id, (done.get(id) ?? 0) + 1);
    const answer = { done: taken, refused: refuses.map((id) => ({ id, code: 'transition_not_allowed' })) };
    keys.set(key, answer);
    return answer;
  };
  return {
    done,
    sent,
    mostOnTheWay: () => mostOnTheWay,
    send: async (ids: readonly RowId[], key: string): Promise<BatchAnswer> => {
      const fault = faultOf(sent.length);
      sent.push({ key, ids });
      mostOnTheWay = Math.max(mostOnTheWay, ++onTheWay);
      await Promise.resolve();
      onTheWay--;
      if (fault === 'refused') throw refused;
      if (fault === 'dropped') throw lost;
      const answer = carryOut(ids, key, fault);
      if (fault === 'unanswered') throw lost;
      return answer;
    },
    checkOutcome: async (key: string): Promise<WriteOutcome> => {
      await Promise.resolve();
      if (silent > 0) {
        silent--;
        throw lost;
      }
      const known = keys.get(key);
      if (known === undefined || known === 'closed') {
        keys.set(key, 'closed');
        return { state: 'never' };
      }
      return { state: 'done', status: 200, body: known };
    },
  };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Resolves when nothing is on its way any more. */
function rest(run: BulkRun): Promise<BulkState> {
  return new Promise((resolve) => {
    const look = () => {
      if (phaseOf(run.read()) === 'running') return;
      stop();
      resolve(run.read());
    };
    const stop = run.subscribe(look);
    look();
  });
}

function begin(service: ReturnType<typeof serviceWith>, count: number, size = 20, silencesBorne = 2) {
  const onRest = jest.fn();
  const run = runBulk({
    ids: upTo(count),
    skipped: [{ id: 'left out', code: 'transition_not_allowed' }],
    send: service.send,
    checkOutcome: service.checkOutcome,
    readAnswer: (body) => body as BatchAnswer,
    onRest,
    size,
    pauses: Array.from({ length: silencesBorne }, () => 0),
  });
  return { run, onRest };
}

test('sends all rows in batches, four at a time, and never those left out', async () => {
  const service = serviceWith(() => 'none');
  const { run, onRest } = begin(service, 500);
  expect(countsOf(await rest(run))).toMatchObject({ done: 500, failed: 0, skipped: 1, all: 501 });
  expect(service.sent.map(({ ids }) => ids.length)).toEqual(Array.from({ length: 25 }, () => 20));
  expect(service.mostOnTheWay()).toBe(4);
  expect(new Set(service.sent.map(({ key }) => key)).size).toBe(25);
  expect(onRest).toHaveBeenCalledTimes(1);
});

test('tells a fault at each of 200 rows, and retries that one alone', async () => {
  for (let at = 0; at < 200; at++) {
    const service = serviceWith((call) => (call === at ? 'refused' : 'none'));
    const { run } = begin(service, 200, 1);
    const state = await rest(run);
    expect(countsOf(state)).toMatchObject({ done: 199, failed: 1 });
    expect(state.rows.get(at + 1)).toEqual({ state: 'failed', failure: refused });
    run.retry();
    expect(countsOf(await rest(run))).toMatchObject({ done: 200, failed: 0 });
    expect(service.sent.slice(200).map(({ ids }) => ids)).toEqual([[at + 1]]);
    expect([...service.done.values()].every((times) => times === 1)).toBe(true);
  }
});

test('whatever gets lost, no row is done twice, and none is called done or failed that is not', async () => {
  const fault = fc.constantFrom<Fault>('none', 'dropped', 'unanswered', 'refused', 'someRefused');
  const property = fc.asyncProperty(
    fc.array(fault, { maxLength: 30 }),
    fc.nat(8),
    fc.integer({ min: 1, max: 120 }),
    fc.integer({ min: 1, max: 30 }),
    async (faults, silences, count, size) => {
      const service = serviceWith((call) => faults[call] ?? 'none', silences);
      const { run } = begin(service, count, size);
      let state = await rest(run);
      for (let round = 0; round < 40 && phaseOf(state) !== 'over'; round++) {
        // Nothing more is sent while it is not known what became of a call.
        const { length } = service.sent;
        if (state.isPaused) run.resume();
        expect(service.sent).toHaveLength(length);
        run.ask();
        state = await rest(run);
      }
      expect(phaseOf(state)).toBe('over');
      for (const [id, row] of state.rows) {
        if (row.state === 'skipped') continue;
        expect(row.state).toBe(service.done.has(id) ? 'done' : 'failed');
      }
      run.retry();
      for (state = await rest(run); phaseOf(state) !== 'over'; state = await rest(run)) run.ask();
      for (const [id, row] of state.rows) if (row.state === 'done') expect(service.done.get(id)).toBe(1);
      expect(Math.max(0, ...service.done.values())).toBeLessThanOrEqual(1);
      expect(service.mostOnTheWay()).toBeLessThanOrEqual(4);
    },
  );
  await fc.assert(property, { numRuns: 150 });
});

test('a call whose answer was lost is asked about and not sent again', async () => {
  const service = serviceWith((call) => (call === 0 ? 'unanswered' : 'none'), 2);
  const { run } = begin(service, 10, 10);
  const state = await rest(run);
  // Both questions were met by silence: not known, and said so.
  expect(countsOf(state)).toMatchObject({ done: 0, failed: 0, unknown: 10 });
  expect(phaseOf(state)).toBe('halted');
  run.retry();
  expect(service.sent).toHaveLength(1);
  run.ask();
  expect(countsOf(await rest(run))).toMatchObject({ done: 10, unknown: 0 });
  expect(service.sent).toHaveLength(1);
});

test('a row that the answer does not name stays unknown', async () => {
  const service = serviceWith(() => 'none');
  const run = runBulk({
    ids: [1, 2],
    skipped: [],
    send: () => Promise.resolve({ done: [1, 7], refused: [] }),
    checkOutcome: () => Promise.resolve({ state: 'never' }),
    readAnswer: () => undefined,
    onRest: () => undefined,
    pauses: [0],
  });
  expect(countsOf(await rest(run))).toMatchObject({ done: 1, unknown: 1, all: 2 });
  expect(service.sent).toEqual([]);
});

test('paused it sends nothing, resumed the rest; stopped it leaves out what waits and keeps what is under way', async () => {
  const service = serviceWith(() => 'none');
  const { run } = begin(service, 100, 10);
  run.pause();
  const paused = await rest(run);
  expect(service.sent).toHaveLength(4);
  expect(countsOf(paused)).toMatchObject({ done: 40, waiting: 60 });
  run.resume();
  expect(service.sent).toHaveLength(8);
  run.cancel();
  const stopped = await rest(run);
  expect(service.sent).toHaveLength(8);
  expect(countsOf(stopped)).toMatchObject({ done: 80, waiting: 0, skipped: 21 });
  expect(phaseOf(stopped)).toBe('over');
  expect(run.isUnderWay()).toBe(false);
});
