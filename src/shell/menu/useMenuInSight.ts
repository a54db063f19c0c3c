import { useEffect } from 'react';
import { useAddress } from '../../kit/state/address';

/**
 * Keeps the item of the menu that one is at in sight, however far down the list of screens it stands. It is called by what comes when
 * the page has time: the page is laid out for it, and the first rows do without.
 */
export function useMenuInSight(): void {
  const { pathname } = useAddress().location;
  useEffect(() => {
    // The first of a screen that stands among the favourites as well.
    document.querySelector('[data-menu-item][aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
}
