import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { projectHandlers } from './handlers';
import { seedProjects } from './seed';

// What other modules and the test mode may use.
export { sellLots } from './sellLots';

export const projectsModule: Module = {
  handlers: projectHandlers,
  seed: seedProjects,
  permissions: {
    projects: {
      names: ['Проекты недвижимости', 'Real-estate projects', 'Koʻchmas mulk loyihalari'],
      roles: { moderator: 'qg', accountant: 'qg', administrator: 'aue', director: everything },
    },
  },
};
