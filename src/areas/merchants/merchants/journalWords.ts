import type { MessageDescriptor } from 'react-intl';
import { t } from '../../../i18n/terms';
import type { RecordWords, ValueWords } from '../../../parts/historyWords';
import { weekdayNames } from '../../../parts/schedule/weekdays';
import { merchantStatus, merchantType } from './merchantTerms';
import { m } from './messages';

const yesNo: Readonly<Record<string, MessageDescriptor>> = { true: t.yes, false: t.no };

const values: ValueWords = (field, value) => {
  if (field === 'status') return merchantStatus.labelOf(value);
  if (field === 'type') return merchantType.labelOf(value);
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
  },
  actions: { block: m.block, unblock: m.unblock, attach: m.attach, detach: m.detach },
  written: ['address', 'comment'],
  values,
};
