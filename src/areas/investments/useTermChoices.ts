import { useMemo } from 'react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListStrategyChoicesQuery, type StrategyChoiceStatus } from '../../api/investment/strategyChoices';
import type { Loaded } from '../../lib/rows';
import type { FilterOption } from '../../kit/table/listContext';

/** There is still money in what is not sold any more, and records of what was put away. */
const all: StrategyChoiceStatus[] = ['active', 'soon', 'inactive', 'archive'];

/**
 * The strategies and tariffs to filter by, those that are sold first: the tariffs of the picked strategies, or of all. They are
 * needed after the rows; asking for both at once would hold the rows up.
 */
export function useTermChoices(
  picked: readonly string[],
  isEarly: boolean,
): { source: Loaded<unknown>; strategies: readonly FilterOption[]; tariffs: readonly FilterOption[] } {
  const source = useRecordQuery(useListStrategyChoicesQuery({ status: all }, { skip: isEarly }));
  const listed = source.item?.strategies;
  const options = useMemo(() => {
    const known = listed ?? [];
    const strategies = known.map(({ id, name }) => ({ value: String(id), label: name }));
    const tariffs = known
      .filter(({ id }) => picked.length === 0 || picked.includes(String(id)))
      .flatMap(({ name: strategy, tariffs: own }) =>
        own.map(({ id, name }) => ({ value: String(id), label: `${strategy} · ${name}` })),
      );
    return { strategies, tariffs };
  }, [listed, picked]);
  return { source, ...options };
}
