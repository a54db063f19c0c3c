/** Starts the worker; a file of its own, because only a bundler understands the address. */
export function openExportWorker(): Worker {
  return new Worker(new URL('./exportWorker.ts', import.meta.url));
}
