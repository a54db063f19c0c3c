interface Claims {
  /** Milliseconds since 1970 by the clock of the server. */
  expires: number | undefined;
  issued: number | undefined;
}

const inMilliseconds = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value * 1000 : undefined;

/** Reads when a token was made and ends. The signature is the server's business, so no library is needed. */
export function readClaims(token: string): Claims {
  try {
    const body = token.split('.')[1] ?? '';
    const { exp, iat } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    return { expires: inMilliseconds(exp), issued: inMilliseconds(iat) };
  } catch {
    // A token that cannot be read says nothing about its time; a 401 will.
    return { expires: undefined, issued: undefined };
  }
}

/** How far the server's clock is ahead, learned from a token that has just arrived. */
export function learnSkew(token: string, now: number): number {
  const { issued } = readClaims(token);
  return issued === undefined ? 0 : issued - now;
}

/** A token with how far the clock of its server is ahead of this computer's, in milliseconds. */
interface TimedToken {
  access: string;
  skew: number;
}

const lead = 60_000;

/**
 * How long until the token should be renewed without being asked: a minute before it ends. Undefined when the
 * token does not say when it was made, because then a wrong clock here could not be told from an old token.
 */
export function renewalDelay({ access, skew }: TimedToken, now: number): number | undefined {
  const { expires, issued } = readClaims(access);
  if (expires === undefined || issued === undefined) return undefined;
  // Never more than half of the token's life, or a short-lived token would be renewed for ever.
  return expires - Math.min(lead, (expires - issued) / 2) - (now + skew);
}

/** Whether the token has ended by the clock of the server, as far as it can be told from here. */
export function isExpired({ access, skew }: TimedToken, now: number): boolean {
  const { expires, issued } = readClaims(access);
  return expires !== undefined && issued !== undefined && expires <= now + skew;
}
