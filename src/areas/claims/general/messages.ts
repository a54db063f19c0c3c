import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  view: { id: 'claims.general.view', defaultMessage: 'Вид заявки' },
  all: { id: 'claims.general.all', defaultMessage: 'Все' },
  search: { id: 'claims.general.search', defaultMessage: '№ заявки или имя инвестора' },
  empty: { id: 'claims.general.empty', defaultMessage: 'Заявок пока нет' },
  changeType: { id: 'claims.general.changeType', defaultMessage: 'Изменить способ' },
  typeChanged: { id: 'claims.general.typeChanged', defaultMessage: 'Способ изменён' },
  changeAmount: { id: 'claims.general.changeAmount', defaultMessage: 'Изменить сумму' },
  amountChanged: { id: 'claims.general.amountChanged', defaultMessage: 'Сумма изменена' },
  newAmount: { id: 'claims.general.newAmount', defaultMessage: 'Новая сумма' },
  amountHelp: { id: 'claims.general.amountHelp', defaultMessage: 'Одобрить заявку должен будет другой сотрудник' },
  about: { id: 'claims.general.about', defaultMessage: 'О заявке' },
  cardTitle: { id: 'claims.general.cardTitle', defaultMessage: 'Карта для расчёта' },
  noCard: { id: 'claims.general.noCard', defaultMessage: 'Карта в заявке не указана' },
  decidePicked: { id: 'claims.general.decidePicked', defaultMessage: 'Отклонить или взять в работу' },
  approvePicked: { id: 'claims.general.approvePicked', defaultMessage: 'Одобрить выбранные заявки?' },
  moves: { id: 'claims.general.moves', defaultMessage: 'Деньги по одобренным заявкам двинутся сразу.' },
  processed: { id: 'claims.general.processed', defaultMessage: 'Заявки обработаны' },
  toApprove: { id: 'claims.general.toApprove', defaultMessage: 'Одобрение заявок' },
  toReject: { id: 'claims.general.toReject', defaultMessage: 'Отклонение заявок' },
  toTake: { id: 'claims.general.toTake', defaultMessage: 'Заявки в работу' },
  showWaiting: { id: 'claims.general.showWaiting', defaultMessage: 'Показать ожидающие решения' },
  waitingWords: {
    id: 'claims.general.waitingWords',
    defaultMessage: 'заявки очередь ожидают pending queue kutilmoqda',
  },
  noneLeft: { id: 'claims.general.noneLeft', defaultMessage: 'Ни одну из выбранных заявок вам одобрить нельзя' },
});

export const bulkSummary = defineMessage<{ done: number; failed: number; skipped: number }>({
  id: 'claims.general.bulkSummary',
  defaultMessage: 'Обработано: {done}, не удалось: {failed}, пропущено: {skipped}',
});
