import { CheckmarkCircle16Regular, Clock16Regular, ErrorCircle16Regular } from '@fluentui/react-icons';
import type { IncomeType, TaxStatus } from '../../../api/investment/tax';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';
import { t } from '../../../i18n/terms';

export const taxStatus = choices<TaxStatus>({
  new: { label: m.new, tone: 'warning', icon: Clock16Regular },
  verified: { label: m.verified, tone: 'success', icon: CheckmarkCircle16Regular },
  error: { label: t.error, tone: 'danger', icon: ErrorCircle16Regular },
});

export const incomeTypes = choices<IncomeType>({
  dividend: m.dividend,
  exit: m.exit,
  other: m.other,
});
