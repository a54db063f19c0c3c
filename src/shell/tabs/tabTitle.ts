/** How much of the end is kept of what a number ends: enough to tell one record from another. */
const tail = 9;
/** Its last words instead, where they are no longer than this and no shorter than that: a word that is cut in its middle is none. */
const words = { most: 12, least: 5 };

/** A label in two parts, of which the first is cut before the second. */
export interface TabTitle {
  head: string;
  tail: string;
  /** The second part is a name, whose beginning tells it from others: it is cut at its end when the first is gone. */
  isName: boolean;
}

/** Parts the label of a tab so that what tells the record stays readable: its number, or the beginning of its name. */
export function tabTitle(label: string, record: string | undefined): TabTitle {
  if (record && !/\d$/.test(record) && label.endsWith(record))
    return { head: label.slice(0, -record.length), tail: record, isName: true };
  if (label.length <= tail * 2) return { head: label, tail: '', isName: false };
  const blank = label.indexOf(' ', label.length - words.most);
  const at = blank >= 0 && label.length - blank >= words.least ? blank : label.length - tail;
  return { head: label.slice(0, at), tail: label.slice(at), isName: false };
}
