import { defineMessages } from 'react-intl';
import type { TariffChangeStatus } from '../../../api/investment/tariffChanges';
import { choices } from '../../../kit/table/choices';
import { decisionLooks } from '../../../parts/decisionLooks';

export const m = defineMessages({
  oldTariff: { id: 'claims.tariffs.oldTariff', defaultMessage: 'Тариф сейчас' },
  newTariff: { id: 'claims.tariffs.newTariff', defaultMessage: 'Новый тариф' },
  effectiveFrom: { id: 'claims.tariffs.effectiveFrom', defaultMessage: 'Действует с' },
  search: { id: 'claims.tariffs.search', defaultMessage: '№, договор или имя' },
  empty: { id: 'claims.tariffs.empty', defaultMessage: 'Заявок на смену тарифа нет' },
  title: { id: 'claims.tariffs.title', defaultMessage: 'Заявка на смену тарифа № {id}' },
});

export const changeStatus = choices<TariffChangeStatus>(decisionLooks);
