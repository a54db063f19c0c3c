import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { articleHandlers } from './articles';
import { categoryHandlers } from './categories';
import { chapterHandlers } from './chapters';
import { seedFaq } from './seed';

/** What customers read in the help of the app. */
export const faqModule: Module = {
  handlers: { ...categoryHandlers, ...chapterHandlers, ...articleHandlers },
  seed: seedFaq,
  permissions: {
    faq: {
      names: ['Вопросы и ответы', 'Questions and answers', 'Savol-javoblar'],
      roles: { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    },
  },
};
