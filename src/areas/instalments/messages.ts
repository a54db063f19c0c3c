import { defineMessage, defineMessages } from 'react-intl';
import { contractWords } from '../../parts/orders/applicationJournal';

export const m = {
  ...contractWords,
  ...defineMessages({
    customer: { id: 'instalments.customer', defaultMessage: 'ФИО клиента' },
    merchant: { id: 'instalments.merchant', defaultMessage: 'Мерчант' },
    price: { id: 'instalments.price', defaultMessage: 'Цена, сум' },
    discount: { id: 'instalments.discount', defaultMessage: 'Скидка, сум' },
    down: { id: 'instalments.down', defaultMessage: 'Взнос, сум' },
    score: { id: 'instalments.score', defaultMessage: 'Балл' },
    expires: { id: 'instalments.expires', defaultMessage: 'Истекает' },
    source: { id: 'instalments.source', defaultMessage: 'Источник' },
    contractShort: { id: 'instalments.contractShort', defaultMessage: 'Договор №' },
    financed: { id: 'instalments.financed', defaultMessage: 'В рассрочку, сум' },
    total: { id: 'instalments.total', defaultMessage: 'Всего, сум' },
    paid: { id: 'instalments.paid', defaultMessage: 'Оплачено, сум' },
    debt: { id: 'instalments.debt', defaultMessage: 'Долг, сум' },
    toPay: { id: 'instalments.toPay', defaultMessage: 'К оплате, сум' },
    overdue: { id: 'instalments.overdue', defaultMessage: 'Дней' },
    overdueDays: { id: 'instalments.overdueDays', defaultMessage: 'Дней просрочки' },
    addPromise: { id: 'instalments.addPromise', defaultMessage: 'Записать обещание' },
    schedule: { id: 'instalments.schedule', defaultMessage: 'График платежей' },
    canAccept: { id: 'instalments.canAccept', defaultMessage: 'Лимит и нагрузка позволяют одобрить' },
    monthCount: { id: 'instalments.monthCount', defaultMessage: 'Срок рассрочки, месяцев' },
    monthly: { id: 'instalments.monthly', defaultMessage: 'В месяц, сум' },
    firstDay: { id: 'instalments.firstDay', defaultMessage: 'Первый платёж' },
    count: { id: 'instalments.count', defaultMessage: 'Количество' },
    invoiceSaved: { id: 'instalments.invoiceSaved', defaultMessage: 'Счёт-фактура записана' },
    wrongNumber: { id: 'instalments.wrongNumber', defaultMessage: 'До 30 знаков: буквы, цифры, дефис, косая черта' },
    lineInvoice: { id: 'instalments.lineInvoice', defaultMessage: 'Счёт-фактура мерчанта' },
    scheduleRow: { id: 'instalments.scheduleRow', defaultMessage: 'Строка графика' },
    ofDown: { id: 'instalments.ofDown', defaultMessage: 'Первоначальный взнос' },
    who: { id: 'instalments.who', defaultMessage: 'Кто провёл' },
    wrongDocument: {
      id: 'instalments.wrongDocument',
      defaultMessage: 'До 40 знаков: буквы, цифры, дефис, косая черта',
    },
  }),
};

export const shortOf = defineMessage<{ amount: string }>({
  id: 'instalments.shortOf',
  defaultMessage: 'Не хватает лимита: {amount}',
});

export const offer = defineMessage<{ amount: string }>({
  id: 'instalments.offer',
  defaultMessage: 'Хватит, если взнос будет {amount}',
});

export const stepLate = defineMessage<{ days: number; amount: string }>({
  id: 'instalments.step.late',
  defaultMessage: 'Клиент просрочил: дней {days}, к оплате {amount}',
});

export const missingPhotos = defineMessage<{ names: string }>({
  id: 'instalments.missingPhotos',
  defaultMessage: 'Нет фото: {names}',
});

export const removeFile = defineMessage<{ name: string }>({
  id: 'instalments.removeFile',
  defaultMessage: 'Убрать файл {name}',
});

export const invoiceOfDay = defineMessage<{ number: string; day: string }>({
  id: 'instalments.invoiceOfDay',
  defaultMessage: '№ {number} от {day}',
});

export const registerVerb = defineMessage<{ amount: string }>({
  id: 'instalments.registerVerb',
  defaultMessage: 'Провести {amount}',
});

export const rowsClosed = defineMessage<{ rows: string }>({
  id: 'instalments.rowsClosed',
  defaultMessage: 'строки графика {rows}',
});

export const applicationTitle = defineMessage<{ id: number; name: string }>({
  id: 'instalments.applicationTitle',
  defaultMessage: 'Заявка № {id} · {name}',
});

export const applicationLabel = defineMessage<{ id: number }>({
  id: 'instalments.applicationLabel',
  defaultMessage: 'Рассрочка № {id}',
});

export const chargeVerb = defineMessage<{ amount: string }>({
  id: 'instalments.chargeVerb',
  defaultMessage: 'Списать {amount}',
});

export const payBackVerb = defineMessage<{ amount: string }>({
  id: 'instalments.payBackVerb',
  defaultMessage: 'Вернуть клиенту {amount}',
});

/** Charges a card whose holder has said yes with a code. */
export const payByCodeVerb = defineMessage<{ amount: string }>({
  id: 'instalments.payByCodeVerb',
  defaultMessage: 'Оплатить {amount}',
});

export const codeTries = defineMessage<{ count: number }>({
  id: 'instalments.codeTries',
  defaultMessage:
    '{count, plural, one {Осталась # попытка ввода} few {Осталось # попытки ввода} many {Осталось # попыток ввода} other {Осталось # попыток ввода}}',
});

/** Nobody was scored: the application stays where it is. */
export const notScored = defineMessage({
  id: 'instalments.notScored',
  defaultMessage: 'Служба скоринга не ответила: запустите ещё раз',
});

export const cancelPaidVerb = defineMessage<{ amount: string }>({
  id: 'instalments.cancelPaidVerb',
  defaultMessage: 'Отменить и вернуть клиенту {amount}',
});
