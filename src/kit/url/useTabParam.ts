import { useNavigate } from 'react-router-dom';
import { useChoiceParam } from './useChoiceParam';

/**
 * The tab of a record, kept in the address. What else stands there belongs to the list of the tab that is left and would
 * narrow that of the next one by filters nobody chose for it, so another tab begins with nothing but its name.
 */
export function useTabParam<const Name extends string>(
  names: readonly [Name, ...Name[]],
): [Name, (name: Name) => void] {
  const [chosen] = useChoiceParam('tab', names);
  const navigate = useNavigate();
  const choose = (name: Name): void => {
    if (name === chosen) return;
    const search = name === names[0] ? '' : new URLSearchParams({ tab: name }).toString();
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return [chosen, choose];
}
