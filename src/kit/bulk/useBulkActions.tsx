import { useCan } from '../../session/can';
import { useExportRight } from '../export/ExportButton';
import { BulkAction, type BulkVerb } from './BulkAction';

/**
 * What can be done with the picked rows of a list, for its table. Whoever may do none of it, nor export the list, picks
 * no rows.
 *
 *     <DataTable bulkActions={useBulkActions(verifying, rejecting)} />
 */
export function useBulkActions<Row>(...verbs: readonly BulkVerb<Row>[]) {
  const rights = [useExportRight(), ...verbs.map(({ permission }) => permission)];
  const can = useCan();
  if (!rights.some((right) => right !== undefined && can(right))) return undefined;
  return (picked: readonly Row[], clear: () => void) =>
    verbs.map((verb) => <BulkAction key={verb.id} {...verb} rows={picked} onDone={clear} />);
}
