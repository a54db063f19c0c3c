import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { investorDocumentHandlers } from './documentHandlers';
import { investorFileHandlers } from './fileHandlers';
import { investorHandlers } from './handlers';
import { investorStatisticsHandlers } from './statisticsHandlers';

// What other modules may use.
export {
  addHistory,
  listTies,
  type Locked,
  lockInvestors,
  setPassportConfirmed,
  setStatus,
  touch,
  type Version,
} from './changeStore';
export {
  birthdayFault,
  type Faults,
  faultsOf,
  innFault,
  nameFault,
  newPinflFault,
  passportFault,
  pastDayFault,
  phoneFault,
  pinflAgainst,
  pinflDisagrees,
  pinflFault,
  sent,
} from './identityRules';
export { conditions } from './listStore';
export { type Gender, makePinfl, readPinfl } from './pinfl';
export { type InvestorStatus, investorStatuses, mayHoldMoney } from './rules';
export { cardOf } from './serialize';
export { moveInvestors, moveLeaver } from './service';
export { findInvestor, findPersonalDocuments, findSubject, listPhotos } from './store';

export const investorsModule: Module = {
  handlers: {
    ...investorHandlers,
    ...investorDocumentHandlers,
    ...investorFileHandlers,
    ...investorStatisticsHandlers,
  },
  permissions: {
    investors: {
      names: ['Инвесторы', 'Investors', 'Investorlar'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qg', administrator: everything, director: 'qgx' },
    },
    investor_verification: {
      names: ['Проверка инвесторов', 'Investor verification', 'Investorlarni tekshirish'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qg', administrator: everything, director: 'qgx' },
    },
  },
};
