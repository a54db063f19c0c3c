import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  oldTariff: { id: 'claims.tariffs.oldTariff', defaultMessage: 'Тариф сейчас' },
  newTariff: { id: 'claims.tariffs.newTariff', defaultMessage: 'Новый тариф' },
  effectiveFrom: { id: 'claims.tariffs.effectiveFrom', defaultMessage: 'Действует с' },
  pending: { id: 'claims.tariffs.pending', defaultMessage: 'Ожидает решения' },
  search: { id: 'claims.tariffs.search', defaultMessage: '№, договор или имя' },
  empty: { id: 'claims.tariffs.empty', defaultMessage: 'Заявок на смену тарифа нет' },
});

export const claimTitle = defineMessage<{ id: number }>({
  id: 'claims.tariffs.title',
  defaultMessage: 'Заявка на смену тарифа № {id}',
});
