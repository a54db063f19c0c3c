import type { Module } from '../../http/module';
import { authoritiesOf } from './authorities';
import { signingHandlers } from './handlers';
import { seedDocuments } from './seed';
import { timeStamps } from './stamp';

export const signingModule: Module = {
  handlers: ({ secrets, signing: { authorityFile, organisation } }) =>
    signingHandlers({
      authorities: authoritiesOf(authorityFile),
      stamps: timeStamps(secrets.key('time-stamp')),
      organisation,
    }),
  seed: seedDocuments,
  permissions: {
    dibank: {
      names: ['Подписание выплат', 'Signing of pay-outs', 'Toʻlovlarni imzolash'],
      roles: { moderator: 'qg', accountant: 'qguAix', administrator: 'qg', director: 'qgAx' },
    },
  },
};
