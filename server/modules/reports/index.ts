import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { reportHandlers } from './handlers';
import { reportRunner } from './runner';
import { seedReports } from './seed';

// What other modules may use.
export { addedToReportTie, ofReportTie } from './tieEntries';

export const reportsModule: Module = {
  handlers: ({ background, db, clock, files, log }) =>
    reportHandlers(background.keep(() => reportRunner({ db, files, clock, log }))),
  seed: seedReports,
  permissions: {
    reports: {
      names: ['Отчёты', 'Reports', 'Hisobotlar'],
      roles: { accountant: 'qgaux', administrator: 'qg', director: everything },
    },
  },
};
