import { useLocation, useNavigate } from 'react-router-dom';

/**
 * One choice of a closed list, kept in the address under a name of its own, so that a link shows the same to a
 * colleague. The first value is the usual one and is not written.
 */
export function useChoiceParam<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const said = new URLSearchParams(search).getAll(name);
  const value = values.find((one) => said.length === 1 && said[0] === one) ?? values[0];
  const choose = (next: Value): void => {
    const address = new URLSearchParams(search);
    address.delete(name);
    if (next !== values[0]) address.set(name, next);
    // Looking at another period is no step that Back should undo one by one.
    void navigate({ pathname, hash, search: address.toString() }, { replace: true, state: state as unknown });
  };
  return [value, choose];
}
