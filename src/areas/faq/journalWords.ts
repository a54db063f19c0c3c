import type { RecordWords } from '../../parts/historyWords';
import { iconOptions } from './icons';
import { shownState, translation } from './languages';
import { m } from './messages';

const actions = { move: m.moved, confirm: m.confirming };

function words(field: string, value: string) {
  if (field === 'is_active') return shownState.labelOf(value === 'true' ? 'on' : 'off');
  if (field === 'language') return translation.labelOf(value);
  const label = field === 'icon' ? iconOptions.find((one) => one.value === value)?.label : undefined;
  return typeof label === 'string' ? undefined : label;
}

/** The history of a category or a chapter of the help. */
export const placeJournal: RecordWords = {
  actions,
  fields: { icon: m.icon, is_active: m.shown, order: m.order, language: m.language, category: m.category },
  written: ['order', 'category'],
  values: words,
};

/** The history of an article, or of a question of the first page. */
export const answerJournal: RecordWords = {
  actions,
  fields: {
    ...{ question_ru: m.questionRu, question_en: m.questionEn, question_uz: m.questionUz },
    ...{ answer_ru: m.answerRu, answer_en: m.answerEn, answer_uz: m.answerUz },
    ...{ chapter: m.chapter, is_active: m.shown, order: m.order, language: m.language },
  },
  written: [
    ...['question_ru', 'question_en', 'question_uz', 'answer_ru', 'answer_en', 'answer_uz'],
    ...['order', 'chapter'],
  ],
  values: words,
};
