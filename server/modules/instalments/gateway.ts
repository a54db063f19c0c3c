/** Cards are charged by a gateway outside; here it is a thing with two questions, and something of our own that answers them. */
import { createHash } from 'node:crypto';

export type GatewayName = 'uzcard' | 'humo' | 'visa' | 'mastercard';

export interface Charge {
  gateway: GatewayName;
  /** Our name for it: asked twice by the same name it is carried out once. */
  externalId: string;
  card: { token: string; masked_pan: string };
  amount: string;
}
/** What became of a charge; `unknown` is asked again later and never sent anew. */
export type Outcome = { status: 'success'; rrn: string } | { status: 'failed'; error: string } | { status: 'unknown' };

export interface CardGateway {
  charge(charge: Charge): Promise<Outcome>;
  /** What became of what was sent under this name. */
  ask(charge: Charge): Promise<Outcome>;
}

/** Twelve digits that follow from the name, as a gateway gives one number to one charge. */
const rrnOf = (externalId: string) =>
  (BigInt(`0x${createHash('sha256').update(externalId).digest('hex').slice(0, 15)}`) % 1_000_000_000_000n)
    .toString()
    .padStart(12, '0');

/**
 * Stands in for the gateway: the end of the card says what becomes of a charge. 0001 is refused; 0002 is not known at first and
 * then done, 0003 not known and then failed; all others are done at once.
 */
export const demoGateway: CardGateway = {
  charge: async (charge) => {
    const end = charge.card.masked_pan.slice(-4);
    if (end === '0001') return { status: 'failed', error: 'insufficient_funds' };
    return end === '0002' || end === '0003'
      ? { status: 'unknown' }
      : { status: 'success', rrn: rrnOf(charge.externalId) };
  },
  ask: async (charge) =>
    ['0001', '0003'].includes(charge.card.masked_pan.slice(-4))
      ? { status: 'failed', error: 'insufficient_funds' }
      : { status: 'success', rrn: rrnOf(charge.externalId) },
};
