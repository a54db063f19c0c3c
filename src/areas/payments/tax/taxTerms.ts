import { CheckmarkCircle16Regular, Clock16Regular, ErrorCircle16Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { IncomeType, TaxStatus } from '../../../api/investment/tax';
import type { ValueWords } from '../../../parts/HistoryChange';
import type { StatusStyle } from '../../../kit/values/StatusBadge';
import { m } from './messages';

export const taxStatus: Record<TaxStatus, StatusStyle> = {
  new: { label: m.new, tone: 'warning', icon: Clock16Regular },
  verified: { label: m.verified, tone: 'success', icon: CheckmarkCircle16Regular },
  error: { label: m.error, tone: 'danger', icon: ErrorCircle16Regular },
};

export const taxValueWords: ValueWords = (field, value) =>
  field === 'status' && Object.hasOwn(taxStatus, value) ? taxStatus[value as TaxStatus].label : undefined;

export const incomeTypes: Record<IncomeType, MessageDescriptor> = {
  dividend: m.dividend,
  exit: m.exit,
  other: m.other,
};
