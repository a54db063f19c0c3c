import type { ErrorCategory } from '../../../api/payment/systemErrors';
import type { RecordWords } from '../../../parts/historyWords';
import { choices } from '../../../kit/table/choices';
import { switchStates } from '../../../parts/switchState';
import { m } from './messages';

export const errorCategory = choices<ErrorCategory>({
  ...{ general: m.general, files: m.files, access: m.access, investments: m.investments },
  ...{ installments: m.installments, orders: m.orders, merchants: m.merchants, catalog: m.catalog, content: m.content },
});

export const errorState = switchStates(m.inUse, m.off);

export const toTranslate = choices<'en' | 'uz'>({ en: m.toTranslateEn, uz: m.toTranslateUz });

/** The history of a text. */
export const errorJournal: RecordWords = {
  fields: {
    ...{ code: m.code, category: m.category, http_status: m.httpStatus, message_ru: m.message },
    ...{ message_en: m.messageEn, message_uz: m.messageUz, is_active: m.inUse },
  },
  written: ['message_ru', 'message_en', 'message_uz'],
  values: (field, value) => (field === 'category' ? errorCategory.labelOf(value) : undefined),
};
