import type { RecordWords } from '../../../parts/historyWords';
import { t } from '../../../i18n/terms';
import { action, segment } from './messageTerms';
import { m } from './messages';

/** The history of a message. */
export const messageJournal: RecordWords = {
  actions: { publish: m.publish, withdraw: m.withdraw, send: m.toUsers, test: m.test },
  fields: {
    ...{ body_ru: m.ru, body_en: m.en, body_uz: m.uz, image: m.image, action_type: m.actionType },
    ...{ action_value: m.actionValue, segment: m.segment, date_from: m.dateFrom, date_to: m.dateTo },
    ...{ scheduled_at: m.moment, urgent: m.urgent, audience: m.audience, recipients: m.recipients },
    phones: m.phones,
  },
  written: ['title_ru', 'title_en', 'title_uz', 'body_ru', 'body_en', 'body_uz', 'image', 'action_value'],
  values: (field, value) => {
    if (field === 'segment') return segment.labelOf(value);
    if (field === 'action_type') return action.labelOf(value);
    if (field === 'urgent') return value === 'true' ? t.yes : t.no;
    if (field === 'status') return value === 'draft' ? m.draft : m.publishedAt;
    return undefined;
  },
};
