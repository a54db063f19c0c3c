import { useMemo } from 'react';
import { useListRoundsRows } from '../../api/investment/rounds';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { m } from './messages';

const latest = { filters: { strategy_id: [], order_by: '-start_date' as const }, limit: 200, page: 1 };

/** The investments of some rounds, the latest first; drawn after the rows, and only for who may read rounds. */
export function RoundFilter() {
  const source = useListRoundsRows(latest);
  const { items } = source;
  const options = useMemo(
    () => items.map(({ id, name, strategy }) => ({ value: String(id), label: `${strategy.name} · ${name}` })),
    [items],
  );
  return <SelectFilter name="round_id" label={m.round} options={options} source={source} />;
}
