import { isMarked } from './sessionLiveness';
import { asRecord, type SessionRecord } from './record';

/** The keys of the requirements. Both keys of a pair hold the same; all are written together and removed together. */
export const mirrorKeys = [
  'Access-Token',
  'access_token',
  'Refresh-Token',
  'refresh_token',
  'user_id',
  'roles',
  'client_id',
  'user_role_id',
  'session',
] as const;

export interface StorageMirror {
  /** Whether what is written here will be found by the next reader. */
  isUsable(): boolean;
  read(): SessionRecord | undefined;
  write(record: SessionRecord): void;
  remove(): void;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Whatever broke the text, nothing was kept.
    return null;
  }
}

/** The copies of the session record under the keys of the requirements, read for the first paint. */
export function createStorageMirror(storage: Storage | undefined): StorageMirror {
  let usable = storage !== undefined;

  const attempt = (work: (storage: Storage) => void) => {
    if (storage === undefined) return;
    try {
      work(storage);
    } catch {
      // Switched off or full: the session then lives in the record, or in memory alone.
      usable = false;
    }
  };
  const remove = () => attempt((kept) => mirrorKeys.forEach((key) => kept.removeItem(key)));

  return {
    isUsable: () => usable,
    remove,
    read: () => {
      let found: SessionRecord | undefined;
      attempt((kept) => {
        const rest = parse(kept.getItem('session'));
        if (typeof rest !== 'object' || rest === null) return;
        const access = kept.getItem('Access-Token');
        const refresh = kept.getItem('Refresh-Token');
        if (access !== kept.getItem('access_token') || refresh !== kept.getItem('refresh_token')) return;
        found = asRecord({ ...rest, access, refresh });
      });
      return found;
    },
    write: ({ access, refresh, ...rest }) => {
      attempt((kept) => {
        const { id, client_id, user_role_id, role_ids } = rest.user;
        const texts: Record<(typeof mirrorKeys)[number], string> = {
          'Access-Token': access,
          access_token: access,
          'Refresh-Token': refresh,
          refresh_token: refresh,
          user_id: String(id),
          roles: JSON.stringify(role_ids),
          client_id: String(client_id),
          user_role_id: String(user_role_id),
          session: JSON.stringify(rest),
        };
        for (const key of mirrorKeys) kept.setItem(key, texts[key]);
      });
      if (!usable) remove();
    },
  };
}

/** The session to draw before the record has been asked: nothing that has run out or that needs asking others. */
export function firstPaint(
  local: Storage | undefined,
  session: Storage | undefined,
  now: number,
): SessionRecord | undefined {
  const record = createStorageMirror(local).read();
  if (record === undefined || record.expiresLocally <= now) return undefined;
  return !record.ephemeral || isMarked(record, session) ? record : undefined;
}
