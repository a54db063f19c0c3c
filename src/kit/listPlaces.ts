import { createContext } from 'react';

/** The place in the toolbar of a list into which its table draws the tools that change how it looks. */
export interface ListPlaces {
  tools: HTMLElement | null;
  setTools: (place: HTMLElement | null) => void;
}

export const ListPlacesContext = createContext<ListPlaces>({ tools: null, setTools: () => undefined });
