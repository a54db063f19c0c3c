const longestHref = 500;

// oxlint-disable-next-line no-control-regex -- control characters hide what an address is
const hidden = /[\0-\x1f\x7f-\xa0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff"<>`\\]/;

/** Addresses that a rich text may lead to: a page, a phone, a letter, or a place of the customers' app. */
const allowed: readonly RegExp[] = [
  /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#]\S*)?$/i,
  /^tel:\+?\d{3,15}$/,
  /^mailto:[\w.+-]{1,64}@(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/i,
  /^divan:\/\/[a-z\d][a-z\d_-]*(?:\/[\w-]+)*(?:\?[\w=&.-]*)?$/,
];

/** The address as it is kept, its scheme in small letters; none where it may not be led to. */
export function allowedHref(text: string): string | undefined {
  // Numbers are written with blanks and hyphens, and dialled without them.
  const href = text
    .trim()
    .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
    .replace(/(?<=^tel:[\d+() -]*)[() -]/g, '');
  if (href.length > longestHref || hidden.test(href)) return undefined;
  return allowed.some((pattern) => pattern.test(href)) ? href : undefined;
}
