import { createContext } from 'react';
import { defineMessage } from 'react-intl';

/** Whether the list that the fields inside choose from is still on its way: by a list that is not there nothing is judged. */
export const ListComing = createContext(false);
/** What then stands in the place of a choice. */
export const listComes = defineMessage({ id: 'kit.choices.coming', defaultMessage: 'Список загружается…' });

/**
 * What a form waits for with its sending: lists that have not come yet, until the last of them is there or is known not to come, and
 * pictures that are being cut.
 */
export interface AwaitedLists {
  /** Counts one in, until what is given back is called. */
  begin: () => () => void;
  isAny: () => boolean;
  /** Calls once no list is awaited, at once where none is; what is given back stops that. */
  whenNone: (then: () => void) => () => void;
}

export function awaitedLists(): AwaitedLists {
  const lists = new Set<symbol>();
  const hearers = new Set<() => void>();
  return {
    begin: () => {
      const list = Symbol('list');
      lists.add(list);
      return () => {
        if (lists.delete(list) && lists.size === 0) for (const hear of hearers) hear();
      };
    },
    isAny: () => lists.size > 0,
    whenNone: (then) => {
      if (lists.size === 0) then();
      else hearers.add(then);
      return () => void hearers.delete(then);
    },
  };
}
