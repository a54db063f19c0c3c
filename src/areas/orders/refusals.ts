import { defineMessage, defineMessages } from 'react-intl';
import type { TellCode } from '../../kit/state/failureText';
import { isRecord, isText } from '../../lib/guards';
import { moneyShown } from '../../parts/moneyShown';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on orders with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    taken_by_other: {
      id: 'orders.refusal.taken_by_other',
      defaultMessage: 'Заказ взял другой модератор: заберите его, чтобы решать',
    },
    terms_changed: {
      id: 'orders.refusal.terms_changed',
      defaultMessage: 'Условия изменились: посмотрите заказ ещё раз',
    },
    down_payment_missing: { id: 'orders.refusal.down_payment_missing', defaultMessage: 'Взнос не оплачен' },
    photo_missing: { id: 'orders.refusal.photo_missing', defaultMessage: 'Нет фотоотчёта' },
    already_approved: { id: 'orders.refusal.already_approved', defaultMessage: 'Этот фотоотчёт уже подтверждён' },
    out_of_stock: {
      id: 'orders.refusal.out_of_stock',
      defaultMessage: 'Товара нет в остатках: отклоните заказ или дождитесь поставки',
    },
    use_return_claim: { id: 'orders.refusal.use_return_claim', defaultMessage: 'Товар у клиента: оформите возврат' },
    code_missing: { id: 'orders.refusal.code_missing', defaultMessage: 'Код ещё не отправляли: отправьте его клиенту' },
  }),
};

const takenBy = defineMessage({
  id: 'orders.refusal.taken_by',
  defaultMessage: 'Заказ взял {name}: заберите его, чтобы решать',
});

const otherTerms = defineMessage({
  id: 'orders.refusal.other_terms',
  defaultMessage: 'Условия изменились: сумма была {before} сум, теперь {now} сум',
});

/** The answer names the moderator who has the order, or what it came to and comes to now. */
export const telling: Record<string, TellCode> = {
  taken_by_other: ({ moderator }) =>
    isRecord(moderator) && isText(moderator.name) ? { title: takenBy, values: { name: moderator.name } } : undefined,
  terms_changed: ({ total_before: before, total: now }) =>
    isText(before) && isText(now) && before !== now
      ? { title: otherTerms, values: { before: moneyShown(before), now: moneyShown(now) } }
      : undefined,
};
