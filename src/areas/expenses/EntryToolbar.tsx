import { useMemo } from 'react';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { useStrategyChoices } from '../../parts/useStrategyChoices';
import { entryStates, sources } from './entryTerms';
import { m } from './messages';

type Named = readonly { id: number; name: string }[];

/** Records to choose from, as a field takes them. */
export const optionsOf = (named: Named = []) => named.map(({ id, name }) => ({ value: String(id), label: name }));

interface Props {
  choices: { categories: Named; accounts: Named } | undefined;
  /** The rows are on their way: what is chosen from comes after them. */
  isEarly: boolean;
}

/** What expenses and incomes are looked for by. */
export function EntryToolbar({ choices, isEarly }: Props) {
  const { options } = useStrategyChoices({ all: true, isEarly });
  const categories = useMemo(() => optionsOf(choices?.categories), [choices]);
  const accounts = useMemo(() => optionsOf(choices?.accounts), [choices]);
  return (
    <Toolbar search={m.search} period={m.day}>
      <SelectFilter name="category_id" label={m.category} options={categories} />
      <SelectFilter name="account_id" label={m.moneyAccount} options={accounts} />
      <SelectFilter name="strategy_id" label={m.strategy} options={options} />
      <SelectFilter name="source" label={m.source} options={sources.options} />
      <SelectFilter name="state" label={m.state} options={entryStates.options} />
    </Toolbar>
  );
}
