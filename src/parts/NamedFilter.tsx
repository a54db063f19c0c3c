import type { MessageDescriptor } from 'react-intl';
import { SelectFilter } from '../kit/list/SelectFilter';
import { useFilteredList } from '../kit/table/listContext';

interface Props {
  /** The parameter: one record or several. */
  name: string;
  label: MessageDescriptor;
  /** Those that the rows on the screen name. */
  known: readonly ({ id: number; name: string } | null | undefined)[];
}

/**
 * A filter by records that are too many to choose from: they are asked for from their own cards, by the address, and known from the rows,
 * or by their numbers where there are none. Nothing while the address asks for none.
 */
export function NamedFilter({ name, label, known }: Props) {
  const { filters } = useFilteredList(name);
  const chosen = [filters[name]].flat().filter((one) => typeof one === 'string');
  if (chosen.length === 0) return null;
  const names = new Map(chosen.map((id) => [id, `№ ${id}`]));
  for (const one of known) if (one) names.set(String(one.id), one.name);
  const options = [...names].map(([value, text]) => ({ value, label: text }));
  return <SelectFilter name={name} label={label} options={options} />;
}
