import { makeStyles } from '@fluentui/react-components';
import type { MessageDescriptor } from 'react-intl';
import type { ReadableRows } from '../../lib/rows';
import { Can } from '../../session/can';
import { DataTable, type Column } from '../table/DataTable';
import { ExportButton, unfiltered, type ExportProps } from './ExportButton';

const useStyles = makeStyles({ tools: { display: 'flex', justifyContent: 'flex-end' } });

interface Props<Row extends { id: number | string }> extends Pick<ExportProps<Row>, 'list' | 'names'> {
  /** The rows of the list; without a reader of all of them there is nothing to export. */
  rows: ReadableRows<Row>;
  columns: readonly Column<Row>[];
  empty: MessageDescriptor;
  label: MessageDescriptor;
  /** The name of the list in the name of the file. */
  file: string;
  /** Who may export. */
  permission: string;
}

/**
 * A list that hangs on a record, as a table with its export above it.
 *
 *     <ExportedTable file="investment-payments" permission="investments.export" rows={rows} columns={columns}
 *       empty={m.noRows} label={m.payments} />
 */
export function ExportedTable<Row extends { id: number | string }>(props: Props<Row>) {
  const { rows, columns, empty, label, permission, file, names, list = unfiltered } = props;
  const styles = useStyles();
  return (
    <>
      <Can do={permission}>
        <div className={styles.tools}>
          <ExportButton {...{ file, names, list, columns, readPage: rows.readAll, total: rows.total }} />
        </div>
      </Can>
      <DataTable rows={rows} columns={columns} empty={empty} label={label} />
    </>
  );
}
