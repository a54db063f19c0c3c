import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    byMask: { id: 'paymentSettings.cards.byMask', defaultMessage: 'Номер или маска карты' },
    byMaskHelp: {
      id: 'paymentSettings.cards.byMaskHelp',
      defaultMessage: 'Полный номер сразу скрывается: ищем только по маске 860012******9012 или *9012',
    },
    ask: { id: 'paymentSettings.cards.ask', defaultMessage: 'Введите номер или маску карты' },
    found: { id: 'paymentSettings.cards.found', defaultMessage: 'Найденные карты' },
    kind: { id: 'paymentSettings.cards.kind', defaultMessage: 'Система карты' },
    customer: { id: 'paymentSettings.cards.customer', defaultMessage: 'Чья карта' },
    active: { id: 'paymentSettings.cards.active', defaultMessage: 'Действует' },
    blocked: { id: 'paymentSettings.cards.blocked', defaultMessage: 'Карта заблокирована' },
    gone: { id: 'paymentSettings.cards.gone', defaultMessage: 'Отвязана' },
    transactions: { id: 'paymentSettings.cards.transactions', defaultMessage: 'Операции по карте' },
    noTransactions: { id: 'paymentSettings.cards.noTransactions', defaultMessage: 'Операций по карте не было' },
    commission: { id: 'paymentSettings.cards.commission', defaultMessage: 'Комиссия шлюза, сум' },
    direction: { id: 'paymentSettings.cards.direction', defaultMessage: 'Направление' },
    in: { id: 'paymentSettings.cards.in', defaultMessage: 'Списание с карты' },
    out: { id: 'paymentSettings.cards.out', defaultMessage: 'Зачисление' },
    gateway: { id: 'paymentSettings.cards.gateway', defaultMessage: 'Шлюз операции' },
    acquirer: { id: 'paymentSettings.cards.acquirer', defaultMessage: 'Кто провёл операцию' },
    terminal: { id: 'paymentSettings.cards.terminal', defaultMessage: 'Терминал' },
    new: { id: 'paymentSettings.cards.new', defaultMessage: 'Ждёт ответа' },
    success: { id: 'paymentSettings.cards.success', defaultMessage: 'Прошла' },
    failed: { id: 'paymentSettings.cards.failed', defaultMessage: 'Отказ шлюза' },
    wasCancelled: { id: 'paymentSettings.cards.wasCancelled', defaultMessage: 'Снята шлюзом' },
    reversed: { id: 'paymentSettings.cards.reversed', defaultMessage: 'Возвращена' },
    ask_again: { id: 'paymentSettings.cards.askAgain', defaultMessage: 'Спросить шлюз' },
    asked: { id: 'paymentSettings.cards.asked', defaultMessage: 'Ответ шлюза получен' },
    finished: { id: 'paymentSettings.cards.finished', defaultMessage: 'Завершена' },
    rrn: { id: 'paymentSettings.cards.rrn', defaultMessage: 'RRN' },
    operation: { id: 'paymentSettings.cards.operation', defaultMessage: 'Операция № {id}' },
    down: { id: 'paymentSettings.cards.down', defaultMessage: 'Первый взнос' },
    instalment: { id: 'paymentSettings.cards.instalment', defaultMessage: 'Платёж по графику' },
    refund: { id: 'paymentSettings.cards.refund', defaultMessage: 'Возврат клиенту' },
    cancel: { id: 'paymentSettings.cards.cancel', defaultMessage: 'Отменить операцию' },
    cancelTitle: { id: 'paymentSettings.cards.cancelTitle', defaultMessage: 'Отменить операцию по карте' },
    cancelReason: { id: 'paymentSettings.cards.cancelReason', defaultMessage: 'Почему отменяете операцию' },
    cancelDone: { id: 'paymentSettings.cards.cancelDone', defaultMessage: 'Успешно отменено' },
    tooLate: { id: 'paymentSettings.cards.tooLate', defaultMessage: 'Прошло больше 24 часов' },
  }),
  ...{ card: t.card, holder: t.holder, bank: t.bank, phone: t.phone, expiry: t.expiry, state: t.state, date: t.date },
  ...{ amount: t.amount, error: t.error, contract: t.contract, status: t.status, type: t.type },
};

export const notFound = defineMessage<{ mask: string }>({
  id: 'paymentSettings.cards.notFound',
  defaultMessage: 'Не найдено: {mask}',
});
