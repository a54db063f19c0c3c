import type { Texts } from '../../files/workbook';

/** What the values of a column are called, by the column's list of words. */
export const words = {
  investment: {
    pending: ['Ожидает', 'Pending', 'Kutmoqda'],
    active: ['Активна', 'Active', 'Faol'],
    exiting: ['Выводится', 'Exiting', 'Yechib olinmoqda'],
    closed: ['Закрыта', 'Closed', 'Yopilgan'],
    cancelled: ['Отменена', 'Cancelled', 'Bekor qilingan'],
  },
  claim: {
    pending: ['Ожидает решения', 'Pending', 'Qaror kutmoqda'],
    in_process: ['В работе', 'In process', 'Koʻrib chiqilmoqda'],
    approved: ['Одобрена', 'Approved', 'Tasdiqlangan'],
    rejected: ['Отклонена', 'Rejected', 'Rad etilgan'],
    cancelled: ['Отменена', 'Cancelled', 'Bekor qilingan'],
  },
  claimType: {
    refill: ['Пополнение баланса', 'Balance refill', 'Balansni toʻldirish'],
    withdraw: ['Списание с баланса', 'Balance withdrawal', 'Balansdan yechish'],
    cash_in: ['Ввод средств', 'Cash-in', 'Mablagʻ kiritish'],
    cash_out: ['Вывод средств', 'Cash-out', 'Mablagʻ yechish'],
    reinvest: ['Реинвестирование', 'Reinvestment', 'Qayta investitsiya'],
    transfer: ['Перевод', 'Transfer', 'Oʻtkazma'],
  },
  payment: {
    card: ['Карта', 'Card', 'Karta'],
    bank_account: ['Банковский счёт', 'Bank account', 'Bank hisob raqami'],
    cash: ['Наличные', 'Cash', 'Naqd pul'],
    wallet: ['Кошелёк', 'Wallet', 'Hamyon'],
  },
  subject: {
    individual: ['Физическое лицо', 'Individual', 'Jismoniy shaxs'],
    business: ['Юридическое лицо', 'Company', 'Yuridik shaxs'],
  },
  investor: {
    new: ['Новый', 'New', 'Yangi'],
    in_process: ['На проверке', 'In review', 'Tekshiruvda'],
    active: ['Активный', 'Active', 'Faol'],
    current: ['Действующий', 'Current', 'Amaldagi'],
    left: ['Вышел', 'Left', 'Chiqib ketgan'],
    inactive: ['Неактивный', 'Inactive', 'Nofaol'],
    archive: ['В архиве', 'Archived', 'Arxivda'],
  },
  installment: {
    installment_created: ['Рассрочка создана', 'Instalment created', 'Muddatli toʻlov yaratildi'],
    not_fully_paid: ['Погашается', 'Being paid', 'Toʻlanmoqda'],
    fully_paid: ['Погашена', 'Paid off', 'Toʻliq toʻlangan'],
    closed: ['Закрыт', 'Closed', 'Yopilgan'],
    cancelled: ['Отменён', 'Cancelled', 'Bekor qilindi'],
  },
  merchantMove: {
    sale: ['Продажа', 'Sale', 'Sotuv'],
    return: ['Возврат', 'Return', 'Qaytarish'],
    payout: ['Выплата', 'Payout', 'Toʻlov'],
    reversal: ['Сторно', 'Reversal', 'Storno'],
  },
  movement: {
    refill: ['Пополнение', 'Refill', 'Toʻldirish'],
    withdraw: ['Списание', 'Withdrawal', 'Hisobdan yechish'],
    investment: ['Инвестиция', 'Investment', 'Investitsiya'],
    exit: ['Вывод инвестиции', 'Exit from an investment', 'Investitsiyadan chiqish'],
    dividend: ['Дивиденды', 'Dividends', 'Dividendlar'],
    penalty: ['Штраф за вывод', 'Cash-out penalty', 'Yechib olish jarimasi'],
    exit_tax: ['Налог с вывода', 'Tax on the cash-out', 'Yechib olish soligʻi'],
    bond: ['Покупка облигаций', 'Bonds bought', 'Obligatsiya xaridi'],
    coupon: ['Купон', 'Coupon', 'Kupon'],
    coupon_tax: ['Налог с купона', 'Tax on the coupon', 'Kupon soligʻi'],
    bond_repayment: ['Погашение облигаций', 'Bonds repaid', 'Obligatsiya soʻndirilishi'],
  },
  cashIn: {
    pending: ['Ждёт зачисления', 'Waiting to be posted', 'Hisobga kiritilishi kutilmoqda'],
    confirmed: ['Зачислен', 'Posted', 'Hisobga kiritilgan'],
    rejected: ['Отклонён', 'Rejected', 'Rad etilgan'],
    returned: ['Возвращён', 'Returned', 'Qaytarilgan'],
  },
  cashOut: {
    pending: ['Ждёт решения', 'Pending', 'Qaror kutmoqda'],
    approved: ['Одобрена', 'Approved', 'Tasdiqlangan'],
    rejected: ['Отклонена', 'Rejected', 'Rad etilgan'],
    cancelled: ['Отменена', 'Cancelled', 'Bekor qilingan'],
    to_sign: ['На подписи', 'To be signed', 'Imzolashda'],
    signed: ['Подписана', 'Signed', 'Imzolangan'],
    paid: ['Выплачена', 'Paid', 'Toʻlangan'],
    failed: ['Не прошла', 'Failed', 'Oʻtmadi'],
  },
} as const satisfies Record<string, Record<string, Texts>>;
export type WordList = keyof typeof words;

/** What the second sheet says of a report. */
export const factTexts = {
  report: ['Отчёт', 'Report', 'Hisobot'],
  user: ['Пользователь', 'User', 'Foydalanuvchi'],
} as const satisfies Record<string, Texts>;
