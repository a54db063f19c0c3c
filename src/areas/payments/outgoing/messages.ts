import { defineMessages } from 'react-intl';

export const m = defineMessages({
  exitClaim: { id: 'payments.outgoing.exitClaim', defaultMessage: 'Заявка на вывод' },
  sent: { id: 'payments.outgoing.sent', defaultMessage: 'Отправлен' },
  paid: { id: 'payments.outgoing.paid', defaultMessage: 'Выплачен' },
  failed: { id: 'payments.outgoing.failed', defaultMessage: 'Не прошёл' },
  search: { id: 'payments.outgoing.search', defaultMessage: 'Получатель, договор, 4 цифры' },
  empty: { id: 'payments.outgoing.empty', defaultMessage: 'Исходящих платежей пока нет' },
  title: { id: 'payments.outgoing.title', defaultMessage: 'Исходящий платёж № {id}' },
});
