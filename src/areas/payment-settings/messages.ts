import { defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

/** What all screens of the payment service say in the same way. */
export const m = {
  ...defineMessages({
    saved: { id: 'paymentSettings.saved', defaultMessage: 'Успешно завершено' },
    off: { id: 'paymentSettings.off', defaultMessage: 'Отключено' },
    switch: { id: 'paymentSettings.switch', defaultMessage: 'Работа' },
    turnOn: { id: 'paymentSettings.turnOn', defaultMessage: 'Подключить' },
    turnOff: { id: 'paymentSettings.turnOff', defaultMessage: 'Отключить' },
    changedAt: { id: 'paymentSettings.changedAt', defaultMessage: 'Изменено' },
    addedAt: { id: 'paymentSettings.addedAt', defaultMessage: 'Добавлено' },
  }),
  ...{ on: t.works, name: t.name, edit: t.edit, remove: t.remove, removed: t.removed, statusEdited: t.statusEdited },
};
