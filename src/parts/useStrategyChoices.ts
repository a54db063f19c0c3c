import { useMemo } from 'react';
import { useRecordQuery } from '../api/cache/useRecordQuery';
import { useListStrategyChoicesQuery, type StrategyChoiceStatus } from '../api/investment/strategyChoices';
import type { Loaded } from '../lib/rows';
import { useCan } from '../session/can';

interface StrategyChoices {
  source: Loaded<unknown>;
  options: { value: string; label: string }[];
}

/** What investors are offered now or soon. */
const offered: StrategyChoiceStatus[] = ['active', 'soon'];
/** There is still money in what is not sold any more, and records of what was put away. */
const every: StrategyChoiceStatus[] = ['active', 'soon', 'inactive', 'archive'];

interface Asked {
  /** For filters: also those that are not offered any more. */
  all?: boolean;
  /** They are needed after the rows; asking for both at once would hold the rows up. */
  isEarly?: boolean;
  /** The one that a record names already, whatever became of it. */
  own?: { id: number; name: string } | null;
}

/** The strategies to choose from; whoever may not list them keeps the one that stands. */
export function useStrategyChoices({ all = false, isEarly = false, own }: Asked = {}): StrategyChoices {
  const can = useCan();
  const mayRead = can('strategies.query') || can('investments.query');
  const status = all ? every : offered;
  const source = useRecordQuery(useListStrategyChoicesQuery({ status }, { skip: isEarly || !mayRead }));
  const listed = source.item?.strategies;
  const options = useMemo(() => {
    const names = new Map([...(own ? [own] : []), ...(listed ?? [])].map(({ id, name }) => [String(id), name]));
    return [...names].map(([value, label]) => ({ value, label }));
  }, [listed, own]);
  return { source, options };
}
