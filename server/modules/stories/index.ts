import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { storyHandlers } from './handlers';
import { seedStories } from './seed';

/** Rows of slides that customers leaf through. */
export const storiesModule: Module = {
  handlers: storyHandlers,
  seed: seedStories,
  permissions: {
    stories: {
      names: ['Истории', 'Stories', 'Hikoyalar'],
      roles: { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    },
  },
};
