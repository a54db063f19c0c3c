import { BlockList, isIP } from 'node:net';

/** Addresses that lead into a network of ours, or nowhere (RFC 6890). */
const closed = new BlockList();
for (const [network, length] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
])
  closed.addSubnet(network, length, 'ipv4');

/** Endings of names that no server of the public net has. */
const inner =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid|example|onion)$/;

/** Whether an address of IPv4 is one of the public net. */
export const isPublicIp = (address: string): boolean => isIP(address) === 4 && !closed.check(address, 'ipv4');

/** Whether a text names a host of the public net: a name with a dot, or a public IPv4 address as it is usually written. */
export function isPublicHost(text: string): boolean {
  if (isIP(text) !== 0) return isPublicIp(text);
  // Other spellings of an address, such as 0x7f.1, are read as one by whoever resolves them.
  const isName = /^(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/i.test(text) && !/\.\d[\dxa-f]*$/i.test(text);
  return isName && !inner.test(text.toLowerCase());
}

/**
 * Whether a text is an https address of the public net: a name with a dot, or a public IPv4 address in whatever spelling, on the
 * usual port and without a password. An address of IPv6 is none, for it can hide one of IPv4.
 */
export function isPublicAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  if (isIP(hostname) === 4) return isPublicIp(hostname);
  const name = hostname.replace(/\.$/, '');
  return !name.startsWith('[') && name.includes('.') && !inner.test(name);
}
