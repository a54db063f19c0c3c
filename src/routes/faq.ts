import {
  BookQuestionMark20Regular,
  ChatHelp20Regular,
  Library20Regular,
  Notebook20Regular,
} from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  categories: { id: 'routes.faq.categories', defaultMessage: 'Категории вопросов' },
  newCategory: { id: 'routes.faq.newCategory', defaultMessage: 'Новая категория вопросов' },
  chapters: { id: 'routes.faq.chapters', defaultMessage: 'Разделы вопросов' },
  newChapter: { id: 'routes.faq.newChapter', defaultMessage: 'Новый раздел вопросов' },
  articles: { id: 'routes.faq.articles', defaultMessage: 'Статьи помощи' },
  newArticle: { id: 'routes.faq.newArticle', defaultMessage: 'Новая статья помощи' },
  questions: { id: 'routes.faq.questions', defaultMessage: 'Вопросы на главной' },
  newQuestion: { id: 'routes.faq.newQuestion', defaultMessage: 'Новый вопрос на главной' },
});
const oneArticle = defineMessage<{ id: string }>({ id: 'routes.records.faqArticle', defaultMessage: 'Статья № {id}' });

/** What customers read in the help of the app, and the questions of its first page. */
export const faq = {
  'faq.categories': route('/faq-category/list', {
    title: m.categories,
    permission: 'faq',
    needs: { listFaqCategories: 'faq.query' },
    create: { title: m.newCategory, needs: { createFaqCategory: 'faq.add' } },
    menu: { section: 'content', icon: Library20Regular },
    screen: () => import('../areas/faq/categories/CategoryList'),
  }),
  'faq.chapters': route('/faq-chapter/list', {
    title: m.chapters,
    permission: 'faq',
    needs: { listFaqChapters: 'faq.query' },
    create: { title: m.newChapter, needs: { createFaqChapter: 'faq.add' } },
    menu: { section: 'content', icon: BookQuestionMark20Regular },
    screen: () => import('../areas/faq/chapters/ChapterList'),
  }),
  'faq.articles': route('/faq-article/list', {
    title: m.articles,
    permission: 'faq',
    needs: { listFaqArticles: 'faq.query' },
    create: { title: m.newArticle, needs: { createFaqArticle: 'faq.add' } },
    menu: { section: 'content', icon: Notebook20Regular },
    record: {
      kind: 'faqArticles',
      title: m.articles,
      one: oneArticle,
      needs: { getFaqArticle: 'faq.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ article: id }),
      look: () => import('../areas/faq/articles/findArticles'),
      isNamed: true,
    },
    screen: () => import('../areas/faq/articles/ArticleList'),
  }),
  'faq.questions': route('/content/questions', {
    title: m.questions,
    permission: 'faq',
    needs: { listQuestions: 'faq.query' },
    create: { title: m.newQuestion, needs: { createQuestion: 'faq.add' } },
    menu: { section: 'content', icon: ChatHelp20Regular },
    screen: () => import('../areas/faq/questions/QuestionList'),
  }),
};
