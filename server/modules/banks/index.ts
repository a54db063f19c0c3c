import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { bankDirectoryAt, bankStandIn } from './directory';
import { bankHandlers } from './handlers';
import { seedBankDetails } from './seed';

// What other modules may use.
export { bankFault, unknownMfos } from './bankFault';
export { demoBanks } from './demoBanks';
export { seedBanks } from './seed';

/** The banks of the country, by which forms know an MFO. */
export const banksModule: Module = {
  handlers({ outer: { bankDirectoryUrl: url, isDemo = false, patience } }) {
    return bankHandlers(url !== undefined ? bankDirectoryAt(url, patience) : isDemo ? bankStandIn : undefined);
  },
  seed: seedBankDetails,
  permissions: {
    banks: {
      names: ['Банки', 'Banks', 'Banklar'],
      roles: { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    },
  },
};
