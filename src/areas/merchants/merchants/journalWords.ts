import { defineMessages, type MessageDescriptor } from 'react-intl';
import { t } from '../../../i18n/terms';
import type { RecordWords, ValueWords } from '../../../parts/historyWords';
import { weekdayNames } from '../../../kit/foundation/weekHoursText';
import { merchantStatus, merchantType } from './merchantTerms';
import { m as channels } from '../channels/messages';
import { importSchedule, importStatus, importType } from '../imports/importTerms';
import { m as imports } from '../imports/messages';
import { m as owners } from '../owners/messages';
import { m } from './messages';

const own = defineMessages({
  addTerm: { id: 'merchants.history.addTerm', defaultMessage: 'Новая скидка или наценка' },
  turnTermOn: { id: 'merchants.history.turnTermOn', defaultMessage: 'Скидка или наценка включена' },
  turnTermOff: { id: 'merchants.history.turnTermOff', defaultMessage: 'Скидка или наценка выключена' },
  removeTerm: { id: 'merchants.history.removeTerm', defaultMessage: 'Скидка или наценка удалена' },
  removeOwner: { id: 'merchants.history.removeOwner', defaultMessage: 'Владелец удалён' },
  removeCallback: { id: 'merchants.history.removeCallback', defaultMessage: 'Адрес удалён' },
  addTelegram: { id: 'merchants.history.addTelegram', defaultMessage: 'Добавлен телефон Telegram' },
  removeTelegram: { id: 'merchants.history.removeTelegram', defaultMessage: 'Удалён телефон Telegram' },
  discount: { id: 'merchants.history.discount', defaultMessage: 'Скидка' },
  markup: { id: 'merchants.history.markup', defaultMessage: 'Наценка' },
  owner: { id: 'merchants.history.owner', defaultMessage: 'Владелец' },
  callback: { id: 'merchants.history.callback', defaultMessage: 'Callback-адрес' },
  beginImport: { id: 'merchants.history.beginImport', defaultMessage: 'Загрузка товаров начата' },
  endImport: { id: 'merchants.history.endImport', defaultMessage: 'Загрузка товаров закончена' },
  importSecret: { id: 'merchants.history.importSecret', defaultMessage: 'Пароль или токен загрузки' },
});

const yesNo: Readonly<Record<string, MessageDescriptor>> = { true: t.yes, false: t.no };

const values: ValueWords = (field, value) => {
  if (field === 'status') return merchantStatus.labelOf(value);
  if (field === 'type') return merchantType.labelOf(value);
  if (field === 'import_status') return importStatus.labelOf(value);
  if (field === 'import_type') return importType.labelOf(value);
  if (field === 'import_schedule') return importSchedule.labelOf(value);
  return field === 'pays_vat' ? yesNo[value] : undefined;
};

/** The history of a merchant. */
export const merchantJournal: RecordWords = {
  fields: {
    ...weekdayNames,
    name: m.name,
    legal_name: m.legalName,
    inn: m.inn,
    mfo: m.mfo,
    account_number: m.account,
    phone: m.phone,
    type: m.type,
    unit: m.unit,
    category: m.category,
    pays_vat: m.paysVat,
    rate_nds: m.rateNds,
    discount_percent: m.discount,
    markup_percent: m.markup,
    region: m.region,
    district: m.district,
    address: m.address,
    lat: m.lat,
    lon: m.lon,
    website_url: m.website,
    logo: m.logo,
    contract_number: m.contractNumber,
    contract_date: m.contractDate,
    contract_expiry: m.contractEnd,
    kam: m.kam,
    hunter: m.hunter,
    status: t.status,
    reason: t.reason,
    comment: t.comment,
    attachment: t.file,
    discount: own.discount,
    markup: own.markup,
    owner: own.owner,
    callback: own.callback,
    telegram_user: channels.telegram,
    import: t.file,
    import_status: imports.imports,
    import_ok: imports.ok,
    import_failed: imports.failed,
    import_type: imports.source,
    import_host: imports.host,
    import_port: imports.port,
    import_login: imports.login,
    import_path: imports.path,
    import_schedule: imports.schedule,
    import_shop: imports.shop,
    import_secret: own.importSecret,
  },
  actions: {
    block: m.block,
    unblock: m.unblock,
    attach: m.attach,
    detach: m.detach,
    add_term: own.addTerm,
    turn_term_on: own.turnTermOn,
    turn_term_off: own.turnTermOff,
    remove_term: own.removeTerm,
    add_owner: owners.added,
    reset_owner_password: owners.reset,
    remove_owner: own.removeOwner,
    add_callback: channels.callbackAdded,
    remove_callback: own.removeCallback,
    add_telegram_user: own.addTelegram,
    remove_telegram_user: own.removeTelegram,
    set_import_method: imports.wasSet,
    begin_import: own.beginImport,
    end_import: own.endImport,
  },
  written: [
    'address',
    'comment',
    'discount',
    'markup',
    'owner',
    'callback',
    'telegram_user',
    'import',
    'import_host',
    'import_path',
  ],
  values,
};
