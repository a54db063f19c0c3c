import type { Call, Reply } from '../../http/contract';

export type CardStatus = Reply<'decideCardVerification'>['status'];
type Decision = Call<'decideCardVerification'>['body'];

/** A card that waits is verified or rejected; the investor sends a rejected one again, and a verified one stays so. */
const moves: Record<CardStatus, readonly Decision['status'][]> = {
  pending: ['verified', 'rejected'],
  verified: [],
  rejected: [],
};

export type CardRefusal =
  | 'transition_not_allowed'
  | 'card_expired'
  | 'document_missing'
  | 'reason_required'
  | 'comment_required'
  | 'needless_reason';

interface Shown {
  status: CardStatus;
  isExpired: boolean;
  hasPhoto: boolean;
}

/** Why a decision about a card is refused; nothing when it may be made. */
export function refusalOfCard(
  card: Shown,
  { status, reject_reason: reason, comment }: Decision,
): CardRefusal | undefined {
  if (!moves[card.status].includes(status)) return 'transition_not_allowed';
  if (status === 'verified') {
    if (reason !== undefined) return 'needless_reason';
    // What was typed is compared with the photo, and money is not sent to a card that is not good any more.
    if (card.isExpired) return 'card_expired';
    return card.hasPhoto ? undefined : 'document_missing';
  }
  if (reason === undefined) return 'reason_required';
  // Of the other reasons the code says all that the investor has to know.
  return reason === 'other' && (comment ?? '').trim() === '' ? 'comment_required' : undefined;
}

/** A card is good to the end of its month, YYYY-MM-DD being today in Tashkent. */
export const isExpired = (year: number, month: number, today: string): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
