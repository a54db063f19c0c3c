import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  order: { id: 'orders.order', defaultMessage: '№ заказа' },
  customer: { id: 'orders.customer', defaultMessage: 'Покупатель' },
  merchant: { id: 'orders.merchant', defaultMessage: 'Мерчант' },
  branch: { id: 'orders.branch', defaultMessage: 'Филиал заказа' },
  seller: { id: 'orders.seller', defaultMessage: 'Кто продал' },
  delivery: { id: 'orders.delivery', defaultMessage: 'Доставка' },
  moderator: { id: 'orders.moderator', defaultMessage: 'Модератор заказа' },
  paid: { id: 'orders.paid', defaultMessage: 'Клиент оплатил, сум' },
  granted: { id: 'orders.granted', defaultMessage: 'Дано в рассрочку, сум' },
  refunded: { id: 'orders.refunded', defaultMessage: 'Возвращено клиенту, сум' },
  waiting: { id: 'orders.waiting', defaultMessage: 'Ждём от клиента, сум' },
  since: { id: 'orders.since', defaultMessage: 'В статусе с' },
  downState: { id: 'orders.downState', defaultMessage: 'Взнос' },
  downNone: { id: 'orders.downNone', defaultMessage: 'Без взноса' },
  downUnpaid: { id: 'orders.downUnpaid', defaultMessage: 'Взнос не внесён' },
  downPaid: { id: 'orders.downPaid', defaultMessage: 'Взнос внесён' },
  deliveryPickup: { id: 'orders.deliveryPickup', defaultMessage: 'Самовывоз' },
  deliveryNew: { id: 'orders.deliveryNew', defaultMessage: 'Ждёт адреса' },
  deliveryAddress: { id: 'orders.deliveryAddress', defaultMessage: 'Адрес подтверждён' },
  deliveryProvider: { id: 'orders.deliveryProvider', defaultMessage: 'Служба назначена' },
  deliveryPickedUp: { id: 'orders.deliveryPickedUp', defaultMessage: 'Курьер забрал' },
  deliveryInTransit: { id: 'orders.deliveryInTransit', defaultMessage: 'В пути' },
  deliveryDelivered: { id: 'orders.deliveryDelivered', defaultMessage: 'Доставлен' },
  deliveryCancelled: { id: 'orders.deliveryCancelled', defaultMessage: 'Доставка отменена' },
  deliveryFailed: { id: 'orders.deliveryFailed', defaultMessage: 'Не вручён' },
  deliveryReturned: { id: 'orders.deliveryReturned', defaultMessage: 'Вернулся мерчанту' },
  takeOverFree: {
    id: 'orders.takeOverFree',
    defaultMessage: 'Модератор не работал с заказом 30 минут: комментарий не обязателен',
  },
  lackDown: { id: 'orders.lackDown', defaultMessage: 'взнос не внесён' },
  lackPayment: { id: 'orders.lackPayment', defaultMessage: 'исход возврата взноса ещё неизвестен' },
  lackPhoto: { id: 'orders.lackPhoto', defaultMessage: 'нет подтверждённого фотоотчёта' },
  lackFirstDay: { id: 'orders.lackFirstDay', defaultMessage: 'день первого платежа прошёл' },
  lackDelivery: { id: 'orders.lackDelivery', defaultMessage: 'товар ещё не вручён' },
  lackAct: { id: 'orders.lackAct', defaultMessage: 'акт не подписан' },
  lackTaken: { id: 'orders.lackTaken', defaultMessage: 'заказ у другого модератора' },
  noCancelNow: { id: 'orders.noCancelNow', defaultMessage: 'Сейчас отменить нельзя' },
  takenAt: { id: 'orders.takenAt', defaultMessage: 'Взят в работу' },
  orderCreated: { id: 'orders.orderCreated', defaultMessage: 'Дата заказа' },
  kindPhotoReport: { id: 'orders.kindPhotoReport', defaultMessage: 'Фотоотчёт' },
  kindContractPhoto: { id: 'orders.kindContractPhoto', defaultMessage: 'Фото договора' },
  kindSignedAct: { id: 'orders.kindSignedAct', defaultMessage: 'Подписанный акт' },
  kindOther: { id: 'orders.kindOther', defaultMessage: 'Другой файл' },
  attachedBy: { id: 'orders.attachedBy', defaultMessage: 'Кто приложил' },
  forQabz: { id: 'orders.forQabz', defaultMessage: 'Владение (Qabz)' },
  forAct: { id: 'orders.forAct', defaultMessage: 'Передачу по акту' },
  approvePhoto: { id: 'orders.approvePhoto', defaultMessage: 'Подтвердить фотоотчёт' },
  actPending: { id: 'orders.actPending', defaultMessage: 'Ждёт подписи клиента' },
  actSigned: { id: 'orders.actSigned', defaultMessage: 'Акт подписан' },
  byCode: { id: 'orders.byCode', defaultMessage: 'Кодом из СМС' },
  byPhoto: { id: 'orders.byPhoto', defaultMessage: 'По фотоотчёту' },
  codeSentTo: { id: 'orders.codeSentTo', defaultMessage: 'Код ушёл на' },
  confirmAct: { id: 'orders.confirmAct', defaultMessage: 'Подтвердить кодом' },
  receiptSale: { id: 'orders.receiptSale', defaultMessage: 'Чек продажи' },
  receiptRefund: { id: 'orders.receiptRefund', defaultMessage: 'Чек возврата' },
  receiptAdvance: { id: 'orders.receiptAdvance', defaultMessage: 'Чек аванса' },
  receiptCredit: { id: 'orders.receiptCredit', defaultMessage: 'Чек оплаты кредита' },
  receiptNew: { id: 'orders.receiptNew', defaultMessage: 'Чек не отправлен' },
  receiptSent: { id: 'orders.receiptSent', defaultMessage: 'Чек в пути' },
  receiptPrinted: { id: 'orders.receiptPrinted', defaultMessage: 'Чек выбит' },
  receiptFailed: { id: 'orders.receiptFailed', defaultMessage: 'Чек с ошибкой' },
  receiptCancelled: { id: 'orders.receiptCancelled', defaultMessage: 'Чек отменён' },
});

export const orderTitle = defineMessage<{ number: string; name: string }>({
  id: 'orders.orderTitle',
  defaultMessage: 'Заказ {number} · {name}',
});

export const takenBy = defineMessage<{ name: string }>({
  id: 'orders.takenBy',
  defaultMessage: 'Заказ взял {name}',
});

export const freeFrom = defineMessage<{ time: string }>({
  id: 'orders.freeFrom',
  defaultMessage: 'Без комментария забрать можно с {time}',
});

export const lacks = defineMessage<{ what: string }>({
  id: 'orders.lacks',
  defaultMessage: 'Мешает: {what}',
});

export const completeVerb = defineMessage<{ amount: string }>({
  id: 'orders.completeVerb',
  defaultMessage: 'Завершить на {amount}',
});

export const triesLeft = defineMessage<{ count: number }>({
  id: 'orders.triesLeft',
  defaultMessage:
    '{count, plural, one {Осталась # попытка ввода} few {Осталось # попытки ввода} many {Осталось # попыток ввода} other {Осталось # попыток ввода}}',
});

export const resendIn = defineMessage<{ seconds: number }>({
  id: 'orders.resendIn',
  defaultMessage: 'Отправить код снова можно через {seconds} с',
});

export const lineState = defineMessage<{ waiting: number; mine: number }>({
  id: 'orders.lineState',
  defaultMessage: 'Ждут модератора: {waiting} · у вас: {mine}',
});

export const announced = defineMessage<{ number: string; name: string; amount: string }>({
  id: 'orders.announced',
  defaultMessage: 'Заказ {number}, {name}, {amount}. A — одобрить, R — отклонить, N — следующий, P — фото',
});

export const applicationNumber = defineMessage<{ id: number }>({
  id: 'orders.applicationNumber',
  defaultMessage: 'Заявка на рассрочку № {id}',
});

export const receiptNumber = defineMessage<{ id: number }>({
  id: 'orders.receiptNumber',
  defaultMessage: '№ {id}',
});
