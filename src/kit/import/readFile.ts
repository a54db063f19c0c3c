import { openImportWorker } from './openImportWorker';
import { sheetLimits, type SheetAnswer } from './protocol';

/**
 * Reads a spreadsheet that a person chose, in a worker that may be stopped at any moment. Never rejects: a file that
 * cannot be read says why.
 */
export async function readFile(file: File): Promise<SheetAnswer> {
  // Before a byte of it is in memory.
  if (file.size > sheetLimits.bytes) return { fault: 'size' };
  if (file.size === 0) return { fault: 'empty' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Deleted or locked since it was chosen.
    return { fault: 'broken' };
  }
  const worker = openImportWorker();
  return new Promise<SheetAnswer>((resolve) => {
    const timer = setTimeout(() => resolve({ fault: 'slow' }), sheetLimits.patience);
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      resolve({ fault: 'broken' });
    });
    worker.postMessage(bytes, [bytes.buffer]);
  }).finally(() => worker.terminate());
}
