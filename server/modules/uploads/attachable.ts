import type { Sql } from '../../db/database';
import { keysOf, type FileKind } from '../../files/kinds';
import { conflict, wrongFields } from '../../shared/problem';
import { lockUpload } from './store';

interface Asked {
  /** As the body gives it. */
  id: string;
  userId: number;
  /** The field of the body that names it. */
  field: string;
  /** Which kinds belong there; any of those that are taken in, unless they are given. */
  kinds?: readonly FileKind[];
}

/**
 * The upload that the caller may attach, his own until the end of the transaction. Refuses with 422 `file_missing` on the
 * field what is unknown, somebody else's or of another kind, and with 409 `file_already_attached` what is in use.
 */
export async function attachable(sql: Sql, { id, userId, field, kinds }: Asked) {
  const keys = keysOf(id).filter((key) => kinds === undefined || kinds.some((kind) => key.endsWith(`.${kind}`)));
  const file = await lockUpload(sql, keys, userId);
  // What somebody else uploaded is his to attach, and as unknown as what was never sent.
  if (file === undefined) throw wrongFields({ [field]: 'file_missing' }, 'There is no such upload');
  if (file.attached) throw conflict('file_already_attached', 'The file is attached already');
  return { ...file, fileId: id.toLowerCase() };
}
