import type { Document } from '../../../api/investment/signing';
import type { JournalEntry } from './signingJournal';
import type { Work } from './signRun';

/** SHA-256 of a text, in hex: tells whether what waits to be sent is still what the document says. */
export async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A batch of drafts. What an earlier batch signed of the same text and did not send is sent now, and not signed again. */
export async function worksOf(
  drafts: readonly Document[],
  kept: readonly JournalEntry[],
  user: number,
): Promise<Work[]> {
  const known = new Map(kept.map((entry) => [entry.id, entry]));
  return Promise.all(
    drafts.map(async ({ id, number, to_sign: toSign }): Promise<Work> => {
      const digest = await digestOf(toSign);
      const entry = known.get(id);
      const isSame = entry !== undefined && entry.digest === digest;
      return { entry: isSame ? entry : { id, user, at: Date.now(), name: number, digest, state: 'picked' }, toSign };
    }),
  );
}

/** What an interrupted batch left, over the drafts of now: those that are no drafts any more are only asked about. */
export async function resumedWorks(kept: readonly JournalEntry[], drafts: readonly Document[]): Promise<Work[]> {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  return Promise.all(
    kept.map(async (entry): Promise<Work> => {
      const toSign = byId.get(entry.id)?.to_sign;
      const isSame = toSign !== undefined && (await digestOf(toSign)) === entry.digest;
      return { entry, toSign: isSame ? toSign : undefined };
    }),
  );
}
