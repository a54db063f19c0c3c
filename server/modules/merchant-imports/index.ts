import type { Module } from '../../http/module';
import { billzAt } from './billz';
import { billzStandIn } from './billzStandIn';
import { importHandlers } from './handlers';
import { importRunner } from './runner';
import { reachPublic } from './sources';

// What the seed of all takes: it puts files.
export { seedImports } from './seed';

/** How the goods of merchants come in; the rights are those of `merchants`. */
export const merchantImportsModule: Module = {
  handlers({ app, db, clock, files, log, secrets, imports }) {
    const { billzUrl, isDemo = false, reach = reachPublic } = imports;
    const sources = {
      key: secrets.key('import-secret'),
      reach,
      billz: billzUrl !== undefined ? billzAt(billzUrl) : isDemo ? billzStandIn(db) : undefined,
    };
    const runner = importRunner({ db, files, clock, log, sources });
    // Taken up when the server is ready, whoever left them, and put down before it closes.
    app.addHook('onReady', async () => runner.wake());
    app.addHook('onClose', () => runner.stop());
    return importHandlers(runner, sources);
  },
};
