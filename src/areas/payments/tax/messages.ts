import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  pinflOrInn: { id: 'payments.tax.pinflOrInn', defaultMessage: 'ПИНФЛ или ИНН' },
  incomeType: { id: 'payments.tax.incomeType', defaultMessage: 'Вид дохода' },
  dividend: { id: 'payments.tax.dividend', defaultMessage: 'Дивиденды' },
  exit: { id: 'payments.tax.exit', defaultMessage: 'Выход из инвестиции' },
  other: { id: 'payments.tax.other', defaultMessage: 'Прочее' },
  base: { id: 'payments.tax.base', defaultMessage: 'База, сум' },
  rate: { id: 'payments.tax.rate', defaultMessage: 'Ставка, %' },
  document: { id: 'payments.tax.document', defaultMessage: 'Платёжный документ' },
  new: { id: 'payments.tax.new', defaultMessage: 'Новая' },
  verified: { id: 'payments.tax.verified', defaultMessage: 'Проверена' },
  errorText: { id: 'payments.tax.errorText', defaultMessage: 'Что не так' },
  verifiedAt: { id: 'payments.tax.verifiedAt', defaultMessage: 'Проверена' },
  search: { id: 'payments.tax.search', defaultMessage: 'Имя, ПИНФЛ, ИНН или документ' },
  empty: { id: 'payments.tax.empty', defaultMessage: 'Налоговых операций пока нет' },
  verify: { id: 'payments.tax.verify', defaultMessage: 'Проверить' },
  verifyTitle: { id: 'payments.tax.verifyTitle', defaultMessage: 'Подтвердить налоговые операции?' },
  verifyRun: { id: 'payments.tax.verifyRun', defaultMessage: 'Проверка налоговых операций' },
  processed: { id: 'payments.tax.processed', defaultMessage: 'Проверка завершена' },
  notNew: { id: 'payments.tax.notNew', defaultMessage: 'Проверить можно только новую строку' },
  noneNew: { id: 'payments.tax.noneNew', defaultMessage: 'Среди выбранных нет новых строк' },
  baseSum: { id: 'payments.tax.baseSum', defaultMessage: 'База' },
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
