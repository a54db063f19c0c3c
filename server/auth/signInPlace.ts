/** Where a call that has to do with signing in comes from, for the person to know the session by. */
export interface SignInPlace {
  address: string;
  /** What the browser says of itself. */
  device?: string;
}

/** One household has one IPv4 address but 2^64 IPv6 ones: those count by their network. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}

/** Whether two calls come from the same browser in the same network. */
export const isSamePlace = (one: SignInPlace, other: SignInPlace): boolean =>
  one.device === other.device && networkOf(one.address) === networkOf(other.address);
