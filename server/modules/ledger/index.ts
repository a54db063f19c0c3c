import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { matchBankSheet } from './bank/sheet';
import { postingHandlers } from './handlers';
import { readHandlers } from './readHandlers';
import { seedPostings } from './seed';
import { templateHandlers } from './templates/handlers';

// What the closing of months checks, and keeps in its files.
export { readTie, tiedAccounts, tieAt } from './tieStore';

// What keeps expenses and incomes out of what lies before closed months.
export { refuseBeforeShut } from './shutMonths';

export const ledgerModule: Module = {
  handlers: { ...readHandlers, ...postingHandlers, ...templateHandlers, matchBankSheet },
  seed: seedPostings,
  permissions: {
    gl: {
      names: ['Главная книга', 'General ledger', 'Bosh kitob'],
      // One accountant posts what another one has made.
      roles: { accountant: 'qgauxA', administrator: 'qg', director: everything },
    },
  },
};
