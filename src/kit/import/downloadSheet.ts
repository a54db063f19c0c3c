import type { IntlShape } from 'react-intl';
import type { Fact } from '../../lib/sheet/sheetPlan';
import type { Column } from '../table/columns/column';
import { planExport } from '../export/exportSheet';
import { writeSheet } from '../export/sheetWriter';

/** Rows handed to the writer at once. */
const piece = 1000;

/** What stands beside the rows, on a sheet of its own that an import does not read. */
export interface Aside {
  name: string;
  facts: readonly Fact[];
}

/** A small xlsx by the writer of the export: every cell a text, so that no number is bent and nothing is run. */
export async function sheetOf(
  name: string,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  intl: IntlShape,
  aside?: Aside,
): Promise<Blob> {
  const plan = planExport('xlsx', name, [] as Column<never>[], intl);
  const columns = titles.map((title) => ({ title, kind: 'text' as const }));
  const words = { ...plan.words, ...(aside && { facts: aside.name }) };
  const maker = writeSheet({ ...plan, columns, words }, () => undefined);
  try {
    for (let at = 0; at === 0 || at < rows.length; at += piece)
      await maker.rows(rows.slice(at, at + piece).map((row) => [...row]));
    return await maker.finish([...(aside?.facts ?? [])]);
  } finally {
    maker.stop();
  }
}

/** The same, given to the person as a file. */
export async function downloadSheet(
  name: string,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  intl: IntlShape,
  aside?: Aside,
): Promise<void> {
  const file = await sheetOf(name, titles, rows, intl, aside);
  const { saveFile } = await import('../foundation/saveFile');
  saveFile(file, `${name}.xlsx`);
}
