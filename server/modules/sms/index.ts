import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { smsHandlers } from './handlers';
import { seedSms } from './seed';
import { smsGatewayOf } from './sending';

// What other modules may use.
export { smsGatewayAt, smsStandIn, type SmsGateway } from './gateway';
export { sendSms, smsGatewayOf, textOfSms } from './sending';

/** Who carries messages to phones, what they say, and what became of each. */
export const smsModule: Module = {
  handlers: (parts) => smsHandlers(smsGatewayOf(parts), parts.secrets.key('sms-provider')),
  seed: seedSms,
  permissions: {
    sms: {
      names: ['СМС', 'Text messages', 'SMS xabarlar'],
      roles: { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    },
  },
};
