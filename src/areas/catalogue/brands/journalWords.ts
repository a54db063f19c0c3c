import type { RecordWords } from '../../../parts/historyWords';
import { m as catalogue } from '../messages';
import { m } from './messages';

/** The history of a brand. */
export const brandJournal: RecordWords = {
  fields: { logo: m.logo, is_active: catalogue.shown },
  written: ['logo'],
  values: (field, value) => (field === 'is_active' ? (value === 'true' ? catalogue.on : catalogue.off) : undefined),
};
