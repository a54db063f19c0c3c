import { everything } from '../../auth/permissions';
import type { OperationId } from '../../http/contract';
import type { Module } from '../../http/module';
import { pushGatewayOf } from './gateway';
import { pushHandlers } from './handlers';
import { seedPushMessages } from './seed';
import { workPushes } from './sending';

// What the calendar of contents uses.
export { quietHours } from './rules';
// What the test mode uses.
export { pushStandIn } from './gateway';
export { workPushes } from './sending';

/** The calls after which there is something to send. */
const waking: readonly string[] = ['publishPushMessage', 'sendPushToUsers'] satisfies OperationId[];

/** What customers are told on their phones, to whom, and who got it. */
export const pushMessagesModule: Module = {
  handlers: (parts) => {
    const { app, background, db, clock, files, outer } = parts;
    const gateway = pushGatewayOf(parts);
    if (outer.worksByItself === true) {
      const work = background.work('notifications', () => workPushes({ db, clock, files, gateway }));
      // Once the answer has gone: only then what was asked for is kept, for these calls are made once a key.
      app.addHook('onResponse', async (request) => {
        const { operation } = request.routeOptions.config as { operation?: string };
        if (operation !== undefined && waking.includes(operation)) work.wake();
      });
    }
    return pushHandlers(gateway);
  },
  seed: seedPushMessages,
  permissions: {
    notifications: {
      names: ['Уведомления', 'Notifications', 'Bildirishnomalar'],
      roles: { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    },
  },
};
