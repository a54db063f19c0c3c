import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { documentHandlers } from './handlers';
import { seedDocuments } from './store';

export const documentsModule: Module = {
  handlers: documentHandlers,
  seed: seedDocuments,
  permissions: {
    documents: {
      names: ['Документы', 'Documents', 'Hujjatlar'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qg', administrator: everything, director: 'qgx' },
    },
  },
};
