import { lookup } from 'node:dns/promises';
import type { RefusalCode } from '../../shared/codes';
import { isPublicHost, isPublicIp } from '../../shared/publicAddress';

/** Why nothing could be fetched, by the code that its import ends with. */
export class SourceFault extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

/** The address of a host that a person has named; throws where it is none of the public net. */
export type Reach = (host: string) => Promise<string>;

/** Milliseconds that a name may take to be found. */
const patience = 10_000;

/**
 * The name is looked up once, and who connects does so to the address that was looked at: a name that says another address the
 * second time leads nowhere.
 */
export const reachPublic: Reach = async (host) => {
  if (!isPublicHost(host)) throw new SourceFault('host_not_public');
  const found = await withPatience(patience, lookup(host, { all: true, family: 4 })).catch(() => []);
  const [first] = found;
  if (first === undefined) throw new SourceFault('source_unreachable');
  if (!found.every(({ address }) => isPublicIp(address))) throw new SourceFault('host_not_public');
  return first.address;
};

/** What comes of `work`, unless it takes longer; what it does then is of no interest any more. */
export async function withPatience<T>(
  milliseconds: number,
  work: Promise<T>,
  giveUp: () => void = () => undefined,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SourceFault('source_unreachable')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    giveUp();
  }
}
