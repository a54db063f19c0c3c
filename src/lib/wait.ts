/** Resolves when the time, in milliseconds, is over or the signal is aborted, whichever comes first. */
export function wait(time: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, time);
    signal?.addEventListener('abort', done);
  });
}
