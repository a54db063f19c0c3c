import { ExportButton } from '../../../src/kit/export/ExportButton';
import type { ReadPage } from '../../../src/lib/readPage';
import { columns, failures, people, type Person } from '../samples';
import { State } from '../State';

const all = people(5000);
const read: ReadPage<Person> = async (offset, limit) => {
  await new Promise((settle) => setTimeout(settle, 400));
  return { items: all.slice(offset, offset + limit), total: all.length };
};
/** The table leaves one out, so the question asks for the columns, too. */
const someHidden = columns.map((column) => (column.id === 'phone' ? { ...column, hidden: true as const } : column));
const list = { filters: { order_by: '-created' } };

export function Page() {
  return (
    <>
      <State name="5 000 rows, a page in 0.4 s">
        <ExportButton file="gallery" list={list} columns={columns} readPage={read} total={all.length} size={500} />
      </State>
      <State name="A column that the table leaves out">
        <ExportButton file="gallery-columns" list={list} columns={someHidden} readPage={read} total={all.length} />
      </State>
      <State name="The service fails">
        <ExportButton
          file="gallery-failing"
          list={list}
          columns={columns}
          readPage={() => Promise.reject(failures.broken)}
        />
      </State>
    </>
  );
}
