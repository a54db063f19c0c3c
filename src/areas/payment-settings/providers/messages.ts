import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  takes: { id: 'paymentSettings.providers.takes', defaultMessage: 'Кто принимает платежи' },
  acquirer: { id: 'paymentSettings.providers.acquirer', defaultMessage: 'Эквайер' },
  backup: { id: 'paymentSettings.providers.backup', defaultMessage: 'Запасной эквайер' },
  backupHelp: {
    id: 'paymentSettings.providers.backupHelp',
    defaultMessage: 'Принимает платежи, когда основной не отвечает',
  },
  fiscal: { id: 'paymentSettings.providers.fiscal', defaultMessage: 'Фискальный провайдер' },
  autopaySection: { id: 'paymentSettings.providers.autopaySection', defaultMessage: 'Автосписание' },
  autopay: { id: 'paymentSettings.providers.autopay', defaultMessage: 'Списывать автоматически' },
  hours: { id: 'paymentSettings.providers.hours', defaultMessage: 'Часы списания' },
  hoursHelp: { id: 'paymentSettings.providers.hoursHelp', defaultMessage: 'По времени Ташкента' },
  retries: { id: 'paymentSettings.providers.retries', defaultMessage: 'Повторов при отказе' },
  limits: { id: 'paymentSettings.providers.limits', defaultMessage: 'Границы платежа' },
  least: { id: 'paymentSettings.providers.least', defaultMessage: 'Наименьший платёж, сум' },
  most: { id: 'paymentSettings.providers.most', defaultMessage: 'Наибольший платёж, сум' },
  edit: { id: 'paymentSettings.providers.edit', defaultMessage: 'Изменить настройки платежей' },
  willChange: { id: 'paymentSettings.providers.willChange', defaultMessage: 'Что изменится' },
  nothingChanges: { id: 'paymentSettings.providers.nothingChanges', defaultMessage: 'Пока ничего' },
  ofdUz: { id: 'paymentSettings.providers.ofdUz', defaultMessage: 'OFD.uz' },
  soliq: { id: 'paymentSettings.providers.soliq', defaultMessage: 'Soliq' },
});

export const gatewayOff = defineMessage<{ name: string }>({
  id: 'paymentSettings.providers.gatewayOff',
  defaultMessage: '{name} (отключён)',
});

export const change = defineMessage<{ field: string; old: string; now: string }>({
  id: 'paymentSettings.providers.change',
  defaultMessage: '{field}: {old} → {now}',
});
