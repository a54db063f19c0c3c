/** The worker of the import within the test itself: the same worker core, its messages copied as between two threads. */
import { readBytes } from '../../src/kit/import/importWorkerCore';

class TestReader extends EventTarget {
  isEnded = false;

  postMessage(bytes: Uint8Array): void {
    const copy = Uint8Array.from(bytes);
    setTimeout(() => {
      void readBytes(copy).then((answer) => {
        if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) }));
      });
    });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

export const openImportWorker = (): Worker => new TestReader() as unknown as Worker;

/** A spreadsheet as a person chooses it; jsdom's own files cannot be read as a whole. */
export function fileOf(bytes: Uint8Array, name = 'rows.xlsx'): File {
  const file = new File([Uint8Array.from(bytes)], name);
  Object.defineProperty(file, 'arrayBuffer', { value: async () => Uint8Array.from(bytes).buffer });
  return file;
}
