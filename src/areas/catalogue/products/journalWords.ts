import type { MessageDescriptor } from 'react-intl';
import { t } from '../../../i18n/terms';
import type { RecordWords } from '../../../parts/historyWords';
import { m } from './messages';

const yesNo: Readonly<Record<string, MessageDescriptor>> = { true: t.yes, false: t.no };

/** The history of a product. */
export const productJournal: RecordWords = {
  fields: {
    model: m.model,
    merchant: m.merchant,
    name: m.name,
    price: m.price,
    old_price: m.oldPrice,
    sku: m.sku,
    barcode: m.barcode,
    spic: m.spic,
    package_code: m.packageCode,
    is_active: m.switch,
    stock: m.stock,
  },
  values: (field, value) => (field === 'is_active' ? yesNo[value] : undefined),
};
