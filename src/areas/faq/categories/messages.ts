import { defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'faq.categories.search', defaultMessage: 'Категория на любом языке' },
  empty: { id: 'faq.categories.empty', defaultMessage: 'Категорий вопросов пока нет' },
  title: { id: 'faq.categories.title', defaultMessage: 'Категория вопросов' },
  add: { id: 'faq.categories.add', defaultMessage: 'Новая категория вопросов' },
  edit: { id: 'faq.categories.edit', defaultMessage: 'Изменить категорию вопросов' },
  chapters: { id: 'faq.categories.chapters', defaultMessage: 'Разделов' },
  articles: { id: 'faq.categories.articles', defaultMessage: 'Статей' },
  inside: { id: 'faq.categories.inside', defaultMessage: 'Разделы' },
  nothing: { id: 'faq.categories.nothing', defaultMessage: 'Разделов в категории пока нет' },
});
