import type { RecordWords } from '../../../parts/historyWords';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { fiscalProvider } from './providerTerms';

/** The history of the settings of payments. */
export const paymentSettingsJournal: RecordWords = {
  fields: {
    ...{
      acquiring_provider: m.acquirer,
      backup_provider: m.backup,
      ofd_provider: m.fiscal,
      autopay_enabled: m.autopay,
    },
    ...{ autopay_hours: m.hours, retry_count: m.retries, min_amount: m.least, max_amount: m.most },
  },
  written: ['acquiring_provider', 'backup_provider', 'autopay_hours', 'retry_count', 'min_amount', 'max_amount'],
  values: (field, value) => {
    if (field === 'autopay_enabled') return value === 'true' ? t.yes : t.no;
    return field === 'ofd_provider' ? fiscalProvider.labelOf(value) : undefined;
  },
};
