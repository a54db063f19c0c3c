import { useCallback, useEffect, useState } from 'react';
import { hasTexts, needTexts } from './catalogue';
import { namespaceOf } from './namespaces';

/** Whether texts of any area can be read here: `missing` when some of them could not be had. */
export type TextsState = 'coming' | 'there' | 'missing';

/** Has the texts with these ids fetched, for what says the words of other screens. `again` asks for them anew. */
export function useTextsOf(ids: readonly string[]): { state: TextsState; again: () => void } {
  const names = [...new Set(ids.map(namespaceOf))].sort().join(' ');
  const [settled, setSettled] = useState<{ names: string; state: TextsState }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (names === '' || hasTexts(...names.split(' '))) return undefined;
    let isCurrent = true;
    const settle = (state: TextsState) => () => isCurrent && setSettled({ names, state });
    // Those that come are shown whatever becomes of the others.
    Promise.all(names.split(' ').map((name) => needTexts(name))).then(settle('there'), settle('missing'));
    return () => {
      isCurrent = false;
    };
  }, [names, attempt]);

  const isThere = names === '' || hasTexts(...names.split(' '));
  const again = useCallback(() => {
    setSettled(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { state: isThere ? 'there' : settled?.names === names ? settled.state : 'coming', again };
}
