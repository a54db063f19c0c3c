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
  handlers({ background, db, clock, files, log, secrets, imports }) {
    const { billzUrl, isDemo = false, reach = reachPublic } = imports;
    const sources = {
      key: secrets.key('import-secret'),
      reach,
      billz: billzUrl !== undefined ? billzAt(billzUrl) : isDemo ? billzStandIn(db) : undefined,
    };
    return importHandlers(importRunner({ db, files, clock, log, sources }, background), sources);
  },
};
