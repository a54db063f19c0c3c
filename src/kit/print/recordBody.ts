import type { OnPaper } from './recordTables';

/** What is pressed, typed into or looked at, and says nothing on paper. */
const notOnPaper =
  'button, input, select, textarea, nav, svg, img, picture, canvas, iframe, hr, [role="menu"], [role="search"], [role="status"], [aria-busy="true"]:not([data-sections])';
/** The chosen values of the filters of a list. */
const chips = '[role="group"] > div > ul > li > button';
/** Each on a line of its own already. */
const onLines = 'div, p, dl, ul, ol, table, section, h1, h2, h3, li, form, figure, thead, tbody, tr, td, th';
/** A table of more columns than these is set smaller. */
const usualColumns = 7;

/** Said only to those who listen, or not drawn at all. */
function isUnseen(element: Element): boolean {
  const { display, visibility, position, clipPath, clip } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return true;
  return position === 'absolute' && ((clipPath !== '' && clipPath !== 'none') || (clip !== '' && clip !== 'auto'));
}

/** What stands beside one another by the look alone would run together. */
function divideRow(row: Element): void {
  const parts = [...row.children].filter((part) => !part.matches(onLines) && part.textContent?.trim());
  for (const part of parts.slice(1)) part.before(' · ');
}

/** A column without a heading held buttons. */
function dropColumnsWithoutName(table: HTMLTableElement): void {
  const names = [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.textContent?.trim());
  for (const row of table.rows) for (const [at, cell] of [...row.cells].entries()) if (names[at] === '') cell.remove();
}

/**
 * A copy of what a record shows on the screen, as plain elements without any look of the panel: headings, facts, tables
 * and lists. What is folded away is left out, and what is masked stays masked.
 */
export function recordBody(root: HTMLElement, changes: OnPaper): DocumentFragment {
  const copy = root.cloneNode(true) as HTMLElement;
  const drawn = [...root.querySelectorAll('*')];
  const copies = [...copy.querySelectorAll('*')];
  const unseen = drawn.flatMap((element, at) => (isUnseen(element) ? (copies[at] ?? []) : []));
  const rows = drawn.flatMap((element, at) =>
    /flex|grid/.test(getComputedStyle(element).display) ? (copies[at] ?? []) : [],
  );
  for (const element of unseen) element.remove();
  for (const [at, element] of drawn.entries()) if (copies[at]) changes.get(element)?.(copies[at]);

  for (const section of copy.querySelectorAll('section'))
    if (section.querySelector(':scope > :is(h2, h3) > [aria-expanded="false"]')) section.remove();
  // The name of a section is the button that folds it.
  for (const button of copy.querySelectorAll(':is(h2, h3) > button')) button.replaceWith(button.textContent ?? '');
  // What a list is narrowed by is a button that takes it away.
  for (const chip of copy.querySelectorAll(chips)) chip.replaceWith(chip.querySelector('span')?.textContent ?? '');
  // What is typed into goes with its name and its help; of what is chosen the words stay.
  for (const typed of copy.querySelectorAll('input:not([type="radio"], [type="checkbox"]), select, textarea'))
    (typed.closest('.fui-Field') ?? typed).remove();
  for (const part of copy.querySelectorAll(notOnPaper)) part.remove();
  // The paper has a title of its own.
  for (const title of copy.querySelectorAll('h1')) title.remove();
  // Events of a history are divided by the look, too.
  for (const row of new Set([...rows, ...copy.querySelectorAll('li > div')])) divideRow(row);
  for (const table of copy.querySelectorAll('table')) dropColumnsWithoutName(table);
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  for (const element of copy.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!['colspan', 'rowspan', 'scope'].includes(name)) element.removeAttribute(name);
  for (const table of copy.querySelectorAll('table'))
    if ((table.tHead?.rows[0]?.cells.length ?? 0) > usualColumns) table.className = 'many';
  // A section of buttons and photos alone has nothing left but its name.
  for (const section of copy.querySelectorAll('section'))
    if (section.textContent?.trim() === section.querySelector('h2, h3')?.textContent?.trim()) section.remove();

  const body = document.createDocumentFragment();
  body.append(...copy.childNodes);
  return body;
}
