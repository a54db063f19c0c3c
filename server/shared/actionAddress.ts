import { isPublicAddress } from './publicAddress';

/** The longest address that an action may have, in characters. */
const longest = 500;

/**
 * Whether a text may stand behind a button, a picture or a link that customers press: an https address of the public net, a telephone
 * number in full (`tel:+998712000000`), one address of mail without further headers (`mailto:help@divan.uz`), or a place within the
 * customers' own program (`divan://bonds/12`). Everything else is refused, by a list of what is allowed and not of what is bad:
 * `javascript:`, `data:`, `intent:`, http, an address without a scheme, one with blanks or with letters that are not shown.
 * @param address as it was typed; blanks at its ends are not taken away here
 */
export function isActionAddress(address: string): boolean {
  // Browsers drop tabs and line ends within an address, so whatever has one is not what it seems.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (
    address.length > longest ||
    /[\s\\"<>\x00-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/.test(address)
  )
    return false;
  return (
    (/^https:\/\//i.test(address) && isPublicAddress(address)) ||
    /^tel:\+?\d{3,15}$/.test(address) ||
    /^mailto:[\w.+-]{1,64}@(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/i.test(address) ||
    /^divan:\/\/[a-z\d][a-z\d_-]*(\/[\w-]+)*(\?[\w=&.-]*)?$/.test(address)
  );
}

/**
 * The code by which an address of an action is refused.
 * @param address as it is to be kept; nothing typed is no address and is not refused here
 * @returns `link_not_allowed`, or nothing where the address may be kept
 */
export const refusedAddress = (address: string | null | undefined): 'link_not_allowed' | undefined =>
  address === null || address === undefined || address === '' || isActionAddress(address)
    ? undefined
    : 'link_not_allowed';
