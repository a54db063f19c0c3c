import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on merchants with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    merchant_in_use: {
      id: 'merchants.refusal.merchant_in_use',
      defaultMessage: 'У мерчанта есть заказы или связанные записи: удалить его нельзя, но можно заблокировать',
    },
    inn_taken: { id: 'merchants.refusal.inn_taken', defaultMessage: 'Этот ИНН уже у другого мерчанта' },
    bank_unknown: { id: 'merchants.refusal.bank_unknown', defaultMessage: 'Такого МФО нет в списке банков' },
    hours_not_rising: {
      id: 'merchants.refusal.hours_not_rising',
      defaultMessage: 'Закрытие должно быть позже открытия. Проверьте часы работы',
    },
    address_not_public: {
      id: 'merchants.refusal.address_not_public',
      defaultMessage: 'Нужен адрес сайта в интернете, который начинается с https://',
    },
    too_many_attachments: {
      id: 'merchants.refusal.too_many_attachments',
      defaultMessage: 'У мерчанта уже 60 файлов. Сначала удалите лишние',
    },
  }),
};
