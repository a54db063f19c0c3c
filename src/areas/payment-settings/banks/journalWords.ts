import type { RecordWords } from '../../../parts/historyWords';
import { m as settings } from '../messages';
import { m } from './messages';

/** The history of a bank. */
export const bankJournal: RecordWords = {
  fields: { inn: m.inn, swift: m.swift, region: m.region, missing_since: m.missingSince, is_active: settings.switch },
  actions: { sync: m.sync },
  written: ['inn', 'swift', 'region', 'missing_since'],
  values: (field, value) => (field === 'is_active' ? (value === 'true' ? settings.on : settings.off) : undefined),
};
