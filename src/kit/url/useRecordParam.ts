import { useCallback, useMemo } from 'react';
import { integer } from './listParams';
import { useUrlParams } from './useUrlParams';

/** A number that names a record; anything else in the address names none. */
export const recordNumber = integer(1, 999_999_999_999_999);

export interface SideRecord {
  /** The number of the record that is open. */
  id: number | undefined;
  /** The address of the list with this record open. */
  hrefOf: (id: number) => string;
  open: (id: number) => void;
  close: () => void;
}

/**
 * The one record of a list that is open at the side. It stands in the address, so that a link shows it to a colleague,
 * beside the filters of the list.
 *
 *     const side = useRecordParam('claim');
 *     <DataTable rowHref={(c) => side.hrefOf(c.id)} … />
 *     {side.id !== undefined && <ClaimDrawer id={side.id} onClose={side.close} />}
 */
export function useRecordParam(name: string): SideRecord {
  const { values, hrefOf, set } = useUrlParams(useMemo(() => ({ [name]: recordNumber }), [name]));
  return {
    id: values[name],
    hrefOf: useCallback((id) => hrefOf({ [name]: id }), [hrefOf, name]),
    open: (id) => set({ [name]: id }, 'replace'),
    close: () => set({ [name]: undefined }),
  };
}
