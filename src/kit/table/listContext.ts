import { createContext } from 'react';

/** The place in the toolbar of a list into which its table draws the tools that change how it looks. */
export interface ListSlots {
  /** The list is the screen: plain keys find its table from anywhere on the page. */
  isPage?: boolean;
  tools?: HTMLElement;
}

export const ListSlotsContext = createContext<ListSlots>({});
