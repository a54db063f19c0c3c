import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * State that the address remembers, so that it is there again when the tab comes back after a reload. The address
 * only mirrors it: Back, which may take the parameter away, closes no form with something typed in it.
 *
 *     const [form, setForm] = useMirrored<FormName>('form', editForms);
 */
export function useMirrored<Name extends string>(
  parameter: string,
  kept: readonly Name[],
): [Name | undefined, (name: Name | undefined) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [name, setName] = useState<Name | undefined>(() => {
    const found = new URLSearchParams(search).get(parameter);
    return kept.find((known) => known === found);
  });

  const change = useCallback(
    (next: Name | undefined) => {
      setName(next);
      const address = new URLSearchParams(search);
      if (kept.some((known) => known === next)) address.set(parameter, String(next));
      else address.delete(parameter);
      const text = address.toString();
      if (text !== new URLSearchParams(search).toString()) void navigate({ search: text }, { replace: true, state });
    },
    [parameter, kept, search, state, navigate],
  );
  return [name, change];
}
