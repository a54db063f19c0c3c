/** Starts the worker; a file of its own, because only a bundler understands the address. */
export function openImportWorker(): Worker {
  return new Worker(new URL('./importWorker.ts', import.meta.url));
}
