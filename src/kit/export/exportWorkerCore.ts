import { writeCsv } from '../../lib/sheet/csv';
import type { SheetPlan, SheetWriter } from '../../lib/sheet/sheetPlan';
import { tieLines } from '../../lib/sheet/tieLines';
import { writeXlsx } from '../../lib/sheet/xlsx';
import type { Order, Report } from './protocol';
import { zipArchive } from '../../lib/sheet/zipArchive';

/** Bytes are gathered up to here, then given to the browser, which may keep them on disk. */
const keptAtMost = 4 * 1024 * 1024;

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** Gathers the bytes of a file without holding the file in memory. */
function gather(type: string) {
  const parts: Blob[] = [];
  let fresh: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const put = () => {
    if (fresh.length > 0) parts.push(new Blob(fresh));
    fresh = [];
    size = 0;
  };
  return {
    add(bytes: Uint8Array<ArrayBuffer>): void {
      fresh.push(bytes);
      size += bytes.length;
      if (size >= keptAtMost) put();
    },
    file(): Blob {
      put();
      return new Blob(parts, { type });
    },
  };
}

async function open(plan: SheetPlan, sink: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<SheetWriter> {
  if (plan.format === 'xlsx') return writeXlsx(plan, await zipArchive(sink));
  const encoder = new TextEncoder();
  return writeCsv(plan, (text) => sink(encoder.encode(text)));
}

/** The worker's side: carries out the orders one after another and reports on each. */
export function exportWorkerCore(report: (report: Report) => void): (order: Order) => Promise<void> {
  let writer: SheetWriter | undefined;
  let gathered: ReturnType<typeof gather> | undefined;
  let rows = 0;
  let isOver = false;

  const carryOut = async (order: Order): Promise<void> => {
    if (order.kind === 'begin') {
      const file = gather(types[order.plan.format]);
      gathered = file;
      writer = await open(order.plan, (bytes) => file.add(bytes));
    } else if (order.kind === 'rows') {
      writer?.rows(order.rows);
      rows += order.rows.length;
      report({ kind: 'written', rows });
    } else if (writer && gathered) {
      const sheets = writer.finish(order.facts, order.ties && tieLines(order.ties));
      report({ kind: 'file', file: gathered.file(), rows, sheets });
    }
  };

  let last = Promise.resolve();
  return (order) => {
    last = last.then(async () => {
      if (isOver) return;
      try {
        await carryOut(order);
      } catch (error) {
        isOver = true;
        report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    });
    return last;
  };
}
