/** How much of the end is kept: enough to tell one record's name from another's. */
const tail = 9;

/** Parts a title so that its middle may be cut while beginning and end stay readable. */
export function tabTitle(title: string): [head: string, tail: string] {
  if (title.length <= tail * 2) return [title, ''];
  return [title.slice(0, -tail), title.slice(-tail)];
}
