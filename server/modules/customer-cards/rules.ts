import type { Reply } from '../../http/contract';

export type CardKind = Reply<'bindCustomerCard'>['type'];

/** How the numbers of a system begin, as the settings say; the longest one that fits is meant. */
export interface CardType {
  name: string;
  prefix: string;
}

/** The systems that the gateways charge. A type of another name is only named: its cards are taken by nobody. */
const systems = ['uzcard', 'humo', 'visa', 'mastercard'] as const satisfies readonly CardKind[];
/** Those of the whole world stand in no list (the IIN of ISO/IEC 7812). */
const worldwide: readonly (readonly [begins: RegExp, kind: CardKind])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
];

/** Whose card it is, where it is of a system that is charged. */
export function kindOf(number: string, types: readonly CardType[]): CardKind | undefined {
  const [listed] = types
    .filter(({ prefix }) => number.startsWith(prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  if (listed === undefined) return worldwide.find(([begins]) => begins.test(number))?.[1];
  const [name] = listed.name.toLowerCase().split(/[^a-z]/);
  return systems.find((system) => system === name);
}

/** Whether the last digit is the one that the others call for (Luhn), which finds a digit typed wrong and two that changed places. */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Banks give a card for ten years at most; later is a slip of the hand. */
const mostYears = 15;

export interface Expiry {
  month: number;
  year: number;
}

/** '09/29' → September 2029 */
export const expiryOf = (text: string): Expiry => ({
  month: Number(text.slice(0, 2)),
  year: 2000 + Number(text.slice(3)),
});

/** A card is good to the end of its month, YYYY-MM-DD being today in Tashkent. */
export const isExpired = ({ month, year }: Expiry, today: string): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);

export type CardFault = 'invalid_card' | 'card_system_unknown' | 'card_expired' | 'out_of_range';

/** What is wrong with a card as it was typed, by its field; nothing when it may be shown to the gateway. */
export function faultOfCard(
  { number, expiry }: { number: string; expiry: Expiry },
  types: readonly CardType[],
  today: string,
): [field: string, fault: CardFault] | undefined {
  if (!hasCheckDigit(number)) return ['card_number', 'invalid_card'];
  if (kindOf(number, types) === undefined) return ['card_number', 'card_system_unknown'];
  if (isExpired(expiry, today)) return ['expiry', 'card_expired'];
  return expiry.year > Number(today.slice(0, 4)) + mostYears ? ['expiry', 'out_of_range'] : undefined;
}

/** 8600123400009012 → 860012******9012, as it is kept. */
export const maskNumber = (number: string): string => `${number.slice(0, 6)}******${number.slice(-4)}`;

/** Wrong tries that end a code. */
export const mostTries = 3;
/** Seconds between two codes for one customer. */
export const secondsBetween = 60;
/** Minutes that a code is good for. */
export const minutesGood = 5;

/** Seconds until another code may be sent; none when it may be now. */
export const secondsToWait = (sentAt: Date | undefined, now: Date): number =>
  sentAt === undefined
    ? 0
    : Math.max(0, Math.min(secondsBetween, Math.ceil(secondsBetween - (now.getTime() - sentAt.getTime()) / 1000)));

export type CodeRefusal = 'code_ended' | 'code_expired' | 'wrong_code';

interface Sent {
  wrongTries: number;
  isOver: boolean;
}

/** What a typed code comes to. A code that is over is not compared, so that nobody learns whether it was right. */
export function refusalOfCode({ wrongTries, isOver }: Sent, isRight: boolean): CodeRefusal | undefined {
  if (wrongTries >= mostTries) return 'code_ended';
  if (isOver) return 'code_expired';
  if (isRight) return undefined;
  return wrongTries + 1 >= mostTries ? 'code_ended' : 'wrong_code';
}

/** What a card of a customer is still needed for. */
export type CardTie = 'installment' | 'order';

/** Why a card may not be taken away: debts that are charged to it come before orders. */
export function refusalOfRemoval(ties: readonly CardTie[]): 'user_has_installment' | 'user_has_order' | undefined {
  if (ties.includes('installment')) return 'user_has_installment';
  return ties.includes('order') ? 'user_has_order' : undefined;
}
