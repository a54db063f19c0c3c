import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { deliveryHandlers } from './handlers';
import { seedDeliveries } from './seed';

// What orders and returns use.
export {
  cancelDelivery,
  createDelivery,
  deliveryOfOrder,
  hasDeliveryState,
  usedDeliveryPrice,
  whereGoodsAre,
} from './orderStore';
export type { WhereGoods } from './rules';

/** How the goods of an order come to its customer. */
export const deliveriesModule: Module = {
  handlers: deliveryHandlers,
  seed: (sql) => seedDeliveries(sql),
  permissions: {
    delivery: {
      names: ['Доставка', 'Delivery', 'Yetkazib berish'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' },
    },
  },
};
