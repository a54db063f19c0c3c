import { defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'faq.chapters.search', defaultMessage: 'Раздел на любом языке' },
  empty: { id: 'faq.chapters.empty', defaultMessage: 'Разделов вопросов пока нет' },
  title: { id: 'faq.chapters.title', defaultMessage: 'Раздел вопросов' },
  add: { id: 'faq.chapters.add', defaultMessage: 'Новый раздел вопросов' },
  edit: { id: 'faq.chapters.edit', defaultMessage: 'Изменить раздел вопросов' },
  articles: { id: 'faq.chapters.articles', defaultMessage: 'Статей' },
  inside: { id: 'faq.chapters.inside', defaultMessage: 'Статьи раздела' },
  nothing: { id: 'faq.chapters.nothing', defaultMessage: 'Статей в разделе пока нет' },
  chooseCategory: { id: 'faq.chapters.chooseCategory', defaultMessage: 'Сначала выберите категорию в фильтре' },
});
