import type { Module } from '../../http/module';
import { authoritiesOf } from './authorities';
import { signingHandlers } from './handlers';
import { revocationOf } from './revocation';
import { seedDocuments } from './seed';
import { timeStamps } from './stamp';

export const signingModule: Module = {
  handlers: ({ secrets, signing: { authorityFile, revocationFile, organisation, foreignSerials = [] } }) =>
    signingHandlers({
      authorities: authoritiesOf(authorityFile),
      stamps: timeStamps(secrets.key('time-stamp')),
      revocation: revocationOf(revocationFile),
      organisation,
      foreignSerials,
    }),
  seed: seedDocuments,
  permissions: {
    dibank: {
      names: ['Подписание выплат', 'Signing of pay-outs', 'Toʻlovlarni imzolash'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
