import { CheckmarkCircle16Regular, Clock16Regular, ErrorCircle16Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { IncomeType, TaxStatus } from '../../../api/investment/tax';
import { t } from '../../../i18n/terms';
import { choices } from '../../../kit/table/choices';

export const m = defineMessages({
  pinflOrInn: { id: 'payments.tax.pinflOrInn', defaultMessage: 'ПИНФЛ или ИНН' },
  incomeType: { id: 'payments.tax.incomeType', defaultMessage: 'Вид дохода' },
  dividend: { id: 'payments.tax.dividend', defaultMessage: 'Дивиденды' },
  exit: { id: 'payments.tax.exit', defaultMessage: 'Выход из инвестиции' },
  other: { id: 'payments.tax.other', defaultMessage: 'Прочее' },
  base: { id: 'payments.tax.base', defaultMessage: 'База, сум' },
  rate: { id: 'payments.tax.rate', defaultMessage: 'Ставка, %' },
  errorText: { id: 'payments.tax.errorText', defaultMessage: 'Что не так' },
  verifiedAt: { id: 'payments.tax.verifiedAt', defaultMessage: 'Проверена' },
  search: { id: 'payments.tax.search', defaultMessage: 'Имя, документ; ПИНФЛ, ИНН — от 7 цифр' },
  empty: { id: 'payments.tax.empty', defaultMessage: 'Налоговых операций пока нет' },
  verify: { id: 'payments.tax.verify', defaultMessage: 'Проверить' },
  verifyTitle: { id: 'payments.tax.verifyTitle', defaultMessage: 'Проверить налоговые операции?' },
  verifyRun: { id: 'payments.tax.verifyRun', defaultMessage: 'Проверка налоговых операций' },
  processed: { id: 'payments.tax.processed', defaultMessage: 'Проверка завершена' },
  notNew: { id: 'payments.tax.notNew', defaultMessage: 'Проверить можно только новую строку' },
  noneNew: { id: 'payments.tax.noneNew', defaultMessage: 'Среди выбранных нет новых строк' },
  baseSum: { id: 'payments.tax.baseSum', defaultMessage: 'База' },
  showNew: { id: 'payments.tax.showNew', defaultMessage: 'Показать непроверенные' },
  title: { id: 'payments.tax.title', defaultMessage: 'Налоговая операция № {id}' },
  bulkSummary: {
    id: 'payments.tax.bulkSummary',
    defaultMessage: 'Проверено: {done}, не удалось: {failed}, пропущено: {skipped}',
  },
});

export const taxStatus = choices<TaxStatus>({
  new: { label: t.newRow, tone: 'warning', icon: Clock16Regular },
  verified: { label: t.verified, tone: 'success', icon: CheckmarkCircle16Regular },
  error: { label: t.error, tone: 'danger', icon: ErrorCircle16Regular },
});

export const incomeTypes = choices<IncomeType>({
  dividend: m.dividend,
  exit: m.exit,
  other: m.other,
});
