import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { addressHandlers } from './addressHandlers';
import { changeHandlers } from './changeHandlers';
import { customerHandlers } from './handlers';
import { identityAt, identityStandIn } from './identity';
import { seedAddressPlaces, seedCustomers } from './seed';
import { syncHandlers } from './syncHandlers';

// What deliveries use.
export { findPlace } from './addressStore';
export { seedAddressPlaces };

/** Those who buy by instalments, and the places that goods are delivered to. */
export const customersModule: Module = {
  handlers({ secrets, outer: { identityUrl, isDemo, patience } }) {
    const standIn = isDemo ? identityStandIn : undefined;
    return {
      ...customerHandlers,
      ...changeHandlers,
      ...addressHandlers,
      ...syncHandlers(
        identityUrl === undefined ? standIn : identityAt(identityUrl, patience),
        secrets.key('customer-differences'),
      ),
    };
  },
  seed: seedCustomers,
  permissions: {
    customers: {
      names: ['Клиенты', 'Customers', 'Mijozlar'],
      roles: { moderator: 'qgu', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' },
    },
  },
};
