/** The worker of the export within the test itself: the same worker core, its messages copied as between two threads. */
import { exportWorkerCore } from '../../src/kit/export/exportWorkerCore';
import type { Order, Report } from '../../src/kit/export/protocol';

export const started: TestWorker[] = [];

class TestWorker extends EventTarget {
  isEnded = false;
  written = 0;
  #carryOut = exportWorkerCore((report) => this.#report(report));

  postMessage(order: Order): void {
    const copy = structuredClone(order);
    setTimeout(() => {
      if (!this.isEnded) void this.#carryOut(copy);
    });
  }

  terminate(): void {
    this.isEnded = true;
  }

  #report(report: Report): void {
    if (report.kind === 'written') this.written = report.rows;
    setTimeout(() => {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: report }));
    });
  }
}

export function openExportWorker(): Worker {
  const worker = new TestWorker();
  started.push(worker);
  return worker as unknown as Worker;
}
