import { defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'faq.questions.search', defaultMessage: 'Вопрос на любом из языков' },
  empty: { id: 'faq.questions.empty', defaultMessage: 'Вопросов пока нет' },
  title: { id: 'faq.questions.title', defaultMessage: 'Вопрос главной страницы' },
  add: { id: 'faq.questions.add', defaultMessage: 'Новый вопрос' },
  edit: { id: 'faq.questions.edit', defaultMessage: 'Изменить вопрос' },
});
