import {
  Archive16Regular,
  ArrowExit16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  Pause16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { Investment } from '../../api/investment/investors';
import { choices } from '../../kit/table/choices';
import { t } from '../../i18n/terms';

const m = defineMessages({
  pending: { id: 'investors.investmentStatus.pending', defaultMessage: 'Ожидает' },
  active: { id: 'investors.investmentStatus.active', defaultMessage: 'Активна' },
  exiting: { id: 'investors.investmentStatus.exiting', defaultMessage: 'Выводится' },
  closed: { id: 'investors.investmentStatus.closed', defaultMessage: 'Закрыта' },
});

/** How each status of an investment looks. */
export const investmentStatus = choices<Investment['status']>({
  pending: { label: m.pending, tone: 'informative', icon: Clock16Regular },
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  exiting: { label: m.exiting, tone: 'warning', icon: ArrowExit16Regular },
  closed: { label: m.closed, tone: 'neutral', icon: Archive16Regular },
  cancelled: { label: t.cancelled, tone: 'danger', icon: Pause16Regular },
});
