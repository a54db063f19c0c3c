import type { RecordWords } from '../../../parts/historyWords';
import { m as settings } from '../messages';
import { m } from './messages';

/** The history of a provider of messages. */
export const providerJournal: RecordWords = {
  fields: {
    ...{ priority: m.priority, sender: m.sender, login: m.login, password: m.password, balance: m.balance },
    ...{ price_per_part: m.price, is_active: settings.switch },
  },
  written: ['priority', 'sender', 'login', 'price_per_part'],
  values: (field, value) => (field === 'is_active' ? (value === 'true' ? settings.on : settings.off) : undefined),
};

/** The history of a template. */
export const templateJournal: RecordWords = {
  fields: { text_ru: m.textRu, text_en: m.textEn, text_uz: m.textUz },
  written: ['text_ru', 'text_en', 'text_uz'],
};
