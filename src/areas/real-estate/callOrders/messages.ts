import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    inProgress: { id: 'realEstate.calls.inProgress', defaultMessage: 'В работе' },
    isDone: { id: 'realEstate.calls.isDone', defaultMessage: 'Поговорили' },
    noAnswer: { id: 'realEstate.calls.noAnswer', defaultMessage: 'Нет ответа' },
    client: { id: 'realEstate.calls.client', defaultMessage: 'Кто просил' },
    project: { id: 'realEstate.calls.project', defaultMessage: 'Проект' },
    takenBy: { id: 'realEstate.calls.takenBy', defaultMessage: 'Взял' },
    takenAt: { id: 'realEstate.calls.takenAt', defaultMessage: 'Взят' },
    closedAt: { id: 'realEstate.calls.closedAt', defaultMessage: 'Закрыт' },
    ordered: { id: 'realEstate.calls.ordered', defaultMessage: 'Заказан' },
    mine: { id: 'realEstate.calls.mine', defaultMessage: 'Кем взят' },
    onlyMine: { id: 'realEstate.calls.onlyMine', defaultMessage: 'Мной' },
    search: { id: 'realEstate.calls.search', defaultMessage: 'Имя, номер или телефон целиком' },
    empty: { id: 'realEstate.calls.empty', defaultMessage: 'Заказов звонка нет' },
    take: { id: 'realEstate.calls.take', defaultMessage: 'Взять' },
    taken: { id: 'realEstate.calls.taken', defaultMessage: 'Заказ ваш: можно звонить' },
    takeAgain: { id: 'realEstate.calls.takeAgain', defaultMessage: 'Позвонить снова' },
    closed: { id: 'realEstate.calls.closed', defaultMessage: 'Звонок состоялся' },
    noAnswerDone: { id: 'realEstate.calls.noAnswerDone', defaultMessage: 'Отмечено: нет ответа' },
    reject: { id: 'realEstate.calls.reject', defaultMessage: 'Отклонить заказ звонка' },
    wasRejected: { id: 'realEstate.calls.wasRejected', defaultMessage: 'Заказ звонка отклонён' },
    closeTitle: { id: 'realEstate.calls.closeTitle', defaultMessage: 'Разговор состоялся' },
    noAnswerTitle: { id: 'realEstate.calls.noAnswerTitle', defaultMessage: 'Не дозвонились' },
    notTaken: { id: 'realEstate.calls.notTaken', defaultMessage: 'Сначала возьмите заказ' },
    isClosed: { id: 'realEstate.calls.isClosed', defaultMessage: 'Заказ закрыт' },
    takenBefore: { id: 'realEstate.calls.takenBefore', defaultMessage: 'Заказ уже взял другой сотрудник' },
    actions: { id: 'realEstate.calls.actions', defaultMessage: 'Действия с заказом' },
  }),
  new: t.new,
  rejected: t.rejectedOne,
  phone: t.phone,
  status: t.status,
};

export const numbered = defineMessage<{ id: number }>({
  id: 'realEstate.calls.numbered',
  defaultMessage: 'Заказ звонка № {id}',
});
