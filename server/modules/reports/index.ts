import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { reportHandlers } from './handlers';
import { reportRunner } from './runner';
import { seedReports } from './seed';

// What other modules may use.
export { addedToReportTie, ofReportTie } from './tieEntries';

export const reportsModule: Module = {
  handlers({ app, db, clock, files, log }) {
    const runner = reportRunner({ db, files, clock, log });
    // Taken up when the server is ready, whoever left them, and put down before it closes.
    app.addHook('onReady', async () => runner.wake());
    app.addHook('onClose', () => runner.stop());
    return reportHandlers(runner);
  },
  seed: seedReports,
  permissions: {
    reports: {
      names: ['Отчёты', 'Reports', 'Hisobotlar'],
      roles: { accountant: 'qgaux', administrator: 'qg', director: everything },
    },
  },
};
