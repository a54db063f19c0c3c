import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    campaign: { id: 'fomo.campaign', defaultMessage: 'Кампания' },
    search: { id: 'fomo.search', defaultMessage: 'Название или заголовок' },
    empty: { id: 'fomo.empty', defaultMessage: 'Кампаний пока нет' },
    add: { id: 'fomo.add', defaultMessage: 'Новая кампания' },
    editTitle: { id: 'fomo.editTitle', defaultMessage: 'Изменить кампанию' },
    saved: { id: 'fomo.saved', defaultMessage: 'Успешно завершено' },
    title: { id: 'fomo.title', defaultMessage: 'Заголовок' },
    text: { id: 'fomo.text', defaultMessage: 'Текст предложения' },
    image: { id: 'fomo.image', defaultMessage: 'Картинка предложения' },
    pictureShape: { id: 'fomo.pictureShape', defaultMessage: 'Предложение, 16:9' },
    seen: { id: 'fomo.seen', defaultMessage: 'Тексты предложения' },
    trigger: { id: 'fomo.trigger', defaultMessage: 'Повод' },
    registered: { id: 'fomo.registered', defaultMessage: 'Регистрация' },
    noInvestment: { id: 'fomo.noInvestment', defaultMessage: 'Нет инвестиций' },
    cartLeft: { id: 'fomo.cartLeft', defaultMessage: 'Оставлена корзина' },
    limitUnused: { id: 'fomo.limitUnused', defaultMessage: 'Не использован лимит' },
    hours: { id: 'fomo.hours', defaultMessage: 'Действует, часов' },
    benefit: { id: 'fomo.benefit', defaultMessage: 'Выгода, %' },
    start: { id: 'fomo.start', defaultMessage: 'Начало кампании' },
    end: { id: 'fomo.end', defaultMessage: 'Конец кампании' },
    draft: { id: 'fomo.draft', defaultMessage: 'Черновик' },
    planned: { id: 'fomo.planned', defaultMessage: 'Запланирована' },
    live: { id: 'fomo.live', defaultMessage: 'Идёт' },
    over: { id: 'fomo.over', defaultMessage: 'Закончилась' },
    isActive: { id: 'fomo.isActive', defaultMessage: 'Кампания включена' },
    turnOn: { id: 'fomo.turnOn', defaultMessage: 'Включить кампанию' },
    turnOff: { id: 'fomo.turnOff', defaultMessage: 'Выключить кампанию' },
    turnOffTitle: { id: 'fomo.turnOffTitle', defaultMessage: 'Выключить кампанию?' },
    turnOffText: {
      id: 'fomo.turnOffText',
      defaultMessage: 'Новых предложений не будет. Те, что уже получены, действуют до своего срока.',
    },
    people: { id: 'fomo.people', defaultMessage: 'Люди' },
    holds: { id: 'fomo.holds', defaultMessage: 'Действует' },
    used: { id: 'fomo.used', defaultMessage: 'Использовано' },
    expired: { id: 'fomo.expired', defaultMessage: 'Истекло' },
    openPeople: { id: 'fomo.openPeople', defaultMessage: 'Кто получил' },
    createdAt: { id: 'fomo.createdAt', defaultMessage: 'Заведена' },
    preview: { id: 'fomo.preview', defaultMessage: 'Вид на телефоне' },
    noOffers: { id: 'fomo.noOffers', defaultMessage: 'Предложений пока нет' },
    person: { id: 'fomo.person', defaultMessage: 'Кому предложено' },
    activatedAt: { id: 'fomo.activatedAt', defaultMessage: 'Получено' },
    expiresAt: { id: 'fomo.expiresAt', defaultMessage: 'Срок до' },
    left: { id: 'fomo.left', defaultMessage: 'Осталось' },
    renew: { id: 'fomo.renew', defaultMessage: 'Продлить' },
    notRenewable: {
      id: 'fomo.notRenewable',
      defaultMessage: 'Действует, использовано или кампания закрыта',
    },
    renewed: { id: 'fomo.renewed', defaultMessage: 'Предложение снова действует' },
    renewTitle: { id: 'fomo.renewTitle', defaultMessage: 'Продлить предложение?' },
  }),
  ...{ name: t.name, edit: t.edit, state: t.state, phone: t.phone, statusEdited: t.statusEdited },
};

export const hoursLeft = defineMessage<{ hours: number; minutes: number }>({
  id: 'fomo.hoursLeft',
  defaultMessage: '{hours} ч {minutes} мин',
});
export const renewText = defineMessage<{ campaign: string }>({
  id: 'fomo.renewText',
  defaultMessage: '«{campaign}»: отсчёт начнётся с этой минуты.',
});
