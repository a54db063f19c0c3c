/** Work that is done beside each other on a few processors. */

export interface Task<Result> {
  name: string;
  /** How many processors it fills; one unless it says otherwise, none when it only waits. */
  width?: number;
  /** Begun only when these have succeeded; left out when one of them has not. */
  after?: readonly string[];
  run(): Promise<Result>;
}

type End<Result> = { name: string; seconds: number } & ({ result: Result } | { error: unknown });

/**
 * Runs tasks so that `slots` processors have work to the end: in the order given, a narrow one beside a wide one. A wide
 * task that is next is not passed by narrow ones for ever: they go before it only while another wide one still runs.
 */
export async function runTasks<Result>(
  tasks: readonly Task<Result>[],
  slots: number,
  isGood: (result: Result) => boolean,
  tell: (end: End<Result>) => void,
): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<Task<Result>, Promise<void>>();
  const good = new Set<string>();
  const widthOf = ({ width = 1 }: Task<Result>) => Math.min(width, slots);
  const isOpen = (name: string) => [...waiting, ...running.keys()].some((task) => task.name === name);

  async function work(task: Task<Result>): Promise<void> {
    const begin = performance.now();
    const end = await task.run().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    running.delete(task);
    if ('result' in end && isGood(end.result)) good.add(task.name);
    tell({ name: task.name, seconds: (performance.now() - begin) / 1000, ...end });
  }

  function begin(): void {
    for (const task of [...waiting]) {
      const missing = (task.after ?? []).filter((name) => !good.has(name));
      if (missing.some(isOpen)) continue;
      const free = slots - [...running.keys()].reduce((sum, other) => sum + widthOf(other), 0);
      if (missing.length === 0 && widthOf(task) > free) {
        if ([...running.keys()].some((other) => widthOf(other) > 1)) continue;
        return;
      }
      waiting.splice(waiting.indexOf(task), 1);
      if (missing.length === 0) running.set(task, work(task));
    }
  }

  for (begin(); running.size > 0; begin()) await Promise.race(running.values());
}
