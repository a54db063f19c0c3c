import { useEffect, useState } from 'react';
import type { Draft } from '../../../kit/state/drafts';
import { useStoredDraft, type OfferedDraft } from '../../../kit/form/useDraft';

/** Ticks that differ from what is saved: what is wanted on, and what off. */
export type PendingChecks = ReadonlyMap<string, boolean>;

interface Options {
  /** Names the ticks on their screen. */
  id: string;
  pendingChanges: PendingChecks;
  /** Tells one saved state from another: the version of the record, or what stands for one. */
  version: string | number;
  /** Takes the pending changes of the draft, without those that do not apply any more. */
  onRestore: (pendingChanges: PendingChecks) => void;
}

export interface CheckDraft extends OfferedDraft {
  /** The draft on offer was made upon another state than the one that is saved now. */
  isOutdated: boolean;
  /** So was the one that was taken, and its ticks are not saved yet. */
  tookOutdated: boolean;
}

/** The pending changes of a draft, without what is none; the storage may hold anything. */
function pendingChangesOf(draft: Draft | undefined): PendingChecks {
  const kept: unknown = draft?.values['ticks'];
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
}

/**
 * Keeps ticks that are not saved as a draft, as a form keeps what is typed, and offers back those of an earlier visit.
 * Only the differences are kept, so that whatever else was changed meanwhile stays as it is.
 */
export function useCheckDraft({ id, pendingChanges, version, onRestore }: Options): CheckDraft {
  const isDirty = pendingChanges.size > 0;
  const [tookOutdated, setTookOutdated] = useState(false);
  const { settled, taken, ...kept } = useStoredDraft(id, isDirty, () =>
    isDirty ? { version, ticks: Object.fromEntries(pendingChanges) } : {},
  );
  useEffect(() => {
    if (!isDirty) settled();
  }, [isDirty, settled]);

  const found = pendingChangesOf(kept.draft);
  const isOutdated = kept.draft !== undefined && kept.draft.values['version'] !== version;
  return {
    ...kept,
    draft: found.size > 0 ? kept.draft : undefined,
    isOutdated,
    tookOutdated: tookOutdated && isDirty,
    restore: () => {
      setTookOutdated(isOutdated);
      onRestore(found);
      taken();
    },
  };
}
