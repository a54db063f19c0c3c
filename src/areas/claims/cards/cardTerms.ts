import type { MessageDescriptor } from 'react-intl';
import type { CardVerificationClaim, RejectReason } from '../../../api/investment/cardVerification';
import type { StatusStyle } from '../../../kit/values/StatusBadge';
import { cardStatus } from '../../../parts/claims/terms';
import type { ValueWords } from '../../../parts/HistoryChange';
import { m } from './messages';

export const rejectReasons: Record<RejectReason, MessageDescriptor> = {
  name_mismatch: m.name_mismatch,
  unreadable: m.unreadable,
  expired_card: m.expired_card,
  others_card: m.others_card,
  other: m.other,
};

export const cardSystems: Record<CardVerificationClaim['type'], MessageDescriptor> = { uzcard: m.uzcard, humo: m.humo };

/** The values in the history of a card. */
export const cardValueWords: ValueWords = (field, value) => {
  if (field === 'status') return (cardStatus as Partial<Record<string, StatusStyle>>)[value]?.label;
  return field === 'reject_reason' ? (rejectReasons as Partial<Record<string, MessageDescriptor>>)[value] : undefined;
};

/** Why a card cannot be verified: it is decided, not good any more, or has no photo to compare it with. */
export function whyNotVerified(claim: CardVerificationClaim): MessageDescriptor | undefined {
  if (claim.status !== 'pending') return m.isDecided;
  if (claim.is_expired) return m.expired_card;
  return claim.card_photo === null ? m.noPhoto : undefined;
}
