import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { askDelivered } from './asking';
import { smsHandlers } from './handlers';
import { seedSms } from './seed';
import { smsGatewayOf } from './sending';

// What other modules may use.
export type { SmsGateway } from './gateway';
export { sendSms, smsGatewayOf } from './sending';

/** Who carries messages to phones, what they say, and what became of each. */
export const smsModule: Module = {
  handlers: (parts) => {
    const { background, db, clock, outer } = parts;
    const gateway = smsGatewayOf(parts);
    if (outer.worksByItself === true && gateway !== undefined)
      background.work('messages', () => askDelivered(db, clock, gateway));
    return smsHandlers(gateway, parts.secrets.key('sms-provider'));
  },
  seed: seedSms,
  permissions: {
    sms: {
      names: ['СМС', 'Text messages', 'SMS xabarlar'],
      roles: { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    },
  },
};
