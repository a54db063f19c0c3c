import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    empty: { id: 'ledger.calendar.empty', defaultMessage: 'На эти дни выплат нет' },
    entries: { id: 'ledger.calendar.entries', defaultMessage: 'Выплаты' },
    day: { id: 'ledger.calendar.day', defaultMessage: 'День' },
    kind: { id: 'ledger.calendar.kind', defaultMessage: 'Что платится' },
    record: { id: 'ledger.calendar.record', defaultMessage: 'По какой записи' },
    people: { id: 'ledger.calendar.people', defaultMessage: 'Получателей' },
    coupon: { id: 'ledger.calendar.coupon', defaultMessage: 'Купон' },
    repayment: { id: 'ledger.calendar.repayment', defaultMessage: 'Погашение облигации' },
    dividend: { id: 'ledger.calendar.dividend', defaultMessage: 'Дивиденды' },
    cashOut: { id: 'ledger.calendar.cashOut', defaultMessage: 'Вывод средств' },
    planned: { id: 'ledger.calendar.planned', defaultMessage: 'Предстоит' },
    overdue: { id: 'ledger.calendar.overdue', defaultMessage: 'Просрочено' },
    paid: { id: 'ledger.calendar.paid', defaultMessage: 'Выплачено' },
    previous: { id: 'ledger.calendar.previous', defaultMessage: 'Предыдущий месяц' },
    next: { id: 'ledger.calendar.next', defaultMessage: 'Следующий месяц' },
    wholeMonth: { id: 'ledger.calendar.wholeMonth', defaultMessage: 'Весь месяц' },
    hint: {
      id: 'ledger.calendar.hint',
      defaultMessage: 'Стрелки переходят по дням, Enter показывает выплаты дня',
    },
  }),
  ...{ month: t.month, status: t.status, amount: t.amount, date: t.date },
};

/** A kind on a day: how many, and their sum. */
export const ofKind = defineMessage<{ kind: string; count: number }>({
  id: 'ledger.calendar.ofKind',
  defaultMessage: '{kind}: {count}',
});
export const ofMonth = defineMessage<{ name: string; month: string }>({
  id: 'ledger.calendar.ofMonth',
  defaultMessage: '{name}, за {month}',
});
export const overdueOf = defineMessage<{ count: number }>({
  id: 'ledger.calendar.overdueOf',
  defaultMessage: 'просрочено: {count}',
});
