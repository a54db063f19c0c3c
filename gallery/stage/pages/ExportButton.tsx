import { ExportButton } from '../../../src/kit/export/ExportButton';
import type { ReadPage } from '../../../src/lib/readPage';
import { columns, failures, people, type Person } from '../samples';
import { State } from '../State';

const all = people(5000);
const read: ReadPage<Person> = async (offset, limit) => {
  await new Promise((settle) => setTimeout(settle, 400));
  return { items: all.slice(offset, offset + limit), total: all.length };
};
const list = { filters: { order_by: '-created' } };

export function Page() {
  return (
    <>
      <State name="5 000 rows, a page in 0.4 s">
        <ExportButton file="gallery" list={list} columns={columns} readPage={read} total={all.length} size={500} />
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
