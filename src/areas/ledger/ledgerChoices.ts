import { useMemo } from 'react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListAccountsQuery, useListOperationsQuery, type Account } from '../../api/payment/accounts';
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
