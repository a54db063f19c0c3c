import { defineMessages } from 'react-intl';

export const m = defineMessages({
  begin: { id: 'orders.begin', defaultMessage: 'Начать модерацию' },
  noneWaits: { id: 'orders.noneWaits', defaultMessage: 'Новых заказов нет: очередь пуста' },
  skip: { id: 'orders.skip', defaultMessage: 'Следующий заказ' },
  photos: { id: 'orders.photos', defaultMessage: 'Смотреть фото' },
  noPhotos: { id: 'orders.noPhotos', defaultMessage: 'У заявки нет фото' },
  photosTitle: { id: 'orders.photosTitle', defaultMessage: 'Фото к заказу' },
  over: { id: 'orders.over', defaultMessage: 'Очередь пройдена: заказов для вас больше нет' },
  goOn: { id: 'orders.goOn', defaultMessage: 'Продолжить модерацию' },
});
