/** Starts the worker; a file of its own, because only a bundler understands the address. */
export function openPictureWorker(): Worker {
  return new Worker(new URL('./pictureWorker.ts', import.meta.url));
}
