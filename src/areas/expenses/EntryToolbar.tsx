import { useMemo } from 'react';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import type { Loaded } from '../../lib/rows';
import { useStrategyChoices } from '../../parts/useStrategyChoices';
import { entryStates, sources } from './entryTerms';
import { m } from './messages';

type Named = readonly { id: number; name: string }[];

/** Records to choose from, as a field takes them. */
export const optionsOf = (named: Named = []) => named.map(({ id, name }) => ({ value: String(id), label: name }));

interface Props {
  choices: Loaded<{ categories: Named; accounts: Named }>;
  /** The rows are on their way: what is chosen from comes after them. */
  isEarly: boolean;
}

/** What expenses and incomes are looked for by. */
export function EntryToolbar({ choices, isEarly }: Props) {
  const strategies = useStrategyChoices({ all: true, isEarly });
  const { item } = choices;
  const categories = useMemo(() => optionsOf(item?.categories), [item]);
  const accounts = useMemo(() => optionsOf(item?.accounts), [item]);
  return (
    <Toolbar search={m.search} period={m.day}>
      <SelectFilter name="category_id" label={m.category} options={categories} source={choices} />
      <SelectFilter name="account_id" label={m.moneyAccount} options={accounts} />
      <SelectFilter name="strategy_id" label={m.strategy} {...strategies} />
      <SelectFilter name="source" label={m.source} options={sources.options} />
      <SelectFilter name="state" label={m.state} options={entryStates.options} />
    </Toolbar>
  );
}
