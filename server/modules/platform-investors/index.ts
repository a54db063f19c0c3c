import type { Module } from '../../http/module';
import { investorEraseHandlers } from './eraseHandlers';
import { platformInvestorHandlers } from './handlers';
import { investorIdentityHandlers } from './identityHandlers';
import { investorJournalHandlers } from './journalHandlers';
import { investorMoneyHandlers } from './moneyHandlers';
import { investorWriteHandlers } from './writeHandlers';

// What other modules may use.
export { lockPhone, phoneIsTaken } from './writeStore';

export const platformInvestorsModule: Module = {
  handlers: {
    ...platformInvestorHandlers,
    ...investorWriteHandlers,
    ...investorMoneyHandlers,
    ...investorIdentityHandlers,
    ...investorEraseHandlers,
    ...investorJournalHandlers,
  },
  permissions: {
    // Who asks for a change of a balance never approves it.
    investor_balance: {
      names: ['Баланс инвестора', 'Investor balance', 'Investor balansi'],
      roles: { accountant: 'a', director: 'A' },
    },
  },
};
