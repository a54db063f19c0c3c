/** How often a process looks for what another left behind, in milliseconds. */
const rounds = 30_000;

export interface BackgroundRunner {
  /** There may be something to do. */
  wake(): void;
  /** Settled when the step under way has ended; none begins after it. */
  stop(): Promise<void>;
}

/**
 * Takes one step after another until `step` answers that there was none, whenever it is woken and every half minute. All there is
 * to know stands in the database, so several processes share the work and a killed one loses the step under way and nothing else.
 */
export function backgroundRunner(
  name: string,
  step: () => Promise<boolean>,
  log: (line: string) => void,
): BackgroundRunner {
  let working: Promise<void> | undefined;
  let stopped = false;
  let again = false;
  const timer = setInterval(wake, rounds);
  timer.unref();

  function wake() {
    again = true;
    if (stopped || working !== undefined) return;
    working = work().finally(() => (working = undefined));
  }

  async function work() {
    while (again && !stopped) {
      again = false;
      try {
        while (!stopped && (await step()));
      } catch (error) {
        // The database is away; the next round asks again.
        if (!stopped) log(`${name}: ${(error as Error).name}`);
      }
    }
  }

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
