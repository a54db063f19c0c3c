import { allowedHref } from '../../../lib/richHref';
import { readRich, richTyped } from '../../../lib/richText';

/** A text of a field with what is selected in it. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

export type MarkName = 'b' | 'i' | 'h3' | 'ul' | 'ol';

/** Puts something in place of what is selected, and selects what of it is to be written over. */
function replaced({ text, from, to }: Selected, written: string, part: readonly [number, number]): Selected {
  return {
    text: `${text.slice(0, from)}${written}${text.slice(to)}`,
    from: from + part[0],
    to: from + part[1],
  };
}

const itemsOf = (lines: readonly string[]): string => lines.map((line) => `  <li>${line}</li>`).join('\n');

/** Sets what is selected in a mark; the lines of a list become its items. */
export function marked(selected: Selected, name: MarkName): Selected {
  const { text, from, to } = selected;
  const chosen = text.slice(from, to);
  if (name === 'ul' || name === 'ol') {
    const lines = chosen.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    const begin = `${from === 0 || text[from - 1] === '\n' ? '' : '\n'}<${name}>\n`;
    const items = itemsOf(lines.length === 0 ? [''] : lines);
    const written = `${begin}${items}\n</${name}>\n`;
    // Behind the last letter of the last item, where one goes on writing.
    const end = begin.length + items.length - '</li>'.length;
    return replaced(selected, written, [end, end]);
  }
  const open = `<${name}>`;
  return replaced(selected, `${open}${chosen}</${name}>`, [open.length, open.length + chosen.length]);
}

/** Makes a link of what is selected, or of its own address; none where it may not lead there. */
export function linked(selected: Selected, address: string): Selected | undefined {
  const href = allowedHref(address);
  if (href === undefined) return undefined;
  const chosen = selected.text.slice(selected.from, selected.to) || href;
  const open = `<a href="${href.replace(/&/g, '&amp;')}">`;
  return replaced(selected, `${open}${chosen}</a>`, [open.length, open.length + chosen.length]);
}

/** Puts what an office program or a page has copied in place of what is selected, without what is not allowed. */
export function pasted(selected: Selected, html: string): Selected {
  const written = richTyped(readRich(html));
  return replaced(selected, written, [written.length, written.length]);
}
