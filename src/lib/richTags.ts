/** Reads the tags of a text, one by one and without a document: what they are called, and what they say of letters. */
import { allowedHref } from './richHref';

/** What a mark says of the letters in it. */
export interface Format {
  tag: string;
  bold?: boolean;
  italic?: boolean;
  href?: string;
}
// What nobody sees, and what turns the reading order round so that a text looks like another one.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
export const unseen = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const named: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    laquo: '«',
    raquo: '»',
    mdash: '—',
    ndash: '–',
  },
  ...{
    hellip: '…',
    bull: '•',
    middot: '·',
    copy: '©',
    reg: '®',
    trade: '™',
    times: '×',
    deg: '°',
    euro: '€',
    sect: '§',
  },
  ...{
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    sup2: '²',
    frac12: '½',
    rarr: '→',
    larr: '←',
    minus: '−',
    plusmn: '±',
  },
};

/** A text with its entities written as letters. */
export function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]{1,7}));?/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[String(name)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    // Half a pair is no letter.
    const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isLetter ? String.fromCodePoint(code) : '';
  });
}

/** What stands between these is no text of the document. */
export const silent = new Set([
  ...[
    'script',
    'style',
    'title',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'noscript',
    'textarea',
    'xml',
    'template',
    'plaintext',
  ],
]);
/** What begins a line of its own. */
export const blocks = new Set([
  ...[
    'p',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'nav',
    'blockquote',
    'pre',
    'figure',
    'figcaption',
  ],
  ...['address', 'center', 'dl', 'dt', 'dd', 'form', 'fieldset', 'details', 'summary', 'caption', 'table', 'tr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** One tag as it stands in a text. */
export interface Tag {
  name: string;
  isEnd: boolean;
  attributes: Map<string, string>;
  /** Where the text goes on behind it. */
  end: number;
}

const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/y;

/** The tag that begins at `start`; none where it never ends. */
export function tagAt(text: string, start: number): Tag | undefined {
  const isEnd = text[start + 1] === '/';
  const name = /[a-z][^\s/>]*/iy;
  name.lastIndex = start + (isEnd ? 2 : 1);
  const found = name.exec(text)?.[0] ?? '';
  const attributes = new Map<string, string>();
  let at = name.lastIndex;
  for (;;) {
    while (/[\s/=]/.test(text[at] ?? '')) at += 1;
    if (at >= text.length) return undefined;
    if (text[at] === '>') return { name: found.toLowerCase(), isEnd, attributes, end: at + 1 };
    attribute.lastIndex = at;
    const [, key = '', value = ''] = attribute.exec(text) ?? [];
    if (key === '') return undefined;
    const bare = /^(["']).*\1$/s.test(value) ? value.slice(1, -1) : value;
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), decoded(bare));
    at = attribute.lastIndex;
  }
}

/** What a style says of thickness and slant. */
export function formatOf({ name, attributes }: Tag, isAllowed: (href: string) => boolean): Format {
  const format: Format = { tag: name };
  if (name === 'b' || name === 'strong') format.bold = true;
  if (name === 'i' || name === 'em') format.italic = true;
  const style = attributes.get('style') ?? '';
  const weight = /(?<![\w-])font-weight\s*:\s*([a-z]+|\d+)/i.exec(style)?.[1]?.toLowerCase();
  if (weight !== undefined && weight !== 'inherit') format.bold = /^bold/.test(weight) || Number(weight) >= 600;
  const slant = /(?<![\w-])font-style\s*:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase();
  if (slant !== undefined && slant !== 'inherit') format.italic = slant === 'italic' || slant === 'oblique';
  if (name === 'a') {
    const href = allowedHref(attributes.get('href') ?? '');
    if (href !== undefined && isAllowed(href)) format.href = href;
  }
  return format;
}

/** Where the next tag, comment or the like begins; a sign of less that begins none is a letter. */
export function nextTag(text: string, from: number): number {
  const begin = /<(?:[a-z]|\/[a-z]|[!?])/gi;
  begin.lastIndex = from;
  return begin.exec(text)?.index ?? text.length;
}
