import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  created: { id: 'payments.outgoing.created', defaultMessage: 'Создана' },
  recipient: { id: 'payments.outgoing.recipient', defaultMessage: 'Получатель' },
  investor: { id: 'payments.outgoing.investor', defaultMessage: 'Инвестор' },
  contract: { id: 'payments.outgoing.contract', defaultMessage: 'Договор' },
  exitClaim: { id: 'payments.outgoing.exitClaim', defaultMessage: 'Заявка на вывод' },
  account: { id: 'payments.outgoing.account', defaultMessage: 'Счёт или карта' },
  mfo: { id: 'payments.outgoing.mfo', defaultMessage: 'МФО' },
  amount: { id: 'payments.outgoing.amount', defaultMessage: 'Сумма, сум' },
  purpose: { id: 'payments.outgoing.purpose', defaultMessage: 'Назначение' },
  status: { id: 'payments.outgoing.status', defaultMessage: 'Статус' },
  error: { id: 'payments.outgoing.error', defaultMessage: 'Ошибка' },
  new: { id: 'payments.outgoing.new', defaultMessage: 'Новая' },
  sent: { id: 'payments.outgoing.sent', defaultMessage: 'Отправлена' },
  paid: { id: 'payments.outgoing.paid', defaultMessage: 'Выплачена' },
  failed: { id: 'payments.outgoing.failed', defaultMessage: 'Не прошла' },
  search: { id: 'payments.outgoing.search', defaultMessage: 'Получатель, договор, 4 цифры' },
  empty: { id: 'payments.outgoing.empty', defaultMessage: 'Исходящих платежей пока нет' },
  about: { id: 'payments.outgoing.about', defaultMessage: 'Сведения' },
});

export const paymentTitle = defineMessage<{ id: number }>({
  id: 'payments.outgoing.title',
  defaultMessage: 'Исходящий платёж № {id}',
});
