import { answerOf } from '../../shared/outerService';

/** How far a message got: the network has taken it, or the phone has it already. */
export type SmsState = 'sent' | 'delivered';

/** Who carries messages to phones. Throws an `OuterFault` where a message was not taken. */
export interface SmsGateway {
  send(phone: string, text: string): Promise<SmsState>;
}

/** The gateway at the address that the installation names. */
export const smsGatewayAt = (url: string, patience?: number): SmsGateway => ({
  async send(phone, text) {
    const answer = await answerOf(url, '/messages', { phone, text }, patience);
    return answer.state === 'delivered' ? 'delivered' : 'sent';
  },
});

/** Stands in for it in the demonstration, where every message arrives at once. */
export const smsStandIn: SmsGateway = { send: async () => 'delivered' };
