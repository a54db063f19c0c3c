import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { wrongFields } from '../../shared/problem';
import { reopenClaim } from './changeStore';
import { claimOf, lockFor } from './lockedClaim';
import { claimAnswer, entity } from './serialize';
import { notAllowed } from './service';

/** Takes back what was made of an approval; false where it has gone too far for that. The claim is held. */
export type TakeBack = (claimId: number) => Promise<boolean>;

/** An approved claim of which nothing was paid waits for a decision once more; its terms may be changed then, and it is approved anew. */
export async function reopen(
  sql: Sql,
  call: Call<'reopenCashOutClaim'>,
  takeBack: TakeBack,
): Promise<Reply<'reopenCashOutClaim'>> {
  const { user, clock, body } = call;
  const claim = await lockFor(sql, 'reopen', call);
  const comment = body.comment.trim();
  if (comment === '') throw wrongFields({ comment: 'reason_required' });
  if (!(await takeBack(claim.id))) throw notAllowed(claim);
  await reopenClaim(sql, claim.id, { comment, at: timestamp(clock) });
  const changes = [
    { field: 'status', old: claim.status, new: 'pending' },
    { field: 'comment', new: comment },
  ];
  await audit(sql, { user, clock, action: 'reopen', entity, entityId: claim.id, changes });
  return claimAnswer(await claimOf(sql, claim.id, clock));
}
