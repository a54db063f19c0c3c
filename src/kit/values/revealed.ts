import { createContext, use } from 'react';

export interface RevealGroupState {
  /** The texts that are shown whole now, by the names of the values. */
  values: ReadonlyMap<string, string>;
  /** A masked value stands in the group; what comes back takes it out of it. */
  join: (name: string) => () => void;
  /** Fetches one value whole. */
  reveal: (name: string) => Promise<string>;
  /** Who may see them. */
  permission: string | undefined;
  /** Masks one value again. */
  hide: (name: string) => void;
  isBusy: boolean;
  /** Shows all values of the group, or masks them again; undefined where there is none that may be shown. */
  toggle?: () => void;
}

/** Set by a RevealGroup around the masked values that are compared with one another. */
export const RevealGroupContext = createContext<RevealGroupState | undefined>(undefined);

const nothing: ReadonlyMap<string, string> = new Map();

/** The values of the group around that are shown whole; for what compares them with one another. */
export const useRevealed = (): ReadonlyMap<string, string> => use(RevealGroupContext)?.values ?? nothing;
