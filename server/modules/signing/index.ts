import type { Module } from '../../http/module';
import { authoritiesOf } from './authorities';
import { eimzoServerAt } from './eimzoServer';
import { signingHandlers } from './handlers';
import { revocationOf } from './revocation';
import { seedDocuments } from './seed';
import { timeStamps } from './stamp';

export const signingModule: Module = {
  handlers: ({ secrets, outer, signing }) =>
    signingHandlers({
      authorities: authoritiesOf(signing.authorityFile),
      stamps: timeStamps(secrets.key('time-stamp')),
      revocation: revocationOf(signing.revocationFile),
      organisation: signing.organisation,
      foreignSerials: signing.foreignSerials ?? [],
      server: signing.eimzoServer && eimzoServerAt(signing.eimzoServer, outer.patience),
    }),
  seed: seedDocuments,
  permissions: {
    dibank: {
      names: ['Подписание выплат', 'Signing of pay-outs', 'Toʻlovlarni imzolash'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
