import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { accountsGenerated } from '../generated/payment/accounts';

export type { Account, AccountGroup, AccountType, Operation, PaymentGateway } from '../generated/payment/accounts';

const accountsApi = accountsGenerated.enhanceEndpoints({
  endpoints: {
    listAccounts: { providesTags: ['LedgerAccount'] },
    listAccountGroups: { providesTags: ['LedgerAccount'] },
    listOperations: { providesTags: ['LedgerAccount'] },
    listPaymentGateways: { providesTags: ['LedgerAccount'] },
  } satisfies Tagged<typeof accountsGenerated>,
});

export const { useListAccountsQuery, useListOperationsQuery } = accountsApi;

const accounts = listEndpoint(accountsApi, 'listAccounts', { rows: 'accounts' });
export const useListAccountsRows = accounts.useRows;
export const findAccounts = accounts.find;
export const { useRows: useListAccountGroupsRows } = listEndpoint(accountsApi, 'listAccountGroups', { rows: 'groups' });
export const { useRows: useListOperationsRows } = listEndpoint(accountsApi, 'listOperations', { rows: 'operations' });
export const { useRows: useListPaymentGatewaysRows } = listEndpoint(accountsApi, 'listPaymentGateways', {
  rows: 'gateways',
});
