import type { Module } from '../../http/module';
import { yesterday } from '../../shared/clock';
import { chargeGatewayOf } from '../instalments/index';
import { workReturns } from './carryingOut';
import { createHandlers } from './createHandlers';
import { moneyHandlers } from './moneyHandlers';
import { seedReturns } from './seed';
import { stepHandlers } from './stepHandlers';

// What the demonstration adds when all modules have their rows.
export { seedFigureReturns } from './seedFigures';
// What tests of the background use.
export { workReturns } from './carryingOut';

/** What customers bring back, and what is paid back to them. */
export const returnClaimsModule: Module = {
  handlers: ({ background, db, clock, outer }) => {
    const gateway = chargeGatewayOf(outer);
    if (outer.worksByItself === true)
      background.work('return-claims', (signal) => workReturns({ db, clock, gateway, signal }));
    return { ...createHandlers, ...stepHandlers, ...moneyHandlers(gateway) };
  },
  seed: (sql, clock) => seedReturns(sql, yesterday(clock)),
  permissions: {
    refund_claims: {
      names: ['Заявки на возврат', 'Return claims', 'Qaytarish arizalari'],
      roles: { moderator: 'qgauA', manager: 'qga', accountant: 'qgx', administrator: 'qg', director: 'qgx' },
    },
    refund_accounting: {
      names: ['Возвраты: бухгалтерия', 'Returns: accounting', 'Qaytarishlar: buxgalteriya'],
      roles: { accountant: 'qgA', director: 'qg' },
    },
  },
};
