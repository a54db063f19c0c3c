import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    search: { id: 'paymentSettings.banks.search', defaultMessage: 'Название или МФО' },
    empty: { id: 'paymentSettings.banks.empty', defaultMessage: 'Банков пока нет: сверьте список со справочником' },
    sync: { id: 'paymentSettings.banks.sync', defaultMessage: 'Сверить со справочником' },
    synced: { id: 'paymentSettings.banks.synced', defaultMessage: 'Список банков сверен' },
    inn: { id: 'paymentSettings.banks.inn', defaultMessage: 'ИНН банка' },
    mfoColumn: { id: 'paymentSettings.banks.mfoColumn', defaultMessage: 'МФО' },
    swift: { id: 'paymentSettings.banks.swift', defaultMessage: 'SWIFT' },
    edit: { id: 'paymentSettings.banks.edit', defaultMessage: 'Изменить банк' },
    byHand: { id: 'paymentSettings.banks.byHand', defaultMessage: 'Изменено вручную' },
    byHandHelp: {
      id: 'paymentSettings.banks.byHandHelp',
      defaultMessage: 'Поле, которое вы измените, справочник больше не перепишет',
    },
    missing: { id: 'paymentSettings.banks.missing', defaultMessage: 'Нет в справочнике' },
    missingSince: { id: 'paymentSettings.banks.missingSince', defaultMessage: 'Нет в справочнике с' },
    listed: { id: 'paymentSettings.banks.listed', defaultMessage: 'Есть в справочнике' },
    directory: { id: 'paymentSettings.banks.directory', defaultMessage: 'Справочник' },
    invalidSwift: {
      id: 'paymentSettings.banks.invalidSwift',
      defaultMessage: 'SWIFT — 8 или 11 латинских букв и цифр',
    },
    turnOffTitle: { id: 'paymentSettings.banks.turnOffTitle', defaultMessage: 'Отключить банк?' },
    turnOffText: {
      id: 'paymentSettings.banks.turnOffText',
      defaultMessage: 'Поля МФО будут предупреждать об этом коде, а мерчанта с ним завести не получится.',
    },
  }),
  ...{ title: t.bank, mfo: t.mfo, region: t.region, name: t.name, none: t.no },
};

export const came = defineMessage<{ added: number; updated: number; unchanged: number; missing: number }>({
  id: 'paymentSettings.banks.came',
  defaultMessage: 'Добавлено {added}, обновлено {updated}, без изменений {unchanged}, нет в справочнике {missing}',
});
