import { writeCsv } from '../../../lib/sheet/csv';

/** Hands a small table to the person as a csv file; the first line names the columns. */
export async function saveLines(name: string, [head = [], ...rows]: readonly (readonly string[])[]): Promise<void> {
  let text = '';
  const columns = head.map((title) => ({ title, kind: 'text' as const }));
  const plan = { columns, separator: ';', point: ',' } as const;
  const writer = writeCsv(plan, (part) => {
    text += part;
  });
  writer.rows(rows);
  const { saveAs } = await import('file-saver');
  saveAs(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
