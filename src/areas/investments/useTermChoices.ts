import { useMemo } from 'react';
import { useListPortfolioPoolsRows } from '../../api/system-user/investments';
import type { FilterOption } from '../../kit/table/listContext';
import { poolState } from './poolTerms';

/**
 * The strategies and tariffs to filter by, as the pools tell them: those of the picked strategies, or of all. They are
 * needed after the rows; asking for both at once would hold the rows up.
 */
export function useTermChoices(
  picked: readonly string[],
  isEarly: boolean,
): { strategies: readonly FilterOption[]; tariffs: readonly FilterOption[] } {
  const { items } = useListPortfolioPoolsRows(poolState.values, { skip: isEarly });
  return useMemo(() => {
    const strategies = items.map(({ strategy }) => ({ value: String(strategy.id), label: strategy.name }));
    const tariffs = items
      .filter(({ strategy }) => picked.length === 0 || picked.includes(String(strategy.id)))
      .flatMap(({ strategy, tariffs: own }) =>
        own.map(({ id, name }) => ({ value: String(id), label: `${strategy.name} · ${name}` })),
      );
    return { strategies, tariffs };
  }, [items, picked]);
}
