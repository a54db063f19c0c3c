import { useMemo } from 'react';
import { oneOf } from './listParams';
import { useUrlParams } from './useUrlParams';

/**
 * One choice of a closed list, kept in the address under a name of its own, so that a link shows the same to a
 * colleague. The first value is the usual one and is not written.
 */
export function useChoiceParam<const Value extends string>(
  name: string,
  choices: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const params = useMemo(() => ({ [name]: oneOf<Value>(choices, choices[0]) }), [name, choices]);
  const { values, set } = useUrlParams(params);
  // Looking at another period is no step that Back should undo one by one.
  return [values[name] ?? choices[0], (value) => set({ [name]: value }, 'replace')];
}
