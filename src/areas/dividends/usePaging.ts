import { useState } from 'react';
import type { ListState } from '../../kit/url/useListState';
import type { PageSize } from '../../kit/state/preferences';

/** Pages of a table inside a drawer, whose address is that of the list behind it. Filters are fixed by what the drawer shows. */
export function usePaging<Filters>(filters: Filters): ListState<Filters> {
  const [page, jump] = useState(1);
  const [limit, pick] = useState<PageSize>(50);
  const setLimit = (size: PageSize) => {
    pick(size);
    jump(1);
  };
  const first = () => jump(1);
  return { filters, page, limit, jump, setLimit, set: first, clear: first, isFiltered: false, ignored: [] };
}
