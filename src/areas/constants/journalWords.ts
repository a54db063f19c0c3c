import type { RecordWords, ValueWords } from '../../parts/historyWords';
import { t } from '../../i18n/terms';
import { constantTypes } from './constantTerms';
import { m } from './messages';

const values: ValueWords = (field, value) => {
  if (field === 'type') return constantTypes.labelOf(value);
  const isFlag = (field === 'is_active' || field === 'value') && (value === 'true' || value === 'false');
  return isFlag ? (value === 'true' ? t.yes : t.no) : undefined;
};

/** The history of a constant. */
export const constantJournal: RecordWords = {
  fields: {
    key: m.key,
    type: t.type,
    value: m.value,
  },
  written: ['key'],
  values,
};
