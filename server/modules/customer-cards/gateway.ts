import { createHmac, randomInt } from 'node:crypto';
import { answerOf, OuterFault } from '../../shared/outerService';
import type { Expiry } from './rules';

/** A card as its holder tells it. It goes to the gateway and is kept nowhere. */
export interface TypedCard {
  number: string;
  expiry: Expiry;
  phone: string;
  customerId: number;
}

/** What the gateway gives for it. */
export interface KnownCard {
  token: string;
  holder: string;
  bank: string | null;
  /** To which the code goes: that of the bank, where it has one. */
  phone: string;
}

/** Who knows cards by their numbers. Throws an `OuterFault`; `refused` where it does not take the card. */
export interface CardGateway {
  register(card: TypedCard): Promise<KnownCard>;
  /** A code for the holder of a card. */
  makeCode(phone: string): string;
}

/** Six digits, which nobody can guess. */
const randomCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** The gateway at the address that the installation names. */
export const cardGatewayAt = (url: string, patience?: number): CardGateway => ({
  async register({ number, expiry: { month, year }, phone, customerId }) {
    const expiry = `${String(month).padStart(2, '0')}${String(year).slice(-2)}`;
    const question = { number, expiry, phone, customer: String(customerId) };
    const answer = await answerOf(url, '/cards', question, patience);
    const text = (name: string, most: number) => {
      const value = answer[name];
      return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : undefined;
    };
    const token = text('token', 200);
    // A gateway that gave the number back for a token would have it kept.
    if (token === undefined || token.includes(number)) throw new OuterFault('broken');
    const said = text('phone', 20)?.replace(/\D/g, '');
    return {
      token,
      holder: text('holder', 100)?.replaceAll(number, '') || 'UNKNOWN',
      bank: text('bank', 100)?.replaceAll(number, '') || null,
      phone: said !== undefined && /^998\d{9}$/.test(said) ? said : phone,
    };
  },
  makeCode: randomCode,
});

const banks = ['Ipak Yoʻli Bank', 'Kapitalbank', 'Xalq Banki', 'Hamkorbank', 'Anor Bank'] as const;
const holders = ['KARIMOV AZIZ', 'YUSUPOVA NIGORA', 'RAHIMOV BOBUR', 'SAIDOVA DILNOZA', 'TOSHMATOV SHERZOD'] as const;

/**
 * Stands in for it in the demonstration: makes token and holder up, the same for the same card of a customer, and refuses a card
 * that ends in 0001. The code is the end of the phone. What it makes is keyed, so that no number can be tried against a token.
 */
export const cardStandIn = (key: Buffer): CardGateway => ({
  async register({ number, expiry, phone, customerId }) {
    if (number.endsWith('0001')) throw new OuterFault('refused', { code: 'card_not_served' });
    const digest = createHmac('sha256', key)
      .update(JSON.stringify([customerId, number, expiry]))
      .digest();
    return {
      token: `tk_${digest.toString('hex').slice(0, 32)}`,
      holder: holders[digest.readUInt8(0) % holders.length] ?? 'UNKNOWN',
      bank: banks[digest.readUInt8(1) % banks.length] ?? null,
      phone,
    };
  },
  makeCode: (phone) => phone.slice(-4),
});
