import { Suspense, use, type ComponentProps, type ComponentType } from 'react';
import { DataTable } from '../table/DataTable';
import { ListContext } from '../table/listContext';
import { useRecordParam } from '../url/useRecordParam';
import { RecordWalkContext } from '../state/recordWalk';
import { useRowWalk } from './recordWalk';

interface Props<Row extends { id: number }> extends Omit<ComponentProps<typeof DataTable<Row>>, 'rowHref'> {
  /** The parameter that names the record that is open. */
  record: string;
  /** The number of the record that a row is about, where a record has several rows. */
  recordOf?: (row: Row) => number;
  /** Who may open one; without it whoever sees the list. */
  permission?: string;
  /** Fetched when a record is opened, by `lazyComponent`. */
  Drawer: ComponentType<{ id: number; onClose: () => void }>;
}

const noRows = { items: [], hasMore: false, loadingMore: false, more: () => undefined };

/**
 * A table of which one record at a time is open at the side. It stands in the address, beside the filters of the list;
 * from it N and P lead to its neighbours among the rows.
 *
 *     <RecordTable empty={m.empty} record="claim" permission="claims.get" Drawer={ClaimDrawer} />
 */
export function RecordTable<Row extends { id: number }>(props: Props<Row>) {
  const { record, recordOf, permission, Drawer, ...table } = props;
  const side = useRecordParam(record, permission);
  const page = use(ListContext);
  const walk = useRowWalk(recordOf ? noRows : (table.rows ?? page?.rows ?? noRows), side);
  const { hrefOf } = side;
  const rowHref = recordOf && hrefOf ? (row: Row) => hrefOf({ id: recordOf(row) }) : hrefOf;
  return (
    <>
      <DataTable {...table} rowHref={rowHref} />
      <RecordWalkContext value={walk}>
        <Suspense>{side.id !== undefined && <Drawer id={side.id} onClose={side.close} />}</Suspense>
      </RecordWalkContext>
    </>
  );
}
