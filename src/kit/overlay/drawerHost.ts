import { createContext, type RefObject } from 'react';

/**
 * Where the drawers of one screen stand: over that screen alone, so that the rest of the panel, and with it the
 * other tabs, can be used while a form is half filled in. Without it a drawer stands over everything.
 */
export interface DrawerHost {
  element: HTMLElement;
  /** What the drawers cover, and what cannot be reached meanwhile. */
  below: RefObject<HTMLElement | null>;
}

export const DrawerHostContext = createContext<DrawerHost | undefined>(undefined);
