import type { PendingChecks } from './matrix/useCheckDraft';

export type Wanted = PendingChecks;
export const nothingWanted: Wanted = new Map();

/** The pending changes after these were set or cleared; what is as saved is no change. */
export function pendingChange(
  saved: ReadonlySet<string>,
  wanted: Wanted,
  ids: readonly string[],
  isOn: boolean,
): Wanted {
  const result = new Map(wanted);
  for (const id of ids) {
    if (saved.has(id) === isOn) result.delete(id);
    else result.set(id, isOn);
  }
  return result;
}

/** What is left to do once the saved state moved on. */
export function leftToDo(saved: ReadonlySet<string>, wanted: Wanted): Wanted {
  const left = [...wanted].filter(([id, isOn]) => saved.has(id) !== isOn);
  return left.length === wanted.size ? wanted : new Map(left);
}

/** What is ticked: the saved with the pending changes on top. */
export function checked(saved: ReadonlySet<string>, wanted: Wanted): ReadonlySet<string> {
  const result = new Set(saved);
  for (const [id, isOn] of wanted) {
    if (isOn) result.add(id);
    else result.delete(id);
  }
  return result;
}

/** Stands for the version of a set that the service gives none: another one for any other set, as good as always. */
export function versionOf(saved: ReadonlySet<string>): string {
  let hash = 0;
  for (const sign of [...saved].sort().join('\n')) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return `${saved.size} ${hash}`;
}

/** Of the pending changes of a draft those that still apply: known, and on only where it may be granted. */
export function possible(pendingChanges: Wanted, canCheck: (id: string, isOn: boolean) => boolean): Wanted {
  return new Map([...pendingChanges].filter(([id, isOn]) => canCheck(id, isOn)));
}
