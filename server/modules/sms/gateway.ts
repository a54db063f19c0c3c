import { answerOf, OuterFault } from '../../shared/outerService';

/** How far a message got: the network has taken it, or the phone has it already. */
export type SmsState = 'sent' | 'delivered';

/** The provider by which a message goes. */
export interface Carrier {
  code: string;
  sender: string;
  login: string | null;
  /** Sealed, as it is kept. */
  password: string | null;
}

export interface Carried {
  state: SmsState;
  /** What is left with the provider, where it says so. */
  balance?: string;
}

/** Who carries messages to phones. Throws an `OuterFault` where a message was not taken. */
export interface SmsGateway {
  /** `id` names the message, by which it is asked for afterwards. */
  send(id: number, phone: string, text: string, carrier?: Carrier): Promise<Carried>;
  /** Those of these messages that have arrived. */
  delivered(ids: readonly number[]): Promise<number[]>;
}

/**
 * The gateway at the address that the installation names: `POST /messages` {id, phone, text, provider, sender, login, password}
 * answers {state: sent or delivered, balance}; `POST /messages/state` {ids} answers {results: [{id, state}]}. `open` gives a password that was sealed.
 */
export const smsGatewayAt = (
  url: string,
  patience?: number,
  open: (carrier: Carrier) => string | undefined = () => undefined,
): SmsGateway => ({
  async send(id, phone, text, carrier) {
    const by = carrier && { provider: carrier.code, sender: carrier.sender, login: carrier.login ?? undefined };
    const question = { id, phone, text, ...by, ...(carrier && { password: open(carrier) }) };
    const { state, balance } = await answerOf(url, '/messages', question, patience);
    return {
      state: state === 'delivered' ? 'delivered' : 'sent',
      ...(typeof balance === 'string' && /^\d{1,14}\.\d{2}$/.test(balance) && { balance }),
    };
  },
  async delivered(ids) {
    const { results } = await answerOf(url, '/messages/state', { ids }, patience);
    if (!Array.isArray(results)) throw new OuterFault('broken');
    const arrived = new Set(
      (results as ({ id?: unknown; state?: unknown } | null)[])
        .filter((row) => row?.state === 'delivered')
        .map((row) => row?.id),
    );
    return ids.filter((id) => arrived.has(id));
  },
});

/** Stands in for it in the demonstration, where every message arrives at once. */
export const smsStandIn: SmsGateway = {
  send: async () => ({ state: 'delivered' }),
  delivered: async (ids) => [...ids],
};
