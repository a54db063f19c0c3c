import { createContext } from 'react';

/**
 * Places in the toolbar of a list into which its table draws: the tools that change how the table looks, and the
 * bar that stands there instead of the filters while rows are picked.
 */
export interface ListPlaces {
  /** The list is the screen: plain keys find its table from anywhere on the page. */
  isPage?: boolean;
  tools: HTMLElement | null;
  bar: HTMLElement | null;
  setTools: (place: HTMLElement | null) => void;
  setBar: (place: HTMLElement | null) => void;
}

export const ListPlacesContext = createContext<ListPlaces>({
  tools: null,
  bar: null,
  setTools: () => undefined,
  setBar: () => undefined,
});
