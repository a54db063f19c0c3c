import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  History16Regular,
} from '@fluentui/react-icons';
import type { PayoutPeriod, TariffStatus, TariffSubject } from '../../../api/investment/tariffs';
import { choices } from '../../../kit/table/choices';
import { t } from '../../../i18n/terms';
import { m } from '../messages';

export const tariffStatus = choices<TariffStatus>({
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  upcoming: { label: m.upcoming, tone: 'brand', icon: Clock16Regular },
  ended: { label: m.ended, tone: 'neutral', icon: History16Regular },
  inactive: { label: m.inactive, tone: 'neutral', icon: DismissCircle16Regular },
});

export const subjects = choices<TariffSubject>({ individual: m.individual, business: m.business, all: m.all });

export const payouts = choices<PayoutPeriod>({ month: t.everyMonth, quarter: t.everyQuarter, at_end: t.atEnd });
