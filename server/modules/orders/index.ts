import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { smsGatewayOf } from '../sms/index';
import { actHandlers } from './actHandlers';
import { applicationHandlers } from './applicationHandlers';
import { orderHandlers } from './handlers';
import { moderationHandlers } from './moderationHandlers';
import { readHandlers } from './readHandlers';
import { seedOrders } from './seed';
import { workOrders } from './work';

// What the test mode and tests use.
export { makeOrderMove } from './platformMoves';
export { workOrders } from './work';

const roles = { moderator: 'qguA', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' };

/** What comes of a signed application, until the goods are the customer's. */
export const ordersModule: Module = {
  handlers: (parts) => {
    const { background, db, clock, secrets } = parts;
    const { smsUrl, isDemo = false, worksByItself = false } = parts.outer;
    if (worksByItself) background.work('orders', async () => (await workOrders(db, clock, { isDemo }), false));
    return {
      ...{ ...readHandlers, ...moderationHandlers, ...orderHandlers, ...applicationHandlers },
      ...actHandlers({
        sms: smsGatewayOf(parts),
        key: secrets.key('act-code'),
        isDemo: isDemo && smsUrl === undefined,
      }),
    };
  },
  seed: (sql) => seedOrders(sql),
  permissions: {
    orders: { names: ['Заказы', 'Orders', 'Buyurtmalar'], roles },
    orders_moderate: { names: ['Модерация заказов', 'Order moderation', 'Buyurtmalarni moderatsiya qilish'], roles },
  },
};
