import type { MessageDescriptor } from 'react-intl';
import type { CardVerificationClaim, RejectReason } from '../../../api/investment/cardVerification';
import { choices } from '../../../kit/table/choices';
import { cardStatus } from '../../../parts/claims/terms';
import type { RecordWords } from '../../../parts/historyWords';
import { m } from './messages';
import { t } from '../../../i18n/terms';

export const rejectReasons = choices<RejectReason>({
  name_mismatch: m.name_mismatch,
  unreadable: m.unreadable,
  expired_card: m.expired_card,
  others_card: m.others_card,
  other: m.other,
});

export const cardSystems = choices<CardVerificationClaim['type']>({ uzcard: m.uzcard, humo: m.humo });

/** The values in the history of a card. */
export const cardJournal: RecordWords = {
  values: (field, value) =>
    cardStatus.wordsOf('status')(field, value) ?? rejectReasons.wordsOf('reject_reason')(field, value),
};

/** Why a card cannot be verified: it is decided, not good any more, or has no photo to compare it with. */
export function whyNotVerified(claim: CardVerificationClaim): MessageDescriptor | undefined {
  if (claim.status !== 'pending') return t.isDecided;
  if (claim.is_expired) return m.expired_card;
  return claim.card_photo === null ? m.noPhoto : undefined;
}
