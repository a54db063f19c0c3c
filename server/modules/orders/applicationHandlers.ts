/** What is given up with an application that has an order: the order, and the way of its goods. */
import type { HandlerMap } from '../../http/contract';
import { timestamp } from '../../shared/clock';
import { applicationOf, hold, move, stepOf } from '../instalments/index';
import { cancelDelivery } from '../deliveries/index';

export const applicationHandlers = {
  cancelApplication: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const one = await hold(sql, call, id, call.headers['If-Match']);
      const to = await stepOf(sql, call, one, 'cancel');
      await move(sql, call, one, { to, action: 'cancel' });
      if (one.order_id !== null) await cancelDelivery(sql, one.order_id, timestamp(call.clock));
      return applicationOf(sql, call, id);
    }),
} satisfies Partial<HandlerMap>;
