import type { RecordWords } from '../../../parts/historyWords';
import { iconOptions } from '../icons';
import { m as settings } from '../messages';
import { m } from './messages';

/** The history of a category or a service. */
export const pspJournal: RecordWords = {
  fields: {
    ...{ icon: m.icon, sequence_number: m.place, provider: m.provider, min_amount: m.least, max_amount: m.most },
    ...{ commission_percent: m.commission, cashback_percent: m.cashback, is_active: settings.switch },
  },
  written: ['sequence_number', 'provider', 'min_amount', 'max_amount', 'commission_percent', 'cashback_percent'],
  values: (field, value) => {
    if (field === 'is_active') return value === 'true' ? settings.on : settings.off;
    const label = field === 'icon' ? iconOptions.find((one) => one.value === value)?.label : undefined;
    return typeof label === 'string' ? undefined : label;
  },
};
