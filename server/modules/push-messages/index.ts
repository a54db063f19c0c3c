import { everything } from '../../auth/permissions';
import type { OperationId } from '../../http/contract';
import type { Module } from '../../http/module';
import { backgroundRunner } from '../../shared/backgroundRunner';
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
    const { app, db, clock, files, log, outer } = parts;
    const gateway = pushGatewayOf(parts);
    if (outer.worksByItself === true) {
      const work = backgroundRunner('notifications', () => workPushes({ db, clock, files, gateway }), log);
      app.addHook('onReady', async () => work.wake());
      // Once the answer has gone: only then what was asked for is kept, for these calls are made once a key.
      app.addHook('onResponse', async (request) => {
        const { operation } = request.routeOptions.config as { operation?: string };
        if (operation !== undefined && waking.includes(operation)) work.wake();
      });
      app.addHook('onClose', () => work.stop());
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
