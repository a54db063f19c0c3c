import type { ModuleParts } from '../../http/module';
import type { BackgroundRunner } from '../../shared/backgroundRunner';
import { daysAgo, timestampOf } from '../../shared/clock';
import { listUploads, removeForgotten, type FilePlace } from './store';

type Parts = Pick<ModuleParts, 'db' | 'files' | 'clock' | 'log'>;

/** An upload that nobody has attached for so many days was given up. */
export const patience = 1;
/** Days before that which a process looks at once more: an upload that somebody held at that moment was passed over. */
const lookedAtAgain = 2;
/** Uploads that are looked at in one transaction. */
const batch = 1000;
/** How often a process looks, in milliseconds. */
const rounds = 3_600_000;

/** Takes away the uploads that were given up, when it is woken and then by the hour. */
export function removeForgottenUploads(parts: Parts): BackgroundRunner {
  let working: Promise<void> | undefined;
  let since: Date | undefined;
  let stopped = false;
  const timer = setInterval(wake, rounds).unref();

  function wake() {
    const begun = daysAgo(parts.clock, patience + lookedAtAgain);
    working ??= removeOnce(parts, { since, isOver: () => stopped })
      .then((isWhole) => void (since = isWhole ? begun : since))
      // The next round tries again.
      .catch((error: Error) => parts.log(`forgotten uploads: ${error.name}`))
      .finally(() => (working = undefined));
  }

  return {
    wake,
    /** Settled when the batch under way has ended; none begins after it. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}

/**
 * One round, over all uploads or over those since a moment; false when it was over before its end. The files go once it is certain that
 * no row names them; what a crash leaves of them is swept at a start.
 */
export async function removeOnce(
  { db, files, clock }: Omit<Parts, 'log'>,
  { since, isOver = () => false }: { since?: Date; isOver?: () => boolean } = {},
): Promise<boolean> {
  const before = timestampOf(daysAgo(clock, patience));
  let after: FilePlace | undefined = { created_at: since === undefined ? '-infinity' : timestampOf(since), key: '' };
  while (after !== undefined) {
    if (isOver()) return false;
    const found: FilePlace[] = await listUploads(db, { before, after, limit: batch });
    const looked = found.map(({ key }) => key);
    const keys = await db.transaction((sql) => removeForgotten(sql, looked));
    for (const key of keys) await files.remove(key);
    after = found.length < batch ? undefined : found.at(-1);
  }
  return true;
}
