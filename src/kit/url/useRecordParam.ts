import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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
 *     const side = useSideRecord('claim');
 *     <DataTable rowHref={(c) => side.hrefOf(c.id)} … />
 *     {side.id !== undefined && <ClaimDrawer id={side.id} onClose={side.close} />}
 */
export function useRecordParam(name: string): SideRecord {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const text = new URLSearchParams(search).get(name) ?? '';

  const addressOf = useCallback(
    (id: number | undefined): string => {
      const parameters = new URLSearchParams(search);
      if (id === undefined) parameters.delete(name);
      else parameters.set(name, String(id));
      const said = parameters.toString();
      return said === '' ? pathname : `${pathname}?${said}`;
    },
    [pathname, search, name],
  );
  // What the history keeps beside the address is the search text of the list.
  const go = (id: number | undefined, replace: boolean): void =>
    void navigate(addressOf(id), { replace, state: state as unknown, preventScrollReset: true });

  return {
    id: /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined,
    hrefOf: addressOf,
    open: (id) => go(id, true),
    close: () => go(undefined, false),
  };
}
