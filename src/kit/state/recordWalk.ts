import { createContext } from 'react';

/** The ways from an open record to its neighbours; a missing one leads nowhere. */
export interface RecordWalk {
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  /** The first of the row, to which a decision about the last one leads. */
  first?: (() => void) | undefined;
}

/** Given around a record that stands in a row of others: a drawer of a list, a page of a queue. */
export const RecordWalkContext = createContext<RecordWalk | undefined>(undefined);
