import { useMemo } from 'react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListProfitLossLinesQuery, type Line } from '../../api/investment/profitLoss';
import { useListAccountsQuery, useListOperationsQuery, type Account } from '../../api/payment/accounts';
import { useCan } from '../../session/can';
import { accountName } from './ledgerTerms';

/** All accounts of the chart, which is short; `isEarly`: they are needed after the rows. */
export function useAccounts(isEarly = false) {
  const source = useRecordQuery(useListAccountsQuery({ limit: 200 }, { skip: isEarly }));
  const accounts: readonly Account[] = source.item?.accounts ?? noAccounts;
  const options = useMemo(
    () => accounts.map((account) => ({ value: String(account.id), label: accountName(account) })),
    [accounts],
  );
  return { source, accounts, options };
}
const noAccounts: readonly Account[] = [];

/** All operations; those that people post have a kind. */
export function useOperations(isEarly = false) {
  const source = useRecordQuery(useListOperationsQuery({ limit: 200 }, { skip: isEarly }));
  const operations = source.item?.operations;
  const options = useMemo(
    () => (operations ?? []).map(({ id, code, name, kind }) => ({ value: String(id), code, label: name, kind })),
    [operations],
  );
  return { source, options };
}

/** The catalogue stands by its own numbers, however it came. */
export const inOrder = <One extends Pick<Line, 'order'>>(lines: readonly One[]): readonly One[] =>
  lines.toSorted((one, other) => one.order - other.order);

/** The lines of profit and loss, for those who may read it. */
export function useProfitLossLines(isEarly = false) {
  const mayRead = useCan()('pnl.query');
  const { item } = useRecordQuery(useListProfitLossLinesQuery(undefined, { skip: isEarly || !mayRead }));
  const lines = useMemo(() => inOrder(item?.lines ?? noLines), [item]);
  const options = useMemo(() => lines.map(({ id, name }) => ({ value: String(id), label: name })), [lines]);
  return { lines, options };
}
const noLines: readonly Line[] = [];
