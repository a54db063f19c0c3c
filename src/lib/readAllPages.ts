import { toFailure, type Failure } from './failure';
import { requestTimeout, serverError, tooManyRequests } from './httpStatus';
import type { PageOfRows, ReadPage } from './readPage';
import { wait } from './wait';

/** Calls that are on their way at the same time. */
const atOnce = 3;
/** Before a failed page is asked for again, in milliseconds. */
const pauseBeforeRetry = 1_000;
const longestPause = 60_000;

export interface Reading<Row> {
  readPage: ReadPage<Row>;
  /** Rows per call. */
  size: number;
  signal: AbortSignal;
  /** Resolves when the page is to be tried again after it has failed twice. */
  askToContinue: (failure: Failure) => Promise<void>;
}

type PageAttempt<Row> = { page: PageOfRows<Row> } | { failure: Failure };

/** Asking again changes nothing where the question itself is refused. */
function mayPass({ kind, status }: Failure): boolean {
  return (
    kind !== 'aborted' &&
    !(kind === 'status' && status < serverError && status !== requestTimeout && status !== tooManyRequests)
  );
}

/** The outcome of the work, or the end at once. A race would keep every page until the last one has come. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/**
 * The pages of a list in their order, up to three on the way at once. A page that fails is tried once more; after
 * that the whole reading waits, and nothing that has come is lost. Ends with the reason when it is aborted.
 */
export async function* readInOrder<Row>(reading: Reading<Row>): AsyncGenerator<PageOfRows<Row>, void> {
  const { readPage, size, signal, askToContinue } = reading;

  const once = async (offset: number): Promise<PageAttempt<Row>> => {
    try {
      return { page: await readPage(offset, size, signal) };
    } catch (error) {
      return { failure: toFailure(error) };
    }
  };
  const twice = async (offset: number): Promise<PageAttempt<Row>> => {
    const first = await once(offset);
    if (!('failure' in first) || !mayPass(first.failure) || signal.aborted) return first;
    const { retryAfter } = first.failure;
    await wait(Math.min(retryAfter === undefined ? pauseBeforeRetry : retryAfter * 1_000, longestPause), signal);
    return signal.aborted ? first : once(offset);
  };
  const surely = async (offset: number, asked: Promise<PageAttempt<Row>>): Promise<PageOfRows<Row>> => {
    signal.throwIfAborted();
    for (let outcome = await unlessAborted(asked, signal); ; outcome = await unlessAborted(twice(offset), signal)) {
      if ('page' in outcome) return outcome.page;
      await unlessAborted(askToContinue(outcome.failure), signal);
    }
  };

  // The first page says how many rows there are, and whether the service gives as many at once as it is asked for.
  const first = await surely(0, twice(0));
  const came = first.received ?? first.items.length;
  let { total } = first;
  const step = total !== undefined && came < total ? Math.min(came, size) : size;
  const isMore = (end: number, received: number) =>
    received > 0 && (total === undefined ? received >= step : end < total);

  const ahead: { offset: number; asked: Promise<PageAttempt<Row>> }[] = [];
  let next = step;
  const fill = () => {
    // Without a total it is not known that there is another page, so one is asked for at a time.
    const most = total === undefined ? 1 : atOnce;
    while (ahead.length < most && (total === undefined || next < total)) {
      ahead.push({ offset: next, asked: twice(next) });
      next += step;
    }
  };

  let isOver = !isMore(step, came);
  if (!isOver) fill();
  yield first;
  for (let one = ahead.shift(); one && !isOver; one = ahead.shift()) {
    const page = await surely(one.offset, one.asked);
    const received = page.received ?? page.items.length;
    total = page.total ?? total;
    isOver = !isMore(one.offset + step, received);
    if (!isOver) fill();
    yield page;
  }
}
