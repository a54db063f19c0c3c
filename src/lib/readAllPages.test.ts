import type { Failure } from './failure';
import type { PageOfRows } from './readPage';
import { readInOrder, type Reading } from './readAllPages';

type Row = { id: number };

const serverFailure: Failure = { kind: 'status', status: 500, codes: [] };

/** A list of `all` rows whose calls are answered when the test says so, or at once. */
function listOf(all: number, change: { total?: (offset: number) => number | undefined; most?: number } = {}) {
  const { total = () => all, most = Infinity } = change;
  const asked: number[] = [];
  const failures = new Map<number, Failure[]>();
  let open = 0;
  let mostOpen = 0;
  const delays = new Map<number, number>();
  const readPage = async (offset: number, limit: number): Promise<PageOfRows<Row>> => {
    asked.push(offset);
    mostOpen = Math.max(mostOpen, ++open);
    await new Promise((resolve) => setTimeout(resolve, delays.get(offset) ?? 1));
    open--;
    const failure = failures.get(offset)?.shift();
    if (failure) throw failure;
    const count = Math.max(0, Math.min(limit, most, all - offset));
    return { items: Array.from({ length: count }, (_, at) => ({ id: offset + at })), total: total(offset) };
  };
  return { readPage, asked, failures, delays, mostOpen: () => mostOpen };
}

const stop = new AbortController();
async function read(list: ReturnType<typeof listOf>, change: Partial<Reading<Row>> = {}) {
  const ids: number[] = [];
  const reading = { size: 10, signal: stop.signal, askToContinue: () => Promise.reject(new Error('asked')), ...change };
  for await (const page of readInOrder<Row>({ readPage: list.readPage, ...reading }))
    ids.push(...page.items.map(({ id }) => id));
  return ids;
}
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The pause before a repeat passes at once. */
beforeEach(() => {
  const { setTimeout: real } = globalThis;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, time = 0) => real(work, time >= 1_000 ? 0 : time)) as typeof setTimeout);
});
afterEach(() => jest.restoreAllMocks());

it.each([0, 1, 9, 10, 11, 20, 95, 100])('reads %i rows once, in their order', async (count) => {
  const list = listOf(count);
  expect(await read(list)).toEqual(upTo(count));
  expect(list.asked).toHaveLength(Math.max(1, Math.ceil(count / 10)));
});

it('has at most three calls on the way, and keeps the order when answers overtake each other', async () => {
  const list = listOf(200);
  list.delays.set(20, 40).set(50, 25);
  expect(await read(list)).toEqual(upTo(200));
  expect(list.mostOpen()).toBe(3);
});

it('reads on to the first page that is not full where no total is known', async () => {
  expect(await read(listOf(35, { total: () => undefined }))).toEqual(upTo(35));
  expect(await read(listOf(30, { total: () => undefined }))).toEqual(upTo(30));
});

it('follows a total that changes on the way', async () => {
  expect(await read(listOf(65, { total: (offset) => (offset < 20 ? 40 : 65) }))).toEqual(upTo(65));
  expect(await read(listOf(25, { total: () => 1_000_000 }))).toEqual(upTo(25));
});

it('leaves no gaps where the service gives smaller pages than asked for', async () => {
  expect(await read(listOf(33, { most: 4 }))).toEqual(upTo(33));
});

it('asks once more for a page that failed', async () => {
  const list = listOf(50);
  list.failures.set(20, [serverFailure]).set(0, [{ kind: 'network', status: 0, codes: [] }]);
  expect(await read(list)).toEqual(upTo(50));
  expect(list.asked.filter((offset) => offset === 20)).toHaveLength(2);
  expect(list.asked.filter((offset) => offset === 0)).toHaveLength(2);
});

it('waits after the second failure and goes on with the same page', async () => {
  const list = listOf(50);
  list.failures.set(20, [serverFailure, serverFailure]);
  const askToContinue = jest.fn(() => Promise.resolve());
  expect(await read(list, { askToContinue })).toEqual(upTo(50));
  expect(askToContinue.mock.calls).toEqual([[serverFailure]]);
  expect(list.asked.filter((offset) => offset === 20)).toHaveLength(3);
});

it('does not repeat what is refused, but asks', async () => {
  const list = listOf(20);
  const refused: Failure = { kind: 'status', status: 403, codes: ['forbidden'] };
  list.failures.set(10, [refused]);
  const askToContinue = jest.fn(() => Promise.resolve());
  await read(list, { askToContinue });
  expect(askToContinue.mock.calls).toEqual([[refused]]);
  expect(list.asked.filter((offset) => offset === 10)).toHaveLength(2);
});

it('ends when it is aborted, also while it waits', async () => {
  const list = listOf(50);
  list.failures.set(10, [serverFailure, serverFailure]);
  const giveUp = new AbortController();
  const askToContinue = () => {
    giveUp.abort();
    return Promise.resolve();
  };
  await expect(read(list, { signal: giveUp.signal, askToContinue })).rejects.toThrow();
  const count = list.asked.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(list.asked).toHaveLength(count);
});
