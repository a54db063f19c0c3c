import { useEffect, useRef } from 'react';
import { useApiDispatch } from './dispatch';
import { gateway } from './gateway';
import type { Tag } from './tags';

/** Tags of answers that are worded in the language of the panel. */
const spoken: readonly Tag[] = [
  'CatalogueRegion',
  'Expense',
  'Income',
  'LedgerAccount',
  'Posting',
  'Report',
  'Strategy',
  'StrategyCategory',
  'TariffChange',
];

/** Names that a service gives in the language of the panel are asked for again in the other one. */
export function useSpokenAgain(language: string): void {
  const dispatch = useApiDispatch();
  const known = useRef(language);
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    dispatch(gateway.util.invalidateTags([...spoken]));
  }, [dispatch, language]);
}
