import type { IntlShape } from 'react-intl';
import type { Format } from '../../i18n/format';
import type { PageOfRows } from '../../lib/readPage';
import type { Rows } from '../../lib/rows';
import { labelText } from '../form/labelText';
import { askedFacts } from '../table/askedFacts';
import { columnText, isFigure, type Column } from '../table/columns/column';
import { tablesOnPage } from '../table/listContext';
import { tableBody } from './paper';
import { printWords } from './printWords';

/** More than so many rows are a file and no paper. */
export const mostOnPaper = 500;

/** What becomes on paper of the copies of some elements of a record. */
export type OnPaper = ReadonlyMap<Element, (copy: Element) => void>;
/** The rows of tables that the screen has not all of, by the elements of the tables. */
export type ReadTables = ReadonlyMap<Element, PageOfRows<unknown> | undefined>;
interface Words {
  intl: IntlShape;
  format: Format;
}

const tablesIn = (root: HTMLElement) =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const table = tablesOnPage.get(element);
    return table ? [{ element, ...table }] : [];
  });

/** Reads the tables of a record whole of which more pages are to come; one that cannot be read stays as it is, and the paper says so. */
export async function readTables(root: HTMLElement): Promise<ReadTables> {
  const { signal } = new AbortController();
  const cut = tablesIn(root).filter(({ rows }) => rows.state === 'ready' && (rows.hasMore || rows.first > 0));
  const read = cut.map(async ({ element, rows }) => {
    const page = await rows.readAll?.(0, mostOnPaper, signal).catch(() => undefined);
    return [element, page] as const;
  });
  return new Map(await Promise.all(read));
}

/** Whether rows of the filter are missing among so many. */
function isCut(count: number, rows: Rows<unknown>, page: PageOfRows<unknown> | undefined): boolean {
  const total = page?.total ?? rows.total;
  if (total !== undefined) return count < total;
  return page ? count === mostOnPaper : rows.hasMore || count < rows.items.length;
}

function tableOf(columns: readonly Column<unknown>[], items: readonly unknown[], { intl, format }: Words): HTMLElement {
  return tableBody(
    columns.map((column) => ({ title: labelText(intl, column.title), isFigure: isFigure(column) })),
    items.map((row) => columns.map((column) => columnText(column, row, format, intl))),
  );
}

function cutNote(count: number, total: number | undefined, { intl, format }: Words): HTMLElement {
  const note = document.createElement('p');
  const values = { count: format.number(count), total: total === undefined ? '…' : format.number(total) };
  note.textContent = intl.formatMessage(printWords.rowsOfTable, values);
  return note;
}

/** What a list is searched for, by the rule for what is written down of filters. */
function searchedNote(search: string, words: Words): HTMLElement {
  const note = document.createElement('p');
  const asked = { title: '', filters: { search }, names: {}, columns: [] };
  const [, fact] = askedFacts({ ...asked, ...words });
  note.textContent = fact ? `${fact.label}: ${String(fact.value)}` : '';
  return note;
}

/**
 * What the lists of a record are on paper: all rows that are there or were read, not those alone that are drawn, and
 * below them how many are missing; what is searched for; and nothing of the way to another page.
 */
export function recordTables(root: HTMLElement, read: ReadTables | undefined, words: Words): OnPaper {
  const changes = new Map<Element, (copy: Element) => void>();
  for (const { element, rows, columns } of tablesIn(root)) {
    const page = read?.get(element);
    const items = (page?.items ?? rows.items).slice(0, mostOnPaper);
    const hasRows = rows.state === 'ready' && !rows.refreshing && items.length > 0;
    const drawn = element.querySelectorAll('tbody:not([aria-hidden]) > tr, li[aria-posinset]').length;
    changes.set(element, (copy) => {
      if (hasRows && items.length > drawn)
        copy.replaceChildren(tableOf(columns as readonly Column<unknown>[], items, words));
      if (hasRows && isCut(items.length, rows, page))
        copy.append(cutNote(items.length, page?.total ?? rows.total, words));
      copy.nextElementSibling?.querySelector('form')?.remove();
    });
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input[type="search"]'))
    if (field.value !== '') changes.set(field, (copy) => copy.replaceWith(searchedNote(field.value, words)));
  return changes;
}
