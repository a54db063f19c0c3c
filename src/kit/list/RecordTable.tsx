import { Suspense, type ComponentProps, type ComponentType } from 'react';
import { DataTable } from '../table/DataTable';
import { useRecordParam } from '../url/useRecordParam';

interface Props<Row extends { id: number }> extends Omit<ComponentProps<typeof DataTable<Row>>, 'rowHref'> {
  /** The parameter that names the record that is open. */
  record: string;
  /** Who may open one; without it whoever sees the list. */
  permission?: string;
  /** Fetched when a record is opened, by `lazyComponent`. */
  Drawer: ComponentType<{ id: number; onClose: () => void }>;
}

/**
 * A table of which one record at a time is open at the side. It stands in the address, beside the filters of the list.
 *
 *     <RecordTable empty={m.empty} record="claim" permission="claims.get" Drawer={ClaimDrawer} />
 */
export function RecordTable<Row extends { id: number }>({ record, permission, Drawer, ...table }: Props<Row>) {
  const side = useRecordParam(record, permission);
  return (
    <>
      <DataTable {...table} rowHref={side.hrefOf} />
      <Suspense>{side.id !== undefined && <Drawer id={side.id} onClose={side.close} />}</Suspense>
    </>
  );
}
