/** Cards are charged by an acquirer outside, at the address that the installation names; the demonstration has one of its own. */
import { createHash, randomInt } from 'node:crypto';
import type { OuterOptions } from '../../http/module';
import { decimal, percentOf, tiyinOf } from '../../shared/money';
import { answerOf, OuterFault } from '../../shared/outerService';

export type GatewayName = 'uzcard' | 'humo' | 'visa' | 'mastercard';

export interface Charge {
  gateway: GatewayName;
  /** Who carries it out; none where it was begun before that was kept. */
  acquirer: string | null;
  /** Our name for it: asked twice by the same name it is carried out once. */
  externalId: string;
  card: { token: string; masked_pan: string };
  amount: string;
}
/** What an acquirer says of what it has carried out; it need not say what it keeps of it, nor the terminal. */
export interface Done {
  rrn: string;
  commission?: string;
  terminal?: string;
}
/** What became of a charge; `unknown` is asked again later and never sent anew. */
export type Outcome = ({ status: 'success' } & Done) | { status: 'failed'; error: string } | { status: 'unknown' };
/** What became of a charge that is sent now; `unreached` where nothing of it has left. */
export type Sent = Outcome | { status: 'unreached' };
/** What the gateway says of a name; `missing` when nothing has come to it under that. */
type Said = Outcome | { status: 'missing' };

export interface ChargeGateway {
  /** Where an acquirer answers; undefined where the installation names no address for it. */
  addressOf(acquirer: string | null): string | undefined;
  charge(charge: Charge): Promise<Sent>;
  /** What became of what was sent under this name. */
  ask(charge: Charge): Promise<Said>;
  /** Takes a charge back, by its name; asked again it says the same. */
  reverse(charge: Charge): Promise<Outcome>;
  /** Pays to the card, by a name of its own; asked again by the same name it says what became of it. */
  payOut(charge: Charge): Promise<Outcome>;
  /** A code for the holder of a card. */
  makeCode(phone: string): string;
}

/** Seconds in which a charge that was begun may still be on its way to the gateway. */
const onItsWay = 60;

/** A charge that the gateway does not know may still be coming to it; one that was begun long ago never left. */
export const outcomeOf = (said: Said, secondsAgo: number): Outcome => {
  if (said.status !== 'missing') return said;
  return secondsAgo > onItsWay ? { status: 'failed', error: 'not_received' } : { status: 'unknown' };
};

/**
 * The gateway behind `url`: `POST /charges` {external_id, token, amount}, `POST /charges/state` and `POST /charges/reverse`
 * {external_id}, and `POST /payouts` {external_id, token, amount}. It answers with {status: success, rrn: 12 digits, commission?:
 * '3500.00', terminal?: 4 to 16 digits and capitals}, {status: failed, error} or {status: pending}, and carries out one name once.
 * What it refuses with a status below 500 was not carried out; a name that it does not know it refuses as `not_found`. Anything else,
 * and silence, leaves the outcome unknown.
 */
export function chargeGatewayAt(url: string, patience?: number): Omit<ChargeGateway, 'addressOf'> {
  /** `refused` reads what it says where it does not do what it was asked; `unreached` is what it means that nobody is there. */
  const put = async <Refused extends Said, Unreached extends Sent>(
    path: string,
    question: object,
    refused: (code: string) => Refused,
    unreached: Unreached,
  ): Promise<Outcome | Refused | Unreached> => {
    try {
      return read(await answerOf(url, path, question, patience));
    } catch (error) {
      if (!(error instanceof OuterFault)) throw error;
      if (error.isUnreached) return unreached;
      return error.kind === 'refused' ? refused(wordOf(error.answer?.code) ?? 'refused') : unknown;
    }
  };
  return {
    charge: ({ externalId, card, amount }) =>
      put('/charges', { external_id: externalId, token: card.token, amount }, failed, { status: 'unreached' }),
    ask: ({ externalId }) =>
      // A question that is refused for another reason says nothing of the charge.
      put(
        '/charges/state',
        { external_id: externalId },
        (code): Said => (code === 'not_found' ? { status: 'missing' } : unknown),
        unknown,
      ),
    reverse: ({ externalId }) => put('/charges/reverse', { external_id: externalId }, failed, unknown),
    payOut: ({ externalId, card, amount }) =>
      // What goes back waits for its acquirer: it is asked again by the same name.
      put('/payouts', { external_id: externalId, token: card.token, amount }, failed, unknown),
    makeCode: codeAtRandom,
  };
}

const failed = (code: string): Outcome => ({ status: 'failed', error: code });

const unknown = { status: 'unknown' } as const;

type Outer = Pick<OuterOptions, 'cardGatewayUrl' | 'cardGatewayUrls' | 'isDemo' | 'patience'>;
/**
 * The acquirers of an installation: each at its own address, or at the one that it names for all. Without any address nothing is
 * charged, but in the demonstration.
 */
export function chargeGatewayOf({
  cardGatewayUrl: url,
  cardGatewayUrls: urls = {},
  isDemo = false,
  patience,
}: Outer): ChargeGateway | undefined {
  if (url === undefined && Object.keys(urls).length === 0) return isDemo ? chargeStandIn : undefined;
  const addressOf = (acquirer: string | null) => (acquirer === null ? undefined : urls[acquirer]) ?? url;
  /** An address that was taken away leaves everything of it unknown. */
  const at = <Said>(acquirer: string | null, ask: (gateway: ReturnType<typeof chargeGatewayAt>) => Promise<Said>) => {
    const address = addressOf(acquirer);
    return address === undefined ? Promise.resolve(unknown) : ask(chargeGatewayAt(address, patience));
  };
  return {
    addressOf,
    charge: (charge) => at(charge.acquirer, (gateway) => gateway.charge(charge)),
    ask: (charge) => at(charge.acquirer, (gateway) => gateway.ask(charge)),
    reverse: (charge) => at(charge.acquirer, (gateway) => gateway.reverse(charge)),
    payOut: (charge) => at(charge.acquirer, (gateway) => gateway.payOut(charge)),
    makeCode: codeAtRandom,
  };
}
const codeAtRandom = () => String(randomInt(1_000_000)).padStart(6, '0');

const textLike = (value: unknown, form: RegExp) => (typeof value === 'string' && form.test(value) ? value : undefined);
const wordOf = (value: unknown) => textLike(value, /^[a-z_]{2,40}$/);

function read({ status, error, ...said }: Record<string, unknown>): Outcome {
  const rrn = textLike(said.rrn, /^\d{12}$/);
  if (status === 'success' && rrn !== undefined) {
    // The money has gone whatever it says besides: what cannot be read of it is not kept.
    const commission = textLike(said.commission, /^\d{1,16}\.\d{2}$/);
    const terminal = textLike(said.terminal, /^[0-9A-Z]{4,16}$/);
    return {
      status,
      rrn,
      ...(commission !== undefined && { commission }),
      ...(terminal !== undefined && { terminal }),
    };
  }
  return status === 'failed' ? { status, error: wordOf(error) ?? 'refused' } : { status: 'unknown' };
}

/** Twelve digits that follow from the name, as a gateway gives one number to one charge. */
const rrnOf = (externalId: string) =>
  (BigInt(`0x${createHash('sha256').update(externalId).digest('hex').slice(0, 15)}`) % 1_000_000_000_000n)
    .toString()
    .padStart(12, '0');

/** It keeps half a percent of everything, at one terminal. */
const doneByStandIn = ({ externalId, amount }: Charge) => ({
  status: 'success' as const,
  rrn: rrnOf(externalId),
  commission: decimal(percentOf(tiyinOf(amount), 0.5)),
  terminal: '92406731',
});

/**
 * Stands in for the gateway: the end of the card says what becomes of a charge. 0001 is refused; 0002 is not known at first and
 * then done, 0003 not known and then failed; all others are done at once.
 */
export const chargeStandIn: ChargeGateway = {
  // All acquirers are this one.
  addressOf: () => 'stand-in',
  charge: async (charge) => {
    const end = charge.card.masked_pan.slice(-4);
    if (end === '0001') return { status: 'failed', error: 'insufficient_funds' };
    return end === '0002' || end === '0003' ? { status: 'unknown' } : doneByStandIn(charge);
  },
  ask: async (charge) =>
    ['0001', '0003'].includes(charge.card.masked_pan.slice(-4))
      ? { status: 'failed', error: 'insufficient_funds' }
      : doneByStandIn(charge),
  reverse: async (charge) => doneByStandIn(charge),
  // To a card that ends in 0001 nothing is paid: it is closed.
  payOut: async (charge) =>
    charge.card.masked_pan.endsWith('0001') ? { status: 'failed', error: 'card_closed' } : doneByStandIn(charge),
  makeCode: (phone) => phone.slice(-4),
};
