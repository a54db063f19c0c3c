import type { CellValue, Fact, SheetPlan, Ties } from '../../lib/sheet/sheetPlan';
import { openExportWorker } from './openExportWorker';
import type { Order, Report } from './protocol';

/** Pages that may lie before the worker unwritten; whoever brings more waits. */
const waitingAtMost = 2;

/** The panel's side of the worker that writes the file. */
export interface OpenSheet {
  /** Hands over a page; resolves when the worker can take another. */
  rows(rows: CellValue[][]): Promise<void>;
  finish(facts: Fact[], ties?: Ties): Promise<Blob>;
  /** Ends the worker at once; what it has written is gone. */
  stop(): void;
}

export function writeSheet(plan: SheetPlan, onWritten: (rows: number) => void): OpenSheet {
  const worker = openExportWorker();
  let waiting = 0;
  let broken: Error | undefined;
  let wake: () => void = () => undefined;
  let file: Blob | undefined;

  const tell = (order: Order) => worker.postMessage(order);
  const fail = (message: string) => {
    broken = new Error(message);
    wake();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (data.kind === 'failed') return fail(data.message);
    if (data.kind === 'file') ({ file } = data);
    else {
      waiting--;
      onWritten(data.rows);
    }
    wake();
  });
  // Its script did not come, or it ran out of memory.
  worker.addEventListener('error', ({ message }) => fail(message || 'The worker could not be started.'));

  const until = async (isDone: () => boolean): Promise<void> => {
    while (!isDone()) {
      if (broken) throw broken;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };

  tell({ kind: 'begin', plan });
  return {
    async rows(rows) {
      waiting++;
      tell({ kind: 'rows', rows });
      await until(() => waiting <= waitingAtMost && !broken);
    },
    async finish(facts, ties) {
      tell({ kind: 'finish', facts, ties });
      await until(() => file !== undefined);
      worker.terminate();
      return file ?? new Blob();
    },
    stop() {
      worker.terminate();
      fail('The export was stopped.');
    },
  };
}
