/** Money travels as a decimal string with two digits and is counted in whole tiyin, so that no sum is ever rounded. */
const decimal = /^-?\d+\.\d{2}$/;

/** Anything a person may type or paste: group spaces of any kind, a comma or a dot, at most two digits after it. */
const typed = /^([-\u2212]?)(\d+)(?:[.,](\d{1,2}))?$/;

/** Whether the text is an amount as the services write it: '1250000.00'. */
export function isMoney(text: unknown): text is string {
  return typeof text === 'string' && decimal.test(text);
}

/** The amount in tiyin; undefined when the text is not an amount. */
export function parseMoney(text: string): bigint | undefined {
  const match = typed.exec(text.replace(/\s/g, ''));
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const tiyin = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign ? -tiyin : tiyin;
}

/** The amount as it is sent: whole so'm, a dot, two digits. */
export function toDecimal(tiyin: bigint): string {
  const digits = (tiyin < 0n ? -tiyin : tiyin).toString().padStart(3, '0');
  return `${tiyin < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether one amount is smaller than another; what is no amount counts as none. */
export const isLessMoney = (one: string, other: string): boolean => (parseMoney(one) ?? 0n) < (parseMoney(other) ?? 0n);

/** The exact sum of however many; what is not an amount is a mistake of the caller and stops the sum. */
export function sumMoney(decimals: readonly string[]): string {
  return toDecimal(
    decimals.reduce((sum, text) => {
      const tiyin = parseMoney(text);
      if (tiyin === undefined) throw new RangeError('Not an amount of money');
      return sum + tiyin;
    }, 0n),
  );
}

/** The same of a few. */
export const addMoney = (...decimals: string[]): string => sumMoney(decimals);

/** What a balance comes to with a change; nothing when the service gave no amount, rather than a wrong sum. */
export function balanceWith(balance: string, change: string): string {
  const [before, by] = [parseMoney(balance), parseMoney(change)];
  return before === undefined || by === undefined ? '' : toDecimal(before + by);
}

/** About how large an amount is, in so'm: for the length of a bar, and never to be shown or counted with. */
export function sizeOfMoney(decimal: string): number {
  return Number(parseMoney(decimal) ?? 0n) / 100;
}
