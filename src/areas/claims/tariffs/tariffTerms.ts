import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  Dismiss16Regular,
  DismissCircle16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { TariffChangeStatus } from '../../../api/investment/tariffChanges';
import { t } from '../../../i18n/terms';
import { choices } from '../../../kit/table/choices';

export const m = defineMessages({
  oldTariff: { id: 'claims.tariffs.oldTariff', defaultMessage: 'Тариф сейчас' },
  newTariff: { id: 'claims.tariffs.newTariff', defaultMessage: 'Новый тариф' },
  effectiveFrom: { id: 'claims.tariffs.effectiveFrom', defaultMessage: 'Действует с' },
  pending: { id: 'claims.tariffs.pending', defaultMessage: 'Ожидает решения' },
  search: { id: 'claims.tariffs.search', defaultMessage: '№, договор или имя' },
  empty: { id: 'claims.tariffs.empty', defaultMessage: 'Заявок на смену тарифа нет' },
  title: { id: 'claims.tariffs.title', defaultMessage: 'Заявка на смену тарифа № {id}' },
});

/** How each status of a claim looks, in the order of its life. */
export const changeStatus = choices<TariffChangeStatus>({
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  approved: { label: t.approved, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: t.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: t.cancelled, tone: 'neutral', icon: Dismiss16Regular },
});
