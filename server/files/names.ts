import type { FileKind } from './kinds';

// Characters that cannot be seen, or that turn the reading order round so that one ending looks like another.
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const longestName = 200;

/** The name a file came under, as a text to show: without folders and without characters that deceive. */
export function shownName(name: string, kind: FileKind): string {
  const last = name.split(/[/\\]/).at(-1)!.replace(unseen, '').trim(); // split() always gives a last part
  const text = [...last].slice(0, longestName).join('');
  return /^\.*$/.test(text) ? `file.${kind}` : text;
}
