/** The act by which a customer is given the goods: a code on his phone, or a photo report. */
import { addSeconds } from 'date-fns/addSeconds';
import type { Reply } from '../../http/contract';
import { momentOf, timestampOf } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import type { ActRow, AttachmentRow } from './store';

/** Wrong tries that end a code, seconds between two codes, and minutes that one is good for. */
export const mostTries = 3;
export const secondsBetween = 60;
export const minutesGood = 5;

/** When another code may be sent. */
export const resendAt = ({ sent_at: sentAt }: ActRow): string | null =>
  sentAt === null ? null : timestampOf(addSeconds(momentOf(sentAt), secondsBetween));

export function actOf(act: ActRow | undefined, attachments: readonly AttachmentRow[]): Reply<'getOrder'>['act'] {
  if (act === undefined) return null;
  const isByPhoto = attachments.some((row) => row.approved_for === 'act');
  return {
    status: act.status,
    way: act.status === 'pending' ? null : isByPhoto ? 'photo' : 'code',
    sent_to: maskPhone(act.phone_number),
    sent_at: act.sent_at,
    expires_at: act.expires_at,
    tries_left: mostTries - act.wrong_tries,
    resend_at: act.status === 'pending' ? resendAt(act) : null,
    signed_at: act.signed_at,
  };
}
