/**
 * Rich text of articles: what is pasted, typed or sent is read into the few marks that are allowed, and everything else is left
 * out. Service and panel read by this one module, on writing and again on showing; it touches no document, and what it gives is
 * drawn as elements or written anew, never handed on as it came.
 */
import { allowedHref } from './richHref';

/** A mark with what stands in it. Only `a` has an address, only `br` never has anything in it. */
export interface RichMark {
  tag: 'p' | 'h3' | 'ul' | 'ol' | 'li' | 'b' | 'i' | 'a' | 'br';
  href?: string;
  children: RichNode[];
}
export type RichNode = string | RichMark;

/** How many marks may stand in one another. */
export const mostDepth = 6;
/** How long a text may be as it is kept, in characters. */
export const longestRich = 20_000;
/** More of a pasted document is not looked at. */
const longestRead = 500_000;
/** A list in a list; what is deeper stands in the second one. */
const mostLists = 2;
/** Marks of letters that stand in one another, of which only these many are remembered. */
const mostFormats = 64;

/** Letters that look alike; a line break is a letter of its own. */
interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  href: string | undefined;
}
interface Item {
  runs: Run[];
  lists: List[];
}
interface List {
  kind: 'ul' | 'ol';
  items: Item[];
}
interface Paragraph {
  kind: 'p' | 'h3';
  runs: Run[];
}
interface Format {
  tag: string;
  bold?: boolean;
  italic?: boolean;
  href?: string;
}
interface OpenList {
  list: List;
  item: Item | undefined;
  /** It has no end of its own: a paragraph that is no item of it ends it. */
  isLoose: boolean;
}

// What nobody sees, and what turns the reading order round so that a text looks like another one.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unseen = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

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

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]{1,7}));?/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[String(name)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    // Half a pair is no letter.
    const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isLetter ? String.fromCodePoint(code) : '';
  });
}

/** What stands between these is no text of the document. */
const silent = new Set([
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
const blocks = new Set([
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

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: Map<string, string>;
  /** Where the text goes on behind it. */
  end: number;
}

const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/y;

/** The tag that begins at `start`; none where it never ends. */
function tagAt(text: string, start: number): Tag | undefined {
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
function formatOf({ name, attributes }: Tag, isAllowed: (href: string) => boolean): Format {
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

const isBlank = (runs: readonly Run[]): boolean => runs.every(({ text }) => text.trim() === '');

/** A break between letters that look different belongs to those behind it. */
function placeBreaks(runs: readonly Run[]): void {
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1];
    if (next === undefined || !run.text.endsWith('\n')) continue;
    run.text = run.text.slice(0, -1);
    next.text = `\n${next.text}`;
  }
}

/** Takes away blanks and breaks at the end. */
function trimEnd(runs: Run[]): void {
  for (let last = runs.at(-1); last !== undefined; last = runs.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') return;
    runs.pop();
  }
}

class Reader {
  private readonly found: (Paragraph | List)[] = [];
  private readonly lists: OpenList[] = [];
  private formats: Format[] = [];
  private paragraph: Paragraph | undefined;
  private kind: Paragraph['kind'] = 'p';
  private isRow = false;
  /** The end of a paragraph in an item or a cell, which breaks the line once more follows. */
  private isBroken = false;
  /** A part that is passed over: the number or the bullet that an office program writes before an item. */
  private skipped: { depth: number; text: string } | undefined;

  constructor(
    private readonly isTyped: boolean,
    private readonly isAllowed: (href: string) => boolean,
  ) {}

  read(text: string): (Paragraph | List)[] {
    const lower = text.toLowerCase();
    let at = 0;
    while (at < text.length) {
      const next = nextTag(text, at);
      if (next > at) this.text(text.slice(at, next));
      if (next >= text.length) break;
      at = this.tag(text, lower, next);
    }
    this.endParagraph();
    return this.found.flatMap(tidied);
  }

  /** Reads what begins with `<`; answers where the text goes on. */
  private tag(text: string, lower: string, at: number): number {
    if (text[at + 1] === '!' || text[at + 1] === '?') {
      const isComment = text.startsWith('<!--', at);
      const end = text.indexOf(isComment ? '-->' : '>', at + (isComment ? 4 : 2));
      return end < 0 ? text.length : end + (isComment ? 3 : 1);
    }
    const tag = tagAt(text, at);
    if (tag === undefined) return text.length;
    if (silent.has(tag.name) && !tag.isEnd) {
      const end = lower.indexOf(`</${tag.name}`, tag.end);
      return end < 0 ? text.length : (tagAt(text, end)?.end ?? text.length);
    }
    if (this.skipped === undefined) tag.isEnd ? this.close(tag) : this.open(tag);
    else if (tag.name === 'span') this.passOver(this.skipped, tag.isEnd);
    return tag.end;
  }

  private passOver(skipped: { depth: number; text: string }, isEnd: boolean): void {
    skipped.depth += isEnd ? -1 : 1;
    if (skipped.depth > 0) return;
    this.skipped = undefined;
    const top = this.lists.at(-1);
    if (top?.list.items.length === 1 && /^[\s(]*(?:\d+|[a-zа-я]|[ivxlc]+)[.)]/i.test(skipped.text))
      top.list.kind = 'ol';
  }

  private open(tag: Tag): void {
    const { name, attributes } = tag;
    const style = attributes.get('style') ?? '';
    if (name === 'br') this.breakLine();
    else if (name === 'hr') this.endParagraph();
    else if (name === 'ul' || name === 'ol') this.openList(name, false);
    else if (name === 'li') this.openItem();
    else if (name === 'td' || name === 'th') this.openCell();
    else if (name === 'p' && /mso-list\s*:\s*l\d/i.test(style)) this.openOfficeItem();
    else if (name === 'span' && /mso-list\s*:\s*ignore/i.test(style)) this.skipped = { depth: 1, text: '' };
    else if (blocks.has(name)) this.openBlock(name);
    else if (this.formats.length < mostFormats) this.formats.push(formatOf(tag, this.isAllowed));
  }

  private close({ name }: Tag): void {
    if (name === 'ul' || name === 'ol') this.lists.pop();
    else if (name === 'li') this.closeItem();
    else if (blocks.has(name)) this.closeBlock(name);
    else {
      const at = this.formats.findLastIndex(({ tag }) => tag === name);
      if (at >= 0) this.formats.splice(at, 1);
    }
    if (name === 'ul' || name === 'ol') this.isBroken = false;
  }

  private openBlock(name: string): void {
    const top = this.lists.at(-1);
    if (top?.isLoose === true && top.item === undefined) this.lists.pop();
    if (this.lists.length > 0 || (this.isRow && name !== 'tr')) {
      this.isBroken = true;
      return;
    }
    this.endParagraph();
    this.isRow = name === 'tr';
    this.kind = /^h[1-6]$/.test(name) ? 'h3' : 'p';
  }

  private closeBlock(name: string): void {
    const top = this.lists.at(-1);
    if (top?.isLoose === true) top.item = undefined;
    else if (top !== undefined || (this.isRow && name !== 'tr' && name !== 'table')) this.isBroken = true;
    else {
      this.endParagraph();
      if (name === 'tr' || name === 'table') this.isRow = false;
    }
  }

  private openCell(): void {
    if (!this.isRow || this.paragraph === undefined || isBlank(this.paragraph.runs)) return;
    this.isBroken = false;
    this.add(' — ', {});
  }

  private openList(kind: List['kind'], isLoose: boolean): void {
    this.endParagraph();
    const top = this.lists.at(-1);
    if (top === undefined) {
      const list = { kind, items: [] };
      this.found.push(list);
      this.lists.push({ list, item: undefined, isLoose });
      return;
    }
    this.isBroken = false;
    if (this.lists.length >= mostLists) {
      this.lists.push({ ...top, item: undefined });
      return;
    }
    const list: List = { kind, items: [] };
    const home = top.item ?? top.list.items.at(-1) ?? this.newItem(top);
    home.lists.push(list);
    this.lists.push({ list, item: undefined, isLoose });
  }

  private newItem(top: OpenList): Item {
    const item = { runs: [], lists: [] };
    top.list.items.push(item);
    top.item = item;
    return item;
  }

  private openItem(): void {
    if (this.lists.length === 0) this.openList('ul', true);
    this.isBroken = false;
    const top = this.lists.at(-1);
    if (top) this.newItem(top);
  }

  private closeItem(): void {
    const top = this.lists.at(-1);
    if (top) top.item = undefined;
    this.isBroken = false;
  }

  /** Office programs write an item as a paragraph, with its bullet as text. */
  private openOfficeItem(): void {
    const top = this.lists.at(-1);
    if (top === undefined) this.openList('ul', true);
    this.openItem();
  }

  private text(text: string): void {
    if (this.skipped) {
      this.skipped.text += decoded(text);
      return;
    }
    const clean = decoded(text).replace(unseen, '');
    if (!this.isTyped) {
      this.add(clean.replace(/[ \t\n\r\f]+/g, ' '), this.format());
      return;
    }
    const lines = clean.split('\n');
    lines.forEach((line, at) => {
      const words = line.replace(/[ \t\r\f]+/g, ' ');
      this.add(words, this.format());
      if (at < lines.length - 1) this.breakLine();
    });
  }

  private format(): Partial<Run> {
    const format: Partial<Run> = {};
    for (const { bold, italic, href } of this.formats) {
      if (bold !== undefined) format.bold = bold;
      if (italic !== undefined) format.italic = italic;
      if (href !== undefined) format.href = href;
    }
    return format;
  }

  /** Where letters go; nothing is begun for a blank. */
  private runs(isBegun: boolean): Run[] | undefined {
    const top = this.lists.at(-1);
    if (top) {
      if (top.item) {
        // Behind a list in an item nothing can stand in that item.
        if (top.item.lists.length === 0 || !isBegun) return top.item.runs;
        return this.newItem(top).runs;
      }
      if (!isBegun) return undefined;
      if (!top.isLoose) return this.newItem(top).runs;
      this.lists.pop();
      return this.runs(isBegun);
    }
    if (this.paragraph === undefined && isBegun) this.paragraph = { kind: this.kind, runs: [] };
    return this.paragraph?.runs;
  }

  private add(text: string, { bold = false, italic = false, href }: Partial<Run>): void {
    const runs = this.runs(text.trim() !== '');
    if (runs === undefined || text === '') return;
    if (this.isBroken && text.trim() !== '') {
      this.isBroken = false;
      this.breakLine();
    }
    const last = runs.at(-1);
    const before = last?.text.at(-1) ?? '\n';
    const words = before === ' ' || before === '\n' ? text.replace(/^ /, '') : text;
    // Blanks that do not break begin no line.
    if (words === '' || (last === undefined && words.trim() === '')) return;
    if (last?.bold === bold && last.italic === italic && last.href === href) last.text += words;
    else runs.push({ text: words, bold, italic, href });
  }

  /** One line break; two end the paragraph, and are one in an item. */
  private breakLine(): void {
    const runs = this.runs(false);
    if (runs === undefined) return;
    for (let last = runs.at(-1); last !== undefined; last = runs.at(-1)) {
      last.text = last.text.replace(/ +$/, '');
      if (last.text !== '') break;
      runs.pop();
    }
    const last = runs.at(-1);
    if (last === undefined) return;
    if (!last.text.endsWith('\n')) last.text += '\n';
    else if (this.lists.length === 0 && !this.isRow && this.paragraph?.kind === 'p') this.endParagraph();
  }

  private endParagraph(): void {
    if (this.paragraph) this.found.push(this.paragraph);
    this.paragraph = undefined;
    this.kind = 'p';
    this.isBroken = false;
  }
}

/** Where the next tag, comment or the like begins; a sign of less that begins none is a letter. */
function nextTag(text: string, from: number): number {
  const begin = /<(?:[a-z]|\/[a-z]|[!?])/gi;
  begin.lastIndex = from;
  return begin.exec(text)?.index ?? text.length;
}

/** Without what is empty. */
function tidied<Block extends Paragraph | List>(block: Block): Block[] {
  if ('runs' in block) {
    trimEnd(block.runs);
    placeBreaks(block.runs);
    return block.runs.length === 0 ? [] : [block];
  }
  const items = block.items.flatMap((item) => {
    trimEnd(item.runs);
    placeBreaks(item.runs);
    item.lists = item.lists.flatMap(tidied);
    return item.runs.length + item.lists.length === 0 ? [] : [item];
  });
  block.items = items;
  return items.length === 0 ? [] : [block];
}

/** Neighbours of which the same is true. */
function grouped(runs: readonly Run[], of: (run: Run) => unknown): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0] && of(last[0]) === of(run)) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

const letters = (runs: readonly Run[]): RichNode[] =>
  runs.flatMap(({ text }) =>
    text
      .split('\n')
      .flatMap((line, at): RichNode[] => [
        ...(at > 0 ? [{ tag: 'br' as const, children: [] }] : []),
        ...(line === '' ? [] : [line]),
      ]),
  );

/** The letters in their marks, no more of which stand in one another than there is room for. */
function inline(runs: readonly Run[], room: number): RichNode[] {
  const marked = (
    tag: 'b' | 'i',
    of: 'bold' | 'italic',
    left: number,
    within: (some: Run[], left: number) => RichNode[],
  ) => {
    return (some: Run[]): RichNode[] =>
      grouped(some, (run) => run[of] && left > 0).flatMap((group) =>
        group[0]?.[of] === true && left > 0 ? [{ tag, children: within(group, left - 1) }] : within(group, left),
      );
  };
  const bold = (some: Run[], left: number): RichNode[] =>
    marked('b', 'bold', left, (group, rest) => marked('i', 'italic', rest, (inner) => letters(inner))(group))(some);
  return grouped(runs, ({ href }) => (room > 0 ? href : undefined)).flatMap((group) => {
    const href = group[0]?.href;
    return href !== undefined && room > 0 ? [{ tag: 'a', href, children: bold(group, room - 1) }] : bold(group, room);
  });
}

function nodesOf(block: Paragraph | List, depth: number): RichMark {
  if ('runs' in block) return { tag: block.kind, children: inline(block.runs, mostDepth - depth) };
  return {
    tag: block.kind,
    children: block.items.map((item) => ({
      tag: 'li' as const,
      children: [...inline(item.runs, mostDepth - depth - 1), ...item.lists.map((list) => nodesOf(list, depth + 2))],
    })),
  };
}

/**
 * The allowed marks of a text, as elements are drawn from them: `p br b i h3 ul ol li a`, at most six in one another, addresses
 * with https, tel, mailto or of the app. `typed` reads what stands in the field of a form, where a new line is one.
 */
export const readRich = (
  text: string,
  as: 'html' | 'typed' = 'html',
  /** Which of the addresses may be kept, where that is known better. */
  isAllowed: (href: string) => boolean = () => true,
): RichMark[] =>
  new Reader(as === 'typed', isAllowed).read(text.slice(0, longestRead)).map((block) => nodesOf(block, 1));

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The text as it is kept: read again, it is the same. */
export const richHtml = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node).replace(/&quot;/g, '"');
      if (node.tag === 'br') return '<br>';
      const href = node.href === undefined ? '' : ` href="${escaped(node.href)}"`;
      return `<${node.tag}${href}>${richHtml(node.children)}</${node.tag}>`;
    })
    .join('');

/** The letters alone, a line for each paragraph and item. */
export const richWords = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      const inner = richWords(node.children);
      return /^(?:p|h3|li)$/.test(node.tag) ? `${inner}\n` : inner;
    })
    .join('')
    .replace(/\n{2,}/g, '\n');

/** A letter that would begin a tag or an entity is written out; the others stay as they are. */
const typedLetters = (text: string): string =>
  text.replace(/&(?=[#a-z])/gi, '&amp;').replace(/<(?=[a-z/!?])/gi, '&lt;');

const typedInline = (nodes: readonly RichNode[], lineBreak: string): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return typedLetters(node);
      if (node.tag === 'br') return lineBreak;
      const href = node.href === undefined ? '' : ` href="${escaped(node.href)}"`;
      return `<${node.tag}${href}>${typedInline(node.children, lineBreak)}</${node.tag}>`;
    })
    .join('');

const isList = (node: RichNode): node is RichMark & { tag: 'ul' | 'ol' } =>
  typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol');

function typedList({ tag, children }: RichMark, indent: string): string {
  const items = children.map((item) => {
    const inner = typeof item === 'string' ? [] : item.children;
    const lists = inner.filter(isList).map((list) => `\n${typedList(list, `${indent}    `)}\n${indent}  `);
    return `${indent}  <li>${typedInline(
      inner.filter((node) => !isList(node)),
      '<br>',
    )}${lists.join('')}</li>`;
  });
  return `${indent}<${tag}>\n${items.join('\n')}\n${indent}</${tag}>`;
}

/** The text as it stands in the field of a form: paragraphs with an empty line between them, the other marks as they are. */
export const richTyped = (nodes: readonly RichMark[]): string =>
  nodes
    .map((node) => {
      if (isList(node)) return typedList(node, '');
      return node.tag === 'p' ? typedInline(node.children, '\n') : `<h3>${typedInline(node.children, '<br>')}</h3>`;
    })
    .join('\n\n');
