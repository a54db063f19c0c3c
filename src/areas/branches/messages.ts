import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';
import { placeWords } from '../../parts/place/PlaceFields';

export const m = {
  ...defineMessages({
    name: { id: 'branches.name', defaultMessage: 'Название филиала' },
    merchant: { id: 'branches.merchant', defaultMessage: 'Мерчант' },
    district: { id: 'branches.district', defaultMessage: 'Район' },
    hours: { id: 'branches.hours', defaultMessage: 'Режим работы' },
    point: { id: 'branches.point', defaultMessage: 'Точка на карте' },
    isMain: { id: 'branches.isMain', defaultMessage: 'Главный' },
    onlyMain: { id: 'branches.onlyMain', defaultMessage: 'Главные' },
    onlyOthers: { id: 'branches.onlyOthers', defaultMessage: 'Остальные' },
    sellers: { id: 'branches.sellers', defaultMessage: 'Продавцов' },
    byMerchant: { id: 'branches.byMerchant', defaultMessage: 'Заблокирован вместе с мерчантом' },
    whyBlocked: { id: 'branches.whyBlocked', defaultMessage: 'Причина блокировки' },
    search: { id: 'branches.search', defaultMessage: 'Название, адрес или номер филиала' },
    searchAll: { id: 'branches.searchAll', defaultMessage: 'Филиал, адрес, мерчант или номер' },
    asMap: { id: 'branches.asMap', defaultMessage: 'Карта' },
    asTable: { id: 'branches.asTable', defaultMessage: 'Таблица' },
    empty: { id: 'branches.empty', defaultMessage: 'Филиалов нет' },
    create: { id: 'branches.create', defaultMessage: 'Добавить филиал' },
    wasCreated: { id: 'branches.wasCreated', defaultMessage: 'Филиал добавлен' },
    wasSaved: { id: 'branches.wasSaved', defaultMessage: 'Филиал сохранён' },
    actions: { id: 'branches.actions', defaultMessage: 'Действия с филиалом' },
    makeMain: { id: 'branches.makeMain', defaultMessage: 'Сделать главным' },
    makeMainTitle: { id: 'branches.makeMainTitle', defaultMessage: 'Сделать филиал главным?' },
    makeMainText: { id: 'branches.makeMainText', defaultMessage: 'Прежний главный филиал станет обычным' },
    isMainAlready: { id: 'branches.isMainAlready', defaultMessage: 'Филиал уже главный' },
    wasMadeMain: { id: 'branches.wasMadeMain', defaultMessage: 'Филиал теперь главный' },
    blockTitle: { id: 'branches.blockTitle', defaultMessage: 'Заблокировать филиал' },
    blockText: {
      id: 'branches.blockText',
      defaultMessage:
        'Новые заявки здесь не оформить, продавцы филиала не войдут. Начатые заказы и выплаты продолжатся',
    },
    wasBlocked: { id: 'branches.wasBlocked', defaultMessage: 'Филиал заблокирован' },
    isBlockedAlready: { id: 'branches.isBlockedAlready', defaultMessage: 'Филиал уже заблокирован' },
    unblockTitle: { id: 'branches.unblockTitle', defaultMessage: 'Разблокировать филиал?' },
    unblockText: { id: 'branches.unblockText', defaultMessage: 'Заявки и вход продавцов снова откроются' },
    unblockUnderMerchant: {
      id: 'branches.unblockUnderMerchant',
      defaultMessage: 'Мерчант заблокирован: филиал откроется, когда разблокируют мерчанта',
    },
    wasUnblocked: { id: 'branches.wasUnblocked', defaultMessage: 'Филиал разблокирован' },
    isNotBlocked: { id: 'branches.isNotBlocked', defaultMessage: 'Сам филиал не заблокирован' },
    history: { id: 'branches.history', defaultMessage: 'История блокировок' },
    noHistory: { id: 'branches.noHistory', defaultMessage: 'Филиал не блокировали' },
    scope: { id: 'branches.scope', defaultMessage: 'Что' },
    ofBranch: { id: 'branches.ofBranch', defaultMessage: 'Этот филиал' },
    ofMerchant: { id: 'branches.ofMerchant', defaultMessage: 'Весь мерчант' },
    blockEvent: { id: 'branches.blockEvent', defaultMessage: 'Блокировка' },
    unblockEvent: { id: 'branches.unblockEvent', defaultMessage: 'Разблокировка' },
    who: { id: 'branches.who', defaultMessage: 'Сотрудник' },
    changeMain: { id: 'branches.changeMain', defaultMessage: 'Смена главного филиала' },
  }),
  lat: placeWords.lat,
  lon: placeWords.lon,
  added: t.fileAdded,
  region: t.region,
  unblock: t.unblock,
  block: t.block,
  blocked: t.blocked,
  address: t.address,
  phone: t.phone,
  status: t.status,
  reason: t.reason,
  comment: t.comment,
  action: t.action,
  date: t.date,
};

export const numbered = defineMessage<{ id: number }>({ id: 'branches.numbered', defaultMessage: 'Филиал № {id}' });

/** How many branches stand on the map. */
export const onMap = defineMessage<{ count: number }>({
  id: 'branches.map.count',
  defaultMessage: 'На карте {count, plural, one {# филиал} few {# филиала} many {# филиалов} other {# филиала}}',
});
/** The service gives a map so many and no more. */
export const someOnMap = defineMessage<{ shown: number; count: number }>({
  id: 'branches.map.some',
  defaultMessage: 'На карте {shown} из {count}, первые по номеру: сузьте фильтр, чтобы увидеть остальные',
});
/** How many nobody has given a point. */
export const withoutPoint = defineMessage<{ count: number }>({
  id: 'branches.map.without',
  defaultMessage: 'Без точки: {count}',
});
/** A level of the legend. */
export const fromSales = defineMessage<{ millions: string }>({
  id: 'branches.map.from',
  defaultMessage: 'от {millions} млн',
});
