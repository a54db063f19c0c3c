import { timings } from '../../lib/timings';
import { browserStorage } from '../../session/vaultEnvironment';

/** Whose draft it is, of what: the user, the address of the screen, the form on it. */
export interface DraftPlace {
  user: number;
  path: string;
  form: string;
}

export interface Draft {
  /** When it was written, in milliseconds. */
  at: number;
  values: Record<string, unknown>;
}

const prefix = 'draft:';
const keyOf = ({ user, path, form }: DraftPlace): string => `${prefix}${user}:${path}:${form}`;

/** What a full, spoilt or switched-off storage refuses is lost, and nothing else: a draft is a comfort. */
function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    const { local } = browserStorage();
    return local && work(local);
  } catch {
    // Nothing to be done about it, and nothing that the user at the form should hear of.
    return undefined;
  }
}

function parsed(text: string | null, now: number): Draft | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return undefined;
  const { at, values } = value as Partial<Record<keyof Draft, unknown>>;
  const isYoung = typeof at === 'number' && at <= now && now - at < timings.draftKept;
  if (!isYoung || typeof values !== 'object' || values === null || Array.isArray(values)) return undefined;
  return { at, values: { ...values } };
}

export function keepDraft(place: DraftPlace, draft: Draft): void {
  attempt((storage) => storage.setItem(keyOf(place), JSON.stringify(draft)));
}

export function dropDraft(place: DraftPlace): void {
  attempt((storage) => storage.removeItem(keyOf(place)));
}

/** The draft of a form, when there is one that is not too old. */
export function findDraft(place: DraftPlace, now: number): Draft | undefined {
  return attempt((storage) => parsed(storage.getItem(keyOf(place)), now));
}

/** Takes away every draft that is too old or spoilt, of any user. */
export function clearOldDrafts(now: number): void {
  attempt((storage) => {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
    for (const key of keys) {
      if (!key?.startsWith(prefix)) continue;
      let draft: Draft | undefined;
      try {
        draft = parsed(storage.getItem(key), now);
      } catch {
        // What cannot be read is no draft any more.
      }
      if (!draft) storage.removeItem(key);
    }
  });
}
