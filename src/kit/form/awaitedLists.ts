import { createContext } from 'react';
import { defineMessage } from 'react-intl';

/** Whether the list that the fields inside choose from is still on its way: by a list that is not there nothing is judged. */
export const ListComing = createContext(false);
/** What then stands in the place of a choice. */
export const listComes = defineMessage({ id: 'kit.choices.coming', defaultMessage: 'Список загружается…' });

/**
 * Whether that list could not be read: why not stands in the place of the fields, which are not seen, and of which the form asks only
 * whether they are empty.
 */
export const ListFailed = createContext(false);

/**
 * What a form waits for with its sending: lists that have not come yet, until the last of them is there or is known not to come,
 * pictures that are being cut, and files on their way up.
 */
export interface AwaitedLists {
  /** Counts one in, until what is given back is called; `isLost` when the form must not be sent without it. */
  begin: () => (isLost?: boolean) => void;
  isAny: () => boolean;
  /** Calls once nothing is awaited, at once where nothing is, and says whether something was lost; what is given back stops that. */
  whenNone: (then: (isLost: boolean) => void) => () => void;
}

export function awaitedLists(): AwaitedLists {
  const lists = new Set<symbol>();
  const hearers = new Set<(isLost: boolean) => void>();
  let isAnyLost = false;
  return {
    begin: () => {
      const list = Symbol('list');
      lists.add(list);
      return (isLost = false) => {
        if (!lists.delete(list)) return;
        isAnyLost ||= isLost;
        if (lists.size > 0) return;
        const wasLost = isAnyLost;
        isAnyLost = false;
        for (const hear of hearers) hear(wasLost);
      };
    },
    isAny: () => lists.size > 0,
    whenNone: (then) => {
      if (lists.size === 0) then(false);
      else hearers.add(then);
      return () => void hearers.delete(then);
    },
  };
}
