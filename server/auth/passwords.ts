import { hash, verify } from '@node-rs/argon2';

// argon2id (which the package numbers 2) with 19 MiB, two passes and one lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A digest with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | undefined;

/**
 * Whether the password is right. An unknown name costs the same time as a known one: it is checked against
 * the digest of a password that nobody has.
 */
export async function passwordMatches(digest: string | undefined, password: string): Promise<boolean> {
  const against = digest ?? (await (nobody ??= hashPassword(crypto.randomUUID())));
  const right = await verify(against, password);
  return right && digest !== undefined;
}
