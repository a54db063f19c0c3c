import type { Texts } from '../../files/workbook';

const claimStates: Record<string, Texts> = {
  pending: ['Ожидает', 'Pending', 'Kutilmoqda'],
  in_process: ['В работе', 'In progress', 'Jarayonda'],
  approved: ['Одобрена', 'Approved', 'Tasdiqlangan'],
  rejected: ['Отклонена', 'Rejected', 'Rad etilgan'],
  cancelled: ['Отменена', 'Cancelled', 'Bekor qilingan'],
};

/** What the values of a column are called, by the column's list of words. */
export const words = {
  investment: {
    pending: ['Ожидает', 'Pending', 'Kutilmoqda'],
    active: ['Действует', 'Active', 'Faol'],
    exiting: ['Выход', 'Exiting', 'Chiqish jarayonida'],
    closed: ['Закрыта', 'Closed', 'Yopilgan'],
    cancelled: ['Отменена', 'Cancelled', 'Bekor qilingan'],
  },
  claim: claimStates,
  claimType: {
    refill: ['Пополнение баланса', 'Balance top-up', 'Balansni toʻldirish'],
    withdraw: ['Вывод с баланса', 'Withdrawal', 'Balansdan yechish'],
    cash_in: ['Пополнение', 'Cash in', 'Kirim'],
    cash_out: ['Вывод', 'Cash out', 'Chiqim'],
    reinvest: ['Реинвестирование', 'Reinvestment', 'Qayta investitsiya'],
    transfer: ['Перевод', 'Transfer', 'Oʻtkazma'],
  },
  payment: {
    card: ['Карта', 'Card', 'Karta'],
    bank_account: ['Банковский счёт', 'Bank account', 'Bank hisobi'],
    cash: ['Наличные', 'Cash', 'Naqd pul'],
    wallet: ['Кошелёк', 'Wallet', 'Hamyon'],
  },
  subject: {
    individual: ['Физическое лицо', 'Individual', 'Jismoniy shaxs'],
    business: ['Юридическое лицо', 'Company', 'Yuridik shaxs'],
  },
  investor: {
    new: ['Новый', 'New', 'Yangi'],
    in_process: ['На проверке', 'Being verified', 'Tekshiruvda'],
    active: ['Активный', 'Active', 'Faol'],
    current: ['Действующий', 'Current', 'Amaldagi'],
    left: ['Ушёл', 'Left', 'Ketgan'],
    inactive: ['Неактивный', 'Inactive', 'Nofaol'],
    archive: ['В архиве', 'Archived', 'Arxivda'],
  },
  installment: {
    installment_created: ['Создана', 'Created', 'Yaratilgan'],
    not_fully_paid: ['Оплачена частично', 'Partly paid', 'Qisman toʻlangan'],
    fully_paid: ['Оплачена', 'Paid in full', 'Toʻliq toʻlangan'],
    closed: ['Закрыта', 'Closed', 'Yopilgan'],
    cancelled: ['Отменена', 'Cancelled', 'Bekor qilingan'],
  },
  merchantMove: {
    sale: ['Продажа', 'Sale', 'Sotuv'],
    return: ['Возврат', 'Return', 'Qaytarish'],
    payout: ['Выплата', 'Payout', 'Toʻlov'],
    reversal: ['Возврат выплаты', 'Payout returned', 'Toʻlov qaytdi'],
  },
  movement: {
    refill: ['Пополнение', 'Top-up', 'Toʻldirish'],
    withdraw: ['Вывод', 'Withdrawal', 'Yechish'],
    investment: ['В инвестицию', 'Into an investment', 'Investitsiyaga'],
    exit: ['Из инвестиции', 'Out of an investment', 'Investitsiyadan'],
    dividend: ['Дивиденды', 'Dividend', 'Dividend'],
    penalty: ['Штраф', 'Penalty', 'Jarima'],
    exit_tax: ['Налог при выходе', 'Tax on exit', 'Chiqish soligʻi'],
    bond: ['Покупка облигаций', 'Bonds bought', 'Obligatsiya xaridi'],
    coupon: ['Купон', 'Coupon', 'Kupon'],
    coupon_tax: ['Налог с купона', 'Tax on a coupon', 'Kupondan soliq'],
    bond_repayment: ['Погашение облигаций', 'Bonds repaid', 'Obligatsiya soʻndirish'],
  },
  cashIn: {
    pending: ['Ожидает', 'Pending', 'Kutilmoqda'],
    confirmed: ['Зачислен', 'Posted', 'Kirim qilingan'],
    rejected: ['Отклонён', 'Rejected', 'Rad etilgan'],
    returned: ['Возвращён', 'Returned', 'Qaytarilgan'],
  },
  cashOut: {
    ...claimStates,
    to_sign: ['На подписи', 'To be signed', 'Imzoga'],
    signed: ['Подписана', 'Signed', 'Imzolangan'],
    paid: ['Выплачена', 'Paid', 'Toʻlangan'],
    failed: ['Ошибка выплаты', 'Payment failed', 'Toʻlov xatosi'],
  },
} as const satisfies Record<string, Record<string, Texts>>;
export type WordList = keyof typeof words;

/** What the second sheet says of a report. */
export const factTexts = {
  report: ['Отчёт', 'Report', 'Hisobot'],
  user: ['Пользователь', 'User', 'Foydalanuvchi'],
} as const satisfies Record<string, Texts>;
