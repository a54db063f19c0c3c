import { useCan } from '../../session/can';
import { useExportRight } from '../export/ExportButton';
import { BulkAction, type BulkVerb } from './BulkAction';

/**
 * What can be done with the picked rows of a list, for its table. Whoever may do none of it, nor export the list, picks
 * no rows. What can be done to none of the picked rows is not offered, and a letter belongs to the first that has it.
 *
 *     <DataTable bulkActions={useBulkActions(verifying, rejecting)} />
 */
export function useBulkActions<Row>(...verbs: readonly BulkVerb<Row>[]) {
  const exporting = useExportRight();
  const can = useCan();
  const allowed = verbs.filter(({ permission }) => can(permission));
  if (allowed.length === 0 && (exporting === undefined || !can(exporting))) return undefined;
  return (picked: readonly Row[], clear: () => void) => {
    const offered = allowed.filter(({ fits }) => !fits || picked.some(fits));
    return offered.map(({ fits: _, verb, ...rest }, at) => {
      const isTaken = offered.slice(0, at).some((other) => other.verb === verb);
      return <BulkAction key={rest.id} {...rest} verb={isTaken ? undefined : verb} rows={picked} onDone={clear} />;
    });
  };
}
