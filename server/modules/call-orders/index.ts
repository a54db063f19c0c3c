import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { callOrderHandlers } from './handlers';
import { seedCallOrders } from './seed';

export const callOrdersModule: Module = {
  handlers: callOrderHandlers,
  seed: seedCallOrders,
  permissions: {
    call_orders: {
      names: ['Заказы звонков', 'Call orders', 'Qoʻngʻiroq buyurtmalari'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' },
    },
  },
};
