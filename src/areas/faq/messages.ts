import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

/** What all screens of the help say in the same way. */
export const m = {
  ...defineMessages({
    saved: { id: 'faq.saved', defaultMessage: 'Успешно завершено' },
    on: { id: 'faq.on', defaultMessage: 'Показывается' },
    off: { id: 'faq.off', defaultMessage: 'Черновик' },
    shown: { id: 'faq.shown', defaultMessage: 'Показ' },
    turnOn: { id: 'faq.turnOn', defaultMessage: 'Показать в приложении' },
    turnOff: { id: 'faq.turnOff', defaultMessage: 'Убрать в черновики' },
    icon: { id: 'faq.icon', defaultMessage: 'Значок' },
    order: { id: 'faq.order', defaultMessage: 'По порядку' },
    changedAt: { id: 'faq.changedAt', defaultMessage: 'Когда изменено' },
    madeAt: { id: 'faq.madeAt', defaultMessage: 'Когда создано' },
    lacks: { id: 'faq.lacks', defaultMessage: 'Нет перевода' },
    stale: { id: 'faq.stale', defaultMessage: 'Перевод устарел' },
    english: { id: 'faq.english', defaultMessage: 'На английском' },
    uzbek: { id: 'faq.uzbek', defaultMessage: 'На узбекском' },
    noText: { id: 'faq.noText', defaultMessage: 'Нет текста: покупатель видит русский' },
    older: { id: 'faq.older', defaultMessage: 'Русский текст изменён позже этого' },
    confirm: { id: 'faq.confirm', defaultMessage: 'Перевод верен' },
    confirmed: { id: 'faq.confirmed', defaultMessage: 'Перевод отмечен как верный' },
    preview: { id: 'faq.preview', defaultMessage: 'На экране телефона' },
    unseen: { id: 'faq.unseen', defaultMessage: 'Сейчас покупатель этого не видит' },
    texts: { id: 'faq.texts', defaultMessage: 'Тексты' },
    question: { id: 'faq.question', defaultMessage: 'Вопрос' },
    answer: { id: 'faq.answer', defaultMessage: 'Ответ' },
    category: { id: 'faq.category', defaultMessage: 'Категория помощи' },
    chapter: { id: 'faq.chapter', defaultMessage: 'Раздел помощи' },
    moved: { id: 'faq.moved', defaultMessage: 'Перенос' },
    confirming: { id: 'faq.confirming', defaultMessage: 'Перевод сверен' },
    language: { id: 'faq.language', defaultMessage: 'Язык' },
    questionRu: { id: 'faq.questionRu', defaultMessage: 'Вопрос по-русски' },
    questionEn: { id: 'faq.questionEn', defaultMessage: 'Вопрос по-английски' },
    questionUz: { id: 'faq.questionUz', defaultMessage: 'Вопрос по-узбекски' },
    answerRu: { id: 'faq.answerRu', defaultMessage: 'Ответ по-русски' },
    answerEn: { id: 'faq.answerEn', defaultMessage: 'Ответ по-английски' },
    answerUz: { id: 'faq.answerUz', defaultMessage: 'Ответ по-узбекски' },
    usedTitle: { id: 'faq.usedTitle', defaultMessage: 'Удалить нельзя' },
    understood: { id: 'faq.understood', defaultMessage: 'Понятно' },
    putOrder: { id: 'faq.putOrder', defaultMessage: 'Порядок' },
    orderHelp: {
      id: 'faq.orderHelp',
      defaultMessage:
        'Перетащите строку или поднимите её клавишей M: стрелки выбирают место, Enter ставит, Escape отменяет.',
    },
    movedBack: { id: 'faq.movedBack', defaultMessage: 'Порядок снова прежний' },
    nothingToOrder: { id: 'faq.nothingToOrder', defaultMessage: 'Упорядочивать пока нечего' },
  }),
  ...{ name: t.name, edit: t.edit, remove: t.remove, removed: t.removed, statusEdited: t.statusEdited },
};

export const wasMoved = defineMessage<{ name: string }>({
  id: 'faq.wasMoved',
  defaultMessage: '«{name}» теперь на другом месте',
});
/** Why something is not removed: what is in it. */
export const usedByChapters = defineMessage<{ count: number }>({
  id: 'faq.usedByChapters',
  defaultMessage: 'Используется: {count, plural, one {# раздел} few {# раздела} many {# разделов} other {# раздела}}',
});
export const usedByArticles = defineMessage<{ count: number }>({
  id: 'faq.usedByArticles',
  defaultMessage: 'Используется: {count, plural, one {# статья} few {# статьи} many {# статей} other {# статьи}}',
});
