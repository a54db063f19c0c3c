import { defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'faq.articles.search', defaultMessage: 'Вопрос на любом языке' },
  empty: { id: 'faq.articles.empty', defaultMessage: 'Статей пока нет' },
  title: { id: 'faq.articles.title', defaultMessage: 'Статья помощи' },
  add: { id: 'faq.articles.add', defaultMessage: 'Новая статья' },
  edit: { id: 'faq.articles.edit', defaultMessage: 'Изменить статью' },
  views: { id: 'faq.articles.views', defaultMessage: 'Просмотров' },
  chooseChapter: { id: 'faq.articles.chooseChapter', defaultMessage: 'Сначала выберите раздел в фильтре' },
});
