import {
  Archive16Regular,
  ArrowExit16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  MoneyHand16Regular,
  Pause16Regular,
  PersonAdd16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { InvestorStatus } from '../api/investment/investors';
import { choices } from '../kit/table/choices';
import { t } from '../i18n/terms';

const m = defineMessages({
  in_process: { id: 'investors.status.in_process', defaultMessage: 'На проверке' },
  active: { id: 'investors.status.active', defaultMessage: 'Активный' },
  current: { id: 'investors.status.current', defaultMessage: 'Действующий' },
  left: { id: 'investors.status.left', defaultMessage: 'Вышел' },
  inactive: { id: 'investors.status.inactive', defaultMessage: 'Неактивный' },
  archive: { id: 'investors.status.archive', defaultMessage: 'В архиве' },
});

/** How each status of an investor looks, in the order of an investor's life. */
export const investorStatus = choices<InvestorStatus>({
  new: { label: t.new, tone: 'informative', icon: PersonAdd16Regular },
  in_process: { label: m.in_process, tone: 'warning', icon: Clock16Regular },
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  current: { label: m.current, tone: 'brand', icon: MoneyHand16Regular },
  left: { label: m.left, tone: 'neutral', icon: ArrowExit16Regular },
  inactive: { label: m.inactive, tone: 'danger', icon: Pause16Regular },
  archive: { label: m.archive, tone: 'neutral', icon: Archive16Regular },
});
