import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { ExportButton } from '../../../kit/export/ExportButton';
import type { Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { pagesOf } from '../../../lib/readPage';
import { rowsOf } from '../../../lib/rows';
import { Can } from '../../../session/can';

/** So many are drawn at first, and as many more each time somebody comes to their end. */
const step = 100;

interface TableProps<Row extends { id: number | string }> {
  items: readonly Row[];
  columns: readonly Column<Row>[];
  title: MessageDescriptor;
  empty: MessageDescriptor;
  /** The name of the file of all of them. */
  file: string;
  rowActions?: (row: Row) => ReactNode;
}

/** Rows that are all here, drawn a part at a time. */
export function WholeTable<Row extends { id: number | string }>(props: TableProps<Row>) {
  const { items, columns, title, empty, file, rowActions } = props;
  const [shown, setShown] = useState(step);
  const rows = rowsOf(items.slice(0, shown), {
    total: items.length,
    hasMore: items.length > shown,
    more: () => setShown(shown + step),
  });
  return (
    <>
      {items.length > 0 && (
        <Can do="gl.export">
          <ExportButton file={file} columns={columns} readPage={pagesOf(items)} total={items.length} />
        </Can>
      )}
      <DataTable rows={rows} columns={columns} empty={empty} label={title} rowActions={rowActions} />
    </>
  );
}
