import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';
import { shutMonth } from '../../parts/shutMonth';

/** What the service refuses the work on returns with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    order_not_completed: {
      id: 'refundClaims.refusal.order_not_completed',
      defaultMessage: 'Возврат оформляют только по завершённому заказу',
    },
    nothing_to_return: { id: 'refundClaims.refusal.nothing_to_return', defaultMessage: 'Уже возвращено' },
    claim_open: { id: 'refundClaims.refusal.claim_open', defaultMessage: 'Есть открытая заявка' },
    invoice_missing: {
      id: 'refundClaims.refusal.invoice_missing',
      defaultMessage: 'Мерчант платит НДС: сначала укажите его счёт-фактуру',
    },
    balance_missing: {
      id: 'refundClaims.refusal.balance_missing',
      defaultMessage: 'Клиент не инвестор: баланса для возврата нет',
    },
    card_missing: {
      id: 'refundClaims.refusal.card_missing',
      defaultMessage: 'У клиента нет действующей карты: верните через банк',
    },
    amounts_unknown: {
      id: 'refundClaims.refusal.amounts_unknown',
      defaultMessage: 'Договор перенесён из прежней системы без сумм: вернуть по нему нельзя',
    },
  }),
};

/** The answer names the month. */
export const telling = shutMonth;
