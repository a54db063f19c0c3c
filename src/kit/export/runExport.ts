import type { Failure } from '../../lib/failure';
import type { ReadPage } from '../../lib/readPage';
import type { CellValue, Fact, SheetPlan, Ties } from '../../lib/sheet/sheetPlan';
import { dropJob, newJobId, setJob } from '../jobs/jobs';
import { ExportJobRow, type ExportJob } from './ExportJobRow';
import { isFull, takePlace } from './exportSlots';
import { readInOrder } from '../../lib/readAllPages';
import { writeSheet } from './sheetWriter';

/** Progress is shown this often at most, in milliseconds. */
const progressEvery = 100;
/** A row that moved to the next page while the pages were read comes twice; so far back it is looked for. */
const pagesRemembered = 3;

export interface Export<Row> {
  /** What the job is called while it runs. */
  title: string;
  plan: SheetPlan;
  readPage: ReadPage<Row>;
  /** Rows per call. */
  size: number;
  rowOf: (row: Row) => CellValue[];
  /** The lines of the second sheet, once the rows are known. */
  facts: (outcome: { rows: number; isChanged: boolean }) => Fact[];
  /** Against what the sums are held, by what the service says of all rows. */
  ties?: ((totals: Readonly<Record<string, string>>) => Ties) | undefined;
}

/** Leaves out the rows that came with one of the last pages already. */
function onlyNew<Row extends { id: number | string }>() {
  const pages: Set<number | string>[] = [];
  return (items: readonly Row[]): Row[] => {
    const seen = new Set<number | string>();
    const fresh = items.filter(({ id }) => {
      if (seen.has(id) || pages.some((page) => page.has(id))) return false;
      seen.add(id);
      return true;
    });
    pages.push(seen);
    if (pages.length > pagesRemembered) pages.shift();
    return fresh;
  };
}

/** Shows how far the export is, not more often than eyes can follow. */
function progress(id: string, title: string, cancel: () => void) {
  let job: ExportJob = {
    id,
    title,
    makes: 'file',
    isUnderWay: () => true,
    cancel,
    Row: ExportJobRow,
    state: 'reading',
    rows: 0,
    total: undefined,
    resume: () => undefined,
  };
  let shownAt = 0;
  return (change: Partial<ExportJob>, isUrgent = false): void => {
    job = { ...job, ...change };
    const now = performance.now();
    if (!isUrgent && now - shownAt < progressEvery) return;
    shownAt = now;
    setJob(job);
  };
}

/**
 * Reads all rows and has the worker write them, once there is a place among those that run. Gives the file and the number of its rows; nothing when it was
 * cancelled. Rejects when no file could be made.
 */
export async function runExport<Row extends { id: number | string }>(
  work: Export<Row>,
): Promise<{ file: Blob; rows: number } | undefined> {
  const { title, plan, readPage, size, rowOf, facts, ties } = work;
  const stop = new AbortController();
  const { signal } = stop;
  const id = newJobId();
  const show = progress(id, title, () => stop.abort());
  show({ state: isFull() ? 'queued' : 'reading' }, true);
  const giveBack = await takePlace(signal).catch(() => undefined);
  if (!giveBack) {
    dropJob(id);
    return undefined;
  }
  show({ state: 'reading' }, true);

  const askToContinue = (failure: Failure) =>
    new Promise<void>((resolve) => {
      const goOn = () => {
        show({ state: 'reading', failure: undefined }, true);
        resolve();
      };
      show({ state: 'waiting', failure, resume: goOn }, true);
    });

  let stopSheet: (() => void) | undefined;
  try {
    // Even this may fail: a browser without memory or with a strict policy starts no worker.
    const sheet = writeSheet(plan, (rows) => show({ rows }));
    stopSheet = () => sheet.stop();
    signal.addEventListener('abort', stopSheet);
    const unseen = onlyNew<Row>();
    let rows = 0;
    let added = 0;
    const totals: (number | undefined)[] = [];
    let sums: Readonly<Record<string, string>> | undefined;
    for await (const page of readInOrder({ readPage, size, signal, askToContinue })) {
      totals.push(page.total);
      sums = page.totals ?? sums;
      show({ total: page.total });
      const fresh = unseen(page.items).map(rowOf);
      rows += fresh.length;
      added += page.added ?? 0;
      await sheet.rows(fresh);
    }
    show({ state: 'packing' }, true);
    const isChanged = totals.some((total) => total !== undefined && total !== rows - added);
    const blob = await sheet.finish(facts({ rows, isChanged }), sums && ties?.(sums));
    return signal.aborted ? undefined : { file: blob, rows };
  } catch (error) {
    // Cancelling breaks off whatever is under way, and that is no failure.
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    stopSheet?.();
    giveBack();
    dropJob(id);
  }
}
