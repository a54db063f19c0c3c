import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type Path } from 'react-router-dom';
import { readParams, writeParams, type Params, type ValuesOf } from '../../lib/query';
import { useWhereNow } from '../state/frozenLocation';

export interface UrlParams<P extends Params> {
  values: ValuesOf<P>;
  /** The address of this page with some values changed; what is not changed stays as it is written. */
  hrefOf: (change: Partial<ValuesOf<P>>) => string;
  /** Goes there, from where the person is by then. `beside` is added to what the history keeps beside the address. */
  set: (change: Partial<ValuesOf<P>>, step?: 'push' | 'replace', beside?: object) => void;
}

/**
 * Some parameters of the address as typed values. Give it an object that stays the same, made outside or by useMemo.
 *
 *     const params = { investment: recordNumber, list: oneOf(lists) };
 *     const { values, hrefOf, set } = useUrlParams(params);
 */
export function useUrlParams<P extends Params>(params: P): UrlParams<P> {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const whereNow = useWhereNow();
  const values = useMemo(() => readParams(params, new URLSearchParams(search)).values, [params, search]);
  const hrefOf = useCallback(
    (change: Partial<ValuesOf<P>>): string => changed(params, { pathname, search, hash }, change),
    [params, pathname, search, hash],
  );
  const set = useCallback(
    (change: Partial<ValuesOf<P>>, step: 'push' | 'replace' = 'push', beside?: object): void => {
      const now = whereNow();
      // Whoever has gone to another page meanwhile is not brought back.
      if (now.pathname !== pathname) return;
      const state: unknown = now.state;
      const kept: unknown = beside ? { ...(typeof state === 'object' ? state : undefined), ...beside } : state;
      void navigate(changed(params, now, change), {
        replace: step === 'replace',
        state: kept,
        preventScrollReset: true,
      });
    },
    [params, pathname, navigate, whereNow],
  );
  return { values, hrefOf, set };
}

/** An address with some values changed. */
function changed<P extends Params>(params: P, { pathname, search, hash }: Path, change: Partial<ValuesOf<P>>): string {
  const named: Params = Object.fromEntries(Object.entries(params).filter(([name]) => name in change));
  const address = writeParams<Params>(named, change, new URLSearchParams(search)).search.toString();
  return pathname + (address === '' ? '' : `?${address}`) + hash;
}
