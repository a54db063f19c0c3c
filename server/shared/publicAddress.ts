import { isIP } from 'node:net';

/** Names that stand for machines of a house and never for one on the open network. */
const ofAHouse = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|onion)$/;

/**
 * Whether an address may be called or shown as one of somebody outside: by https, with a name of the open network or with
 * none but a public number, and without a user name or password. What the name stands for when it is called is looked at by
 * whoever calls it.
 */
export function isPublicAddress(text: string): boolean {
  let address: URL;
  try {
    address = new URL(text);
  } catch {
    return false;
  }
  if (address.protocol !== 'https:' || address.username !== '' || address.password !== '') return false;
  const host = address.hostname.replace(/\.$/, '').toLowerCase();
  // A number stands for itself in any spelling: the parser has written it out. No merchant has one of its own to be called by.
  if (host.startsWith('[') || isIP(host) !== 0) return false;
  return host.includes('.') && !ofAHouse.test(host);
}
