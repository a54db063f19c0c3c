import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  number: { id: 'claims.tariffs.number', defaultMessage: '№' },
  investor: { id: 'claims.tariffs.investor', defaultMessage: 'Инвестор' },
  contract: { id: 'claims.tariffs.contract', defaultMessage: 'Договор' },
  oldTariff: { id: 'claims.tariffs.oldTariff', defaultMessage: 'Тариф сейчас' },
  newTariff: { id: 'claims.tariffs.newTariff', defaultMessage: 'Новый тариф' },
  reason: { id: 'claims.tariffs.reason', defaultMessage: 'Причина' },
  effectiveFrom: { id: 'claims.tariffs.effectiveFrom', defaultMessage: 'Действует с' },
  status: { id: 'claims.tariffs.status', defaultMessage: 'Статус' },
  comment: { id: 'claims.tariffs.comment', defaultMessage: 'Комментарий' },
  created: { id: 'claims.tariffs.created', defaultMessage: 'Создана' },
  pending: { id: 'claims.tariffs.pending', defaultMessage: 'Ожидает решения' },
  approved: { id: 'claims.tariffs.approved', defaultMessage: 'Одобрена' },
  rejected: { id: 'claims.tariffs.rejected', defaultMessage: 'Отклонена' },
  cancelled: { id: 'claims.tariffs.cancelled', defaultMessage: 'Отменена' },
  search: { id: 'claims.tariffs.search', defaultMessage: '№, договор или имя' },
  empty: { id: 'claims.tariffs.empty', defaultMessage: 'Заявок на смену тарифа нет' },
  about: { id: 'claims.tariffs.about', defaultMessage: 'Сведения' },
});

export const claimTitle = defineMessage<{ id: number }>({
  id: 'claims.tariffs.title',
  defaultMessage: 'Заявка на смену тарифа № {id}',
});
