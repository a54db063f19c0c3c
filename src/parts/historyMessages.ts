import { defineMessages } from 'react-intl';

export const m = defineMessages({
  title: { id: 'parts.history.title', defaultMessage: 'История' },
  nothing: { id: 'parts.history.nothing', defaultMessage: 'Изменений пока не было' },
  decide: { id: 'parts.history.decide', defaultMessage: 'Решение' },
  verify: { id: 'parts.history.verify', defaultMessage: 'Проверка' },
  changePaymentType: { id: 'parts.history.changePaymentType', defaultMessage: 'Изменён способ' },
  updateAmount: { id: 'parts.history.updateAmount', defaultMessage: 'Изменена сумма' },
  status: { id: 'parts.history.status', defaultMessage: 'Статус' },
  amount: { id: 'parts.history.amount', defaultMessage: 'Сумма' },
  paymentType: { id: 'parts.history.paymentType', defaultMessage: 'Способ' },
  comment: { id: 'parts.history.comment', defaultMessage: 'Комментарий' },
  rejectReason: { id: 'parts.history.rejectReason', defaultMessage: 'Причина отказа' },
});
