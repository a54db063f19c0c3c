import type { Sql } from '../../db/database';
import { identityOf, imageKinds } from '../../files/kinds';
import { attachable } from './attachable';

/** The one picture of a record, which its form sends and a change may take away. */
interface OneImage {
  image_key: string | null;
  image_name: string | null;
}

/** A picture that the person sent and that belongs to nothing yet; refused beside `image_key`. */
export const sentImage = (sql: Sql, userId: number, key: string) =>
  attachable(sql, { id: identityOf(key), userId, field: 'image_key', kinds: imageKinds });

/** The picture of a record after a change: what is left out or the same stays, null takes it away, another one has to be sent before. */
export async function imageAfter(sql: Sql, userId: number, before: OneImage, sent: string | null | undefined) {
  const { image_key: key, image_name: name } = before;
  if (sent === undefined || sent === key) return { key, name };
  return sent === null ? { key: null, name: null } : sentImage(sql, userId, sent);
}
