import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { sellersGenerated } from '../generated/payment/sellers';

export type {
  AgentAccount,
  AgentAccountStatus,
  AgentCurrency,
  PosAgent,
  PosAgentChange,
  PosAgentMade,
  PosAgentNew,
  PosAgentRow,
  SellerRole,
  SellerStatus,
} from '../generated/payment/sellers';

// A branch counts its sellers.
const changes = { invalidatesTags: ['PosAgent' as const, 'Branch' as const], ...handlesOwnErrors };
// An agent counts its accounts, and tells in its history what became of them.
const accountChanges = { invalidatesTags: ['AgentAccount' as const, 'PosAgent' as const], ...handlesOwnErrors };

const sellersApi = sellersGenerated.enhanceEndpoints({
  endpoints: {
    listPosAgents: { providesTags: ['PosAgent'] },
    getPosAgent: { providesTags: ['PosAgent'] },
    createPosAgent: changes,
    updatePosAgent: changes,
    deletePosAgent: changes,
    resetSellerPassword: changes,
    listAgentAccounts: { providesTags: ['AgentAccount'] },
    createAgentAccount: accountChanges,
    setAgentAccountStatus: accountChanges,
  } satisfies Tagged<typeof sellersGenerated>,
});

export const {
  useGetPosAgentQuery,
  useCreatePosAgentMutation,
  useUpdatePosAgentMutation,
  useDeletePosAgentMutation,
  useResetSellerPasswordMutation,
  useCreateAgentAccountMutation,
  useSetAgentAccountStatusMutation,
} = sellersApi;

const { useRows: useListPosAgentsRows, find: findPosAgentRows } = listEndpoint(sellersApi, 'listPosAgents', {
  rows: 'pos_agents',
  of: ['kind'],
});
export { useListPosAgentsRows, findPosAgentRows };
export const { useRows: useListAgentAccountsRows } = listEndpoint(sellersApi, 'listAgentAccounts', {
  rows: 'accounts',
  of: ['id'],
});
