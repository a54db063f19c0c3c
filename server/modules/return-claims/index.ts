import type { Module } from '../../http/module';
import { yesterday } from '../../shared/clock';
import { chargeGatewayOf } from '../instalments/index';
import { createHandlers } from './createHandlers';
import { moneyHandlers } from './moneyHandlers';
import { seedReturns } from './seed';
import { stepHandlers } from './stepHandlers';

/** What customers bring back, and what is paid back to them. */
export const returnClaimsModule: Module = {
  handlers: ({ outer }) => ({
    ...{ ...createHandlers, ...stepHandlers },
    ...moneyHandlers(chargeGatewayOf(outer)),
  }),
  seed: (sql, clock) => seedReturns(sql, yesterday(clock)),
  permissions: {
    refund_claims: {
      names: ['Заявки на возврат', 'Refund claims', 'Qaytarish arizalari'],
      roles: { moderator: 'qgauA', manager: 'qga', accountant: 'qgx', administrator: 'qg', director: 'qgx' },
    },
    refund_accounting: {
      names: ['Возвраты: бухгалтерия', 'Refunds: accounting', 'Qaytarishlar: buxgalteriya'],
      roles: { accountant: 'qgA', director: 'qg' },
    },
  },
};
