import type { ModuleParts } from '../../http/module';
import { daysAgo, timestampOf } from '../../shared/clock';
import { removeForgotten } from './store';

type Parts = Pick<ModuleParts, 'db' | 'files' | 'clock' | 'log'>;

/** An upload that nobody has attached for so many days was given up. */
const patience = 1;
/** How often a process looks, in milliseconds. */
const rounds = 3_600_000;

/** Takes away the uploads that were given up, from the start of a process on and then by the hour. */
export function removeForgottenUploads(parts: Parts) {
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const work = () => {
    working ??= removeOnce(parts)
      // The next round tries again.
      .catch((error: Error) => parts.log(`forgotten uploads: ${error.name}`))
      .finally(() => (working = undefined));
  };
  return {
    begin() {
      work();
      timer = setInterval(work, rounds).unref();
    },
    /** Settled when a round under way has ended; none begins after it. */
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

/** One round. The files go once it is certain that no row names them; what a crash leaves of them is swept at a start. */
export async function removeOnce({ db, files, clock }: Omit<Parts, 'log'>): Promise<void> {
  const keys = await db.transaction((sql) => removeForgotten(sql, timestampOf(daysAgo(clock, patience))));
  for (const key of keys) await files.remove(key);
}
