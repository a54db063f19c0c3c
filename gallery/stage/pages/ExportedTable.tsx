import { ExportedTable } from '../../../src/kit/export/ExportedTable';
import type { ReadPage } from '../../../src/lib/readPage';
import { columns, failures, people, titles, type Person } from '../samples';
import { rowsOf } from '../../../src/lib/rows';
import { State } from '../State';

const all = people(40);
const readAll: ReadPage<Person> = async (offset, limit) => ({
  items: all.slice(offset, offset + limit),
  total: all.length,
});
const part = { columns, empty: titles.empty, label: titles.invested, list: { filters: {} } };

export function Page() {
  return (
    <>
      <State name="Rows and their export">
        <ExportedTable
          {...part}
          rows={{ ...rowsOf(all.slice(0, 5), { total: all.length, hasMore: true }), readAll }}
          file="gallery-part"
          permission="investors.export"
        />
      </State>
      <State name="Nothing at all">
        <ExportedTable {...part} rows={{ ...rowsOf([]), readAll }} file="gallery-none" permission="investors.export" />
      </State>
      <State name="Failed, for somebody who may not export">
        <ExportedTable
          {...part}
          rows={{ ...rowsOf([], { state: 'failed', failure: failures.broken }), readAll }}
          file="gallery-failed"
          permission="investors.approve"
        />
      </State>
    </>
  );
}
