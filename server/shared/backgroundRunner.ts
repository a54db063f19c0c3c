export interface BackgroundRunner {
  /** There may be something to do. */
  wake(): void;
  /** Says so to the step under way, and is settled when that has ended; none begins after it. */
  stop(): Promise<void>;
}

/**
 * Takes one step after another until `step` answers that there was none, whenever it is woken and every so many milliseconds. All there is
 * to know stands in the database, so several processes share the work and a killed one loses the step under way and nothing else.
 * A step of several pieces that may each take long looks at its signal before each of them.
 */
export function backgroundRunner(
  name: string,
  step: (signal: AbortSignal) => Promise<boolean>,
  { log, every }: { log: (line: string) => void; every: number },
): BackgroundRunner {
  let working: Promise<void> | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  let again = false;
  const timer = setInterval(wake, every);
  timer.unref();

  function wake() {
    again = true;
    if (signal.aborted || working !== undefined) return;
    working = work().finally(() => (working = undefined));
  }

  async function work() {
    while (again && !signal.aborted) {
      again = false;
      try {
        while (!signal.aborted && (await step(signal)));
      } catch (error) {
        // The database is away; the next round asks again.
        if (!signal.aborted) log(`${name}: ${(error as Error).name}`);
      }
    }
  }

  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await working;
    },
  };
}
