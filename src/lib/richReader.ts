/** Reads a text into paragraphs and lists of letters, each with what it looks like; marks that cross or never end come apart by that. */
import { blocks, decoded, formatOf, nextTag, silent, tagAt, unseen, type Format, type Tag } from './richTags';

/** A list in a list; what is deeper stands in the second one. */
const mostLists = 2;
/** Marks of letters that stand in one another, of which only these many are remembered. */
const mostFormats = 64;

/** Letters that look alike; a line break is a letter of its own. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  href: string | undefined;
}
export interface Item {
  runs: Run[];
  lists: List[];
}
export interface List {
  kind: 'ul' | 'ol';
  items: Item[];
}
export interface Paragraph {
  kind: 'p' | 'h3';
  runs: Run[];
}
interface OpenList {
  list: List;
  item: Item | undefined;
  /** It has no end of its own: a paragraph that is no item of it ends it. */
  isLoose: boolean;
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

/** Reads one text, tag by tag. */
export class RichReader {
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
    if (this.skipped !== undefined) {
      if (tag.name === 'span') this.passOver(this.skipped, tag.isEnd);
    } else if (tag.isEnd) this.close(tag);
    else this.open(tag);
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
