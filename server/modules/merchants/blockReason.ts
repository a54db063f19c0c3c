import type { Sql } from '../../db/database';
import { plainText } from '../../shared/plainText';
import { wrongFields } from '../../shared/problem';
import { needsComment } from './rules';
import { findReason } from './store';

interface Said {
  reason_id: number;
  comment?: string | null;
}

/** What a merchant or a branch is blocked with. Refuses a reason that is not there, and "other" without a comment. */
export async function blockReasonOf(sql: Sql, { reason_id: id, comment: said }: Said) {
  const reason = await findReason(sql, id);
  if (reason === undefined) throw wrongFields({ reason_id: 'unknown_value' }, 'There is no such reason');
  const comment = plainText(said ?? '') || null;
  if (needsComment(reason.code) && comment === null) throw wrongFields({ comment: 'comment_required' });
  return { reason, comment };
}
