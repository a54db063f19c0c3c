import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Order } from '../../../api/payment/orders';
import { useFormat } from '../../../i18n/format';
import { secondsUntil } from '../../../lib/secondsUntil';
import { lacks, m as orders, takenBy } from '../messages';
import { m } from './messages';
import { lackWords } from '../orderTerms';

/** What the next step still lacks, in words; undefined where it can be made. */
export function useLacks({ next, moderator }: Order): string | undefined {
  const intl = useIntl();
  const words = next.obstacles.map((one) =>
    one === 'taken_by_other' && moderator
      ? intl.formatMessage(takenBy, { name: moderator.name })
      : intl.formatMessage(lackWords[one]),
  );
  return words.length > 0 ? intl.formatMessage(lacks, { what: words.join(', ') }) : undefined;
}

const reasons: Record<NonNullable<Order['cancelling']['refused_by']>, MessageDescriptor> = {
  transition_not_allowed: orders.noCancelNow,
  provider_locked: m.noCancelCourier,
  use_return_claim: m.noCancelReturn,
  payment_pending: m.noCancelPayment,
};

/** Why an order cannot be cancelled now; undefined where it can. */
export const whyNotCancelled = ({ cancelling: { refused_by: code } }: Order): MessageDescriptor | undefined =>
  code === null ? undefined : reasons[code];

/** From when on an order of another moderator may be taken over without a comment. */
export function useFreeFrom({ may_take_over_at: at }: Order): { time: string | undefined; isFree: boolean } {
  const format = useFormat();
  if (at === null) return { time: undefined, isFree: false };
  return { time: format.dateTime(at), isFree: secondsUntil(at) <= 0 };
}
