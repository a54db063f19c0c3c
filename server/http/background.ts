/**
 * What a process does of the work that nobody waits for: calls, that work, or both. A process that answers calls alone keeps its
 * processor for them; those that work find in the database what was asked for.
 */
import type { FastifyInstance } from 'fastify';
import { backgroundRunner, type BackgroundRunner } from '../shared/backgroundRunner';

/** The setting ROLE. */
export type Role = 'web' | 'worker' | 'both';

/** How often a process looks for what another left behind, in milliseconds; nobody's call can wake one that answers none. */
const rounds: Record<Exclude<Role, 'web'>, number> = { both: 30_000, worker: 2_000 };

export interface Background {
  /** Takes steps, as backgroundRunner does, from when the server is ready until before it closes. */
  work(name: string, step: (signal: AbortSignal) => Promise<boolean>): Pick<BackgroundRunner, 'wake'>;
  /** The same for what keeps its own time; it is made only where it is wanted. */
  keep(make: () => BackgroundRunner): Pick<BackgroundRunner, 'wake'>;
}

/** What was asked for stands in the database, where a worker looks by itself: there is nobody in this process to be told of it. */
const ofWorkers: Pick<BackgroundRunner, 'wake'> = { wake: () => undefined };

export function backgroundOf(app: FastifyInstance, role: Role, log: (line: string) => void): Background {
  if (role === 'web') return { work: () => ofWorkers, keep: () => ofWorkers };
  const keep = (make: () => BackgroundRunner) => {
    const runner = make();
    // Taken up when the server is ready, whoever left it, and put down before it closes.
    app.addHook('onReady', async () => runner.wake());
    app.addHook('onClose', () => runner.stop());
    return runner;
  };
  return { keep, work: (name, step) => keep(() => backgroundRunner(name, step, { log, every: rounds[role] })) };
}
