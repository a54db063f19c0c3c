import { t } from '../../../i18n/terms';
import { defineMessages } from 'react-intl';

export const m = {
  ...defineMessages({
    callbacks: { id: 'merchants.channels.callbacks', defaultMessage: 'Callback-адреса' },
    noCallbacks: { id: 'merchants.channels.noCallbacks', defaultMessage: 'Callback-адресов пока нет' },
    addCallback: { id: 'merchants.channels.addCallback', defaultMessage: 'Добавить адрес' },
    callbackAdded: { id: 'merchants.channels.callbackAdded', defaultMessage: 'Адрес добавлен' },
    addressHelp: {
      id: 'merchants.channels.addressHelp',
      defaultMessage: 'https://, имя из открытой сети; сообщения шлёт другая система платформы',
    },
    telegram: { id: 'merchants.channels.telegram', defaultMessage: 'Telegram' },
    noTelegram: { id: 'merchants.channels.noTelegram', defaultMessage: 'Телефонов для Telegram пока нет' },
    addTelegram: { id: 'merchants.channels.addTelegram', defaultMessage: 'Добавить телефон' },
    telegramAdded: { id: 'merchants.channels.telegramAdded', defaultMessage: 'Телефон добавлен' },
    chat: { id: 'merchants.channels.chat', defaultMessage: 'Чат' },
    noChat: { id: 'merchants.channels.noChat', defaultMessage: 'Чата пока нет' },
  }),
  since: t.fileAdded,
  address: t.address,
};
