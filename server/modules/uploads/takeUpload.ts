import type { Database, Sql } from '../../db/database';
import type { FileKind } from '../../files/kinds';
import { shownName } from '../../files/names';
import type { FileStore } from '../../files/store';
import type { Upload } from '../../http/uploads';
import { daysAgo, timestamp, timestampOf, type Clock } from '../../shared/clock';
import { Refusal } from '../../shared/problem';
import { patience } from './forgottenUploads';
import { addFile, lockUnattached } from './store';

/** What one person may have uploaded and not attached yet; more than any work of ours needs at a time. */
const mostUnattached = { count: 50, size: 300 * 1024 * 1024 };

interface Parts {
  body: Upload;
  db: Database;
  files: FileStore;
  clock: Clock;
  user: { id: number };
}
interface Taken {
  key: string;
  name: string;
  kind: FileKind;
  size: number;
}

/**
 * Takes a file in that belongs to nothing yet; `keep` writes, in the same transaction, what more is known of it. Refuses with
 * 409 `uploads_unattached` whoever has too many such files, with 413 and 415 what is too large or of no accepted kind.
 */
export async function takeUpload(
  { body, db, files, clock, user }: Parts,
  accepted?: readonly FileKind[],
  keep: (sql: Sql, taken: Taken) => Promise<void> = async () => undefined,
): Promise<Taken> {
  // Before it is taken in, and again beside the others that came meanwhile.
  const refuseMore = (sql: Sql, more: number) => refuseTooMany(sql, { userId: user.id, clock, more });
  await refuseMore(db, 0);
  const { key, kind, size } = await files.receive(body.content, accepted);
  const taken = { key, name: shownName(body.name, kind), kind, size };
  try {
    await db.transaction(async (sql) => {
      await refuseMore(sql, size);
      await addFile(sql, { ...taken, createdBy: user.id, at: timestamp(clock) });
      await keep(sql, taken);
    });
  } catch (error) {
    await files.remove(key);
    throw error;
  }
  return taken;
}

/** Refuses an upload of `more` bytes on top of what its sender has not attached yet; what is older is given up and goes by itself. */
async function refuseTooMany(
  sql: Sql,
  { userId, clock, more }: { userId: number; clock: Clock; more: number },
): Promise<void> {
  const since = timestampOf(daysAgo(clock, patience + 1));
  const unattached = await lockUnattached(sql, { userId, since });
  if (unattached.count >= mostUnattached.count || unattached.size + more > mostUnattached.size)
    throw new Refusal(409, 'uploads_unattached', 'Too many files were uploaded and not attached');
}
