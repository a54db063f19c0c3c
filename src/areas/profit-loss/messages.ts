import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  empty: { id: 'profitLoss.empty', defaultMessage: 'Строк прибылей и убытков нет' },
  line: { id: 'profitLoss.line', defaultMessage: 'Статья' },
  common: { id: 'profitLoss.common', defaultMessage: 'Общие' },
  total: { id: 'profitLoss.total', defaultMessage: 'Всего' },
  result: { id: 'profitLoss.result', defaultMessage: 'Доходы минус расходы' },
  share: { id: 'profitLoss.share', defaultMessage: 'Доля в общих расходах' },
  profit: { id: 'profitLoss.profit', defaultMessage: 'Записанная прибыль' },
  noProfit: { id: 'profitLoss.noProfit', defaultMessage: 'Не рассчитана' },
  lines: { id: 'profitLoss.lines', defaultMessage: 'Значения по строкам' },
  periodLabel: { id: 'profitLoss.period', defaultMessage: 'За какой период' },
  month: { id: 'profitLoss.period.month', defaultMessage: 'За месяц' },
  yearToDate: { id: 'profitLoss.period.yearToDate', defaultMessage: 'С начала года' },
  compareLabel: { id: 'profitLoss.compare', defaultMessage: 'С чем сравнить' },
  previous: { id: 'profitLoss.compare.previous', defaultMessage: 'С прошлым периодом' },
  year: { id: 'profitLoss.compare.year', defaultMessage: 'С прошлым годом' },
  isClosed: {
    id: 'profitLoss.isClosed',
    defaultMessage: 'Месяц закрыт: значения не вводят и прибыль не пересчитывают',
  },
  ofMonthOnly: {
    id: 'profitLoss.ofMonthOnly',
    defaultMessage: 'Вводить значения и рассчитывать прибыль можно только за один месяц',
  },
  type: { id: 'profitLoss.type', defaultMessage: 'Ввести значения' },
  typed: { id: 'profitLoss.typed', defaultMessage: 'Введено, сум' },
  typedSaved: { id: 'profitLoss.typedSaved', defaultMessage: 'Значения сохранены' },
  inLedger: { id: 'profitLoss.inLedger', defaultMessage: 'По главной книге, сум' },
  before: { id: 'profitLoss.before', defaultMessage: 'Месяцем раньше, сум' },
  typeHelp: {
    id: 'profitLoss.typeHelp',
    defaultMessage: 'Пустая ячейка берёт сумму из главной книги. Сохраняется только то, что вы изменили',
  },
  isTyped: { id: 'profitLoss.isTyped', defaultMessage: 'введено вручную' },
  isLarge: { id: 'profitLoss.isLarge', defaultMessage: 'большое изменение, нужен комментарий' },
  better: { id: 'profitLoss.better', defaultMessage: 'лучше' },
  worse: { id: 'profitLoss.worse', defaultMessage: 'хуже' },
  noChange: { id: 'profitLoss.noChange', defaultMessage: 'без изменений' },
  reckon: { id: 'profitLoss.reckon', defaultMessage: 'Рассчитать прибыль' },
  reckonTitle: { id: 'profitLoss.reckonTitle', defaultMessage: 'Записать рассчитанную прибыль?' },
  write: { id: 'profitLoss.write', defaultMessage: 'Записать' },
  written: { id: 'profitLoss.written', defaultMessage: 'Прибыль рассчитана и записана' },
  reckoning: { id: 'profitLoss.reckoning', defaultMessage: 'Рассчитываем…' },
  income: { id: 'profitLoss.income', defaultMessage: 'Доходы стратегии' },
  ownExpense: { id: 'profitLoss.ownExpense', defaultMessage: 'Её собственные расходы' },
  commonExpense: { id: 'profitLoss.commonExpense', defaultMessage: 'Общие расходы месяца' },
  commonShare: { id: 'profitLoss.commonShare', defaultMessage: 'Её доля в них' },
  net: { id: 'profitLoss.net', defaultMessage: 'Чистая прибыль' },
  netNow: { id: 'profitLoss.netNow', defaultMessage: 'Записано сейчас' },
  shareHelp: {
    id: 'profitLoss.shareHelp',
    defaultMessage: 'Общие расходы делятся по средним деньгам в работе за месяц',
  },
  announced: {
    id: 'profitLoss.announced',
    defaultMessage: 'Прибыль уже объявлена: её больше не пересчитывают',
  },
  irr: { id: 'profitLoss.irr', defaultMessage: 'Доходность рассрочки' },
  irrReckon: { id: 'profitLoss.irr.reckon', defaultMessage: 'Рассчитать доходность' },
  irrAmount: { id: 'profitLoss.irr.amount', defaultMessage: 'Выдано' },
  irrPayments: { id: 'profitLoss.irr.payments', defaultMessage: 'Платежи по месяцам' },
  irrPayment: { id: 'profitLoss.irr.payment', defaultMessage: 'Платёж, сум' },
  irrHelp: {
    id: 'profitLoss.irr.help',
    defaultMessage: 'Первый платёж — через месяц после выдачи. Столбец сумм можно вставить из таблицы',
  },
  irrSum: { id: 'profitLoss.irr.sum', defaultMessage: 'Вернётся' },
  irrMonth: { id: 'profitLoss.irr.month', defaultMessage: 'В месяц' },
  irrNominal: { id: 'profitLoss.irr.nominal', defaultMessage: 'Номинальная за год' },
  irrEffective: { id: 'profitLoss.irr.effective', defaultMessage: 'Эффективная за год' },
  irrAgain: { id: 'profitLoss.irr.again', defaultMessage: 'Изменить условия' },
  more: { id: 'profitLoss.more', defaultMessage: 'Ещё о месяце' },
  history: { id: 'profitLoss.history', defaultMessage: 'История месяца' },
  isTypedVerb: { id: 'profitLoss.history.type', defaultMessage: 'Ввод значения' },
});

/** What a column of one strategy is called beside its figure. */
export const ofColumn = {
  ledger: defineMessage<{ column: string }>({
    id: 'profitLoss.column.ledger',
    defaultMessage: '{column}: по книге, сум',
  }),

  comment: defineMessage<{ column: string }>({
    id: 'profitLoss.column.comment',
    defaultMessage: '{column}: комментарий',
  }),

  compared: defineMessage<{ column: string }>({
    id: 'profitLoss.column.compared',
    defaultMessage: '{column}: было, сум',
  }),
  change: defineMessage<{ column: string }>({ id: 'profitLoss.column.change', defaultMessage: '{column}: Δ, сум' }),
  percent: defineMessage<{ column: string }>({ id: 'profitLoss.column.percent', defaultMessage: '{column}: Δ, %' }),
};

export const typeTitle = defineMessage<{ column: string; month: string }>({
  id: 'profitLoss.typeTitle',
  defaultMessage: 'Значения · {column} · {month}',
});
export const largeAre = defineMessage<{ count: number; percent: string; amount: string }>({
  id: 'profitLoss.largeAre',
  defaultMessage:
    '{count, plural, one {# сумма изменилась} few {# суммы изменились} many {# сумм изменилось} other {# суммы изменились}} больше чем на {percent} и {amount}: нужен комментарий',
});
export const changed = defineMessage<{ line: string; amount: string; comment: string }>({
  id: 'profitLoss.changed',
  defaultMessage: '{line}: {amount} {comment}',
});
export const historyTitle = defineMessage<{ month: string }>({
  id: 'profitLoss.historyTitle',
  defaultMessage: 'История · {month}',
});
