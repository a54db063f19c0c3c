import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  investor: { id: 'payments.tax.investor', defaultMessage: 'Инвестор' },
  pinflOrInn: { id: 'payments.tax.pinflOrInn', defaultMessage: 'ПИНФЛ или ИНН' },
  month: { id: 'payments.tax.month', defaultMessage: 'Месяц' },
  date: { id: 'payments.tax.date', defaultMessage: 'Дата' },
  incomeType: { id: 'payments.tax.incomeType', defaultMessage: 'Вид дохода' },
  dividend: { id: 'payments.tax.dividend', defaultMessage: 'Дивиденды' },
  exit: { id: 'payments.tax.exit', defaultMessage: 'Выход из инвестиции' },
  other: { id: 'payments.tax.other', defaultMessage: 'Прочее' },
  base: { id: 'payments.tax.base', defaultMessage: 'База, сум' },
  rate: { id: 'payments.tax.rate', defaultMessage: 'Ставка, %' },
  taxAmount: { id: 'payments.tax.taxAmount', defaultMessage: 'Налог, сум' },
  document: { id: 'payments.tax.document', defaultMessage: 'Платёжный документ' },
  status: { id: 'payments.tax.status', defaultMessage: 'Статус' },
  new: { id: 'payments.tax.new', defaultMessage: 'Новая' },
  verified: { id: 'payments.tax.verified', defaultMessage: 'Проверена' },
  error: { id: 'payments.tax.error', defaultMessage: 'Ошибка' },
  errorText: { id: 'payments.tax.errorText', defaultMessage: 'Что не так' },
  verifiedBy: { id: 'payments.tax.verifiedBy', defaultMessage: 'Проверил' },
  verifiedAt: { id: 'payments.tax.verifiedAt', defaultMessage: 'Проверена' },
  search: { id: 'payments.tax.search', defaultMessage: 'Имя, ПИНФЛ, ИНН или документ' },
  empty: { id: 'payments.tax.empty', defaultMessage: 'Налоговых операций пока нет' },
  verify: { id: 'payments.tax.verify', defaultMessage: 'Проверить' },
  verifyTitle: { id: 'payments.tax.verifyTitle', defaultMessage: 'Подтвердить налоговые операции?' },
  verifyRun: { id: 'payments.tax.verifyRun', defaultMessage: 'Проверка налоговых операций' },
  processed: { id: 'payments.tax.processed', defaultMessage: 'Проверка завершена' },
  notNew: { id: 'payments.tax.notNew', defaultMessage: 'Проверить можно только новую строку' },
  noneNew: { id: 'payments.tax.noneNew', defaultMessage: 'Среди выбранных нет новых строк' },
  cancel: { id: 'payments.tax.cancel', defaultMessage: 'Отмена' },
  about: { id: 'payments.tax.about', defaultMessage: 'Сведения' },
  baseSum: { id: 'payments.tax.baseSum', defaultMessage: 'База' },
  taxSum: { id: 'payments.tax.taxSum', defaultMessage: 'Налог' },
  showNew: { id: 'payments.tax.showNew', defaultMessage: 'Показать непроверенные' },
});

export const bulkSummary = defineMessage<{ done: number; failed: number; skipped: number }>({
  id: 'payments.tax.bulkSummary',
  defaultMessage: 'Проверено: {done}, не удалось: {failed}, пропущено: {skipped}',
});

export const pickedCount = defineMessage<{ count: string }>({
  id: 'payments.tax.pickedCount',
  defaultMessage: 'Выбрано: {count}',
});

export const taxTitle = defineMessage<{ id: number }>({
  id: 'payments.tax.title',
  defaultMessage: 'Налоговая операция № {id}',
});

export const rowName = defineMessage<{ name: string; month: string }>({
  id: 'payments.tax.rowName',
  defaultMessage: '{name}, {month}',
});
