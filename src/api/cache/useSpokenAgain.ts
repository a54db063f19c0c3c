import { useEffect, useRef } from 'react';
import { useApiDispatch } from './dispatch';
import { readAgain } from './readAgain';

/** What services have worded in the language of the panel is asked for again in the other one: names stand in nearly all answers. */
export function useSpokenAgain(language: string): void {
  const dispatch = useApiDispatch();
  const known = useRef(language);
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    void dispatch(readAgain());
  }, [dispatch, language]);
}
