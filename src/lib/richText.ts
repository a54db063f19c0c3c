/**
 * Rich text of articles: what is pasted, typed or sent is read into the few marks that are allowed, and everything else is left
 * out. Service and panel read by this one module, on writing and again on showing; it touches no document, and what it gives is
 * drawn as elements or written anew, never handed on as it came.
 */
import { RichReader, type List, type Paragraph, type Run } from './richReader';

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
  new RichReader(as === 'typed', isAllowed).read(text.slice(0, longestRead)).map((block) => nodesOf(block, 1));

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
