import { defineMessages } from 'react-intl';

export const m = defineMessages({
  title: { id: 'customers.identity.title', defaultMessage: 'Идентификация' },
  empty: { id: 'customers.identity.empty', defaultMessage: 'Службу ещё не спрашивали' },
  identified: { id: 'customers.identity.identified', defaultMessage: 'Личность подтверждена' },
  notIdentified: { id: 'customers.identity.notIdentified', defaultMessage: 'Личность не подтверждена' },
  code: { id: 'customers.identity.code', defaultMessage: 'Код ответа' },
  note: { id: 'customers.identity.note', defaultMessage: 'Пояснение' },
  raw: { id: 'customers.identity.raw', defaultMessage: 'Ответ целиком' },
  photo: { id: 'customers.identity.photo', defaultMessage: 'Фото, которое сравнивали' },
  more: { id: 'customers.identity.more', defaultMessage: 'Показать ещё' },
});
