import { useCallback, useMemo } from 'react';
import { useCan } from '../../session/can';
import { integer } from './listParams';
import { useUrlParams } from './useUrlParams';

/** A number that names a record; anything else in the address names none. */
export const recordNumber = integer(1, 999_999_999_999_999);

export interface SideRecord {
  /** The number of the record that is open. */
  id: number | undefined;
  /** The address of the list with this record open; none without the right to open it. */
  hrefOf: ((record: { id: number }) => string) | undefined;
  open: (id: number) => void;
  close: () => void;
}

/**
 * The one record of a list that is open at the side. It stands in the address, so that a link shows it to a colleague,
 * beside the filters of the list.
 *
 *     const claim = useRecordParam('claim', 'claims.get');
 *     <DataTable rowHref={claim.hrefOf} … />
 *     <RecordSlot record={claim} Drawer={ClaimDrawer} />
 */
export function useRecordParam(name: string, permission?: string): SideRecord {
  const { values, hrefOf, set } = useUrlParams(useMemo(() => ({ [name]: recordNumber }), [name]));
  const can = useCan();
  const hrefOfRecord = useCallback(({ id }: { id: number }) => hrefOf({ [name]: id }), [hrefOf, name]);
  return {
    id: values[name],
    hrefOf: permission === undefined || can(permission) ? hrefOfRecord : undefined,
    open: (id) => set({ [name]: id }, 'replace'),
    close: () => set({ [name]: undefined }),
  };
}
