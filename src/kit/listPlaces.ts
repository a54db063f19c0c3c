import { createContext } from 'react';

/**
 * Places in the toolbar of a list into which its table draws: the tools that change how the table looks, and the
 * bar that stands there instead of the filters while rows are picked.
 */
export interface ListPlaces {
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
