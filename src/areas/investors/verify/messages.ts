import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  everybody: { id: 'investors.verify.everybody', defaultMessage: 'Все' },
  next: { id: 'investors.verify.next', defaultMessage: 'Следующий' },
  previous: { id: 'investors.verify.previous', defaultMessage: 'Предыдущий' },
  nextKey: { id: 'investors.verify.nextKey', defaultMessage: 'Следующий в очереди' },
  previousKey: { id: 'investors.verify.previousKey', defaultMessage: 'Предыдущий в очереди' },
  card: { id: 'investors.verify.card', defaultMessage: 'Открыть карточку' },
  empty: { id: 'investors.verify.empty', defaultMessage: 'Все проверены, никто не ждёт' },
  toList: { id: 'investors.verify.toList', defaultMessage: 'К списку инвесторов' },
  approve: { id: 'investors.verify.approve', defaultMessage: 'Проверен' },
  approveTitle: { id: 'investors.verify.approveTitle', defaultMessage: 'Сделать инвестора активным' },
  approveText: {
    id: 'investors.verify.approveText',
    defaultMessage: 'Инвестор сможет вкладывать деньги. Смена статуса останется в истории.',
  },
  sendBack: { id: 'investors.verify.sendBack', defaultMessage: 'Вернуть' },
  sendBackTitle: { id: 'investors.verify.sendBackTitle', defaultMessage: 'Вернуть на доработку' },
  reason: { id: 'investors.verify.reason', defaultMessage: 'Что исправить' },
  atHand: { id: 'investors.verify.atHand', defaultMessage: 'Инвестор на проверке' },
  typed: { id: 'investors.verify.typed', defaultMessage: 'Данные для сверки' },
  photos: { id: 'investors.verify.photos', defaultMessage: 'Фотографии' },
  noPhoto: { id: 'investors.verify.noPhoto', defaultMessage: 'Фото нет' },
  doubts: { id: 'investors.verify.doubts', defaultMessage: 'Обратите внимание' },
  hasDuplicates: { id: 'investors.verify.hasDuplicates', defaultMessage: 'Есть возможные дубликаты' },
  documentUnread: {
    id: 'investors.verify.documentUnread',
    defaultMessage: 'Данные документа не прочитаны, срок действия не проверен',
  },
  duplicatesUnread: { id: 'investors.verify.duplicatesUnread', defaultMessage: 'Дубликаты не проверены' },
  missingPhotos: { id: 'investors.verify.missingPhotos', defaultMessage: 'Не все фотографии загружены' },
  notConfirmed: { id: 'investors.verify.notConfirmed', defaultMessage: 'Паспорт не подтверждён' },
});

export const place = defineMessage<{ at: string; count: string }>({
  id: 'investors.verify.place',
  defaultMessage: '{at} из {count}',
});

/** Who changed the status, and when. */
export const decidedBy = defineMessage<{ name: string; at: string }>({
  id: 'investors.verify.decidedBy',
  defaultMessage: 'Кто изменил статус: {name}, {at}',
});
