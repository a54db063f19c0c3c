import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { branchesGenerated } from '../generated/payment/branches';

export type {
  Branch,
  BranchBlock,
  BranchChange,
  BranchNew,
  BranchPoint,
  BranchRow,
  BranchStatus,
} from '../generated/payment/branches';

// Sellers name their branch, and whether it is blocked; a merchant says how many it has.
const touched: Tag[] = ['Branch', 'PosAgent', 'Merchant'];
const changes = { invalidatesTags: touched, ...handlesOwnErrors };
// No application of one that is blocked is approved.
const blocks = { invalidatesTags: [...touched, 'Application' as const], ...handlesOwnErrors };

const branchesApi = branchesGenerated.enhanceEndpoints({
  endpoints: {
    listMerchantBranches: { providesTags: ['Branch'] },
    listBranches: { providesTags: ['Branch'] },
    listBranchPoints: { providesTags: ['Branch'] },
    getMerchantBranch: { providesTags: ['Branch'] },
    getBranch: { providesTags: ['Branch'] },
    listBranchBlocks: { providesTags: ['Branch'] },
    createMerchantBranch: changes,
    createBranch: changes,
    updateMerchantBranch: changes,
    updateBranch: changes,
    deleteMerchantBranch: changes,
    deleteBranch: changes,
    markBranchAsMain: changes,
    blockBranch: blocks,
    unblockBranch: blocks,
  } satisfies Tagged<typeof branchesGenerated>,
});

export const {
  useGetMerchantBranchQuery,
  useGetBranchQuery,
  useListBranchPointsQuery,
  useCreateMerchantBranchMutation,
  useCreateBranchMutation,
  useUpdateMerchantBranchMutation,
  useUpdateBranchMutation,
  useDeleteMerchantBranchMutation,
  useDeleteBranchMutation,
  useMarkBranchAsMainMutation,
  useBlockBranchMutation,
  useUnblockBranchMutation,
} = branchesApi;

export const { useRows: useListMerchantBranchesRows } = listEndpoint(branchesApi, 'listMerchantBranches', {
  rows: 'branches',
  of: ['id'],
});
/** Of all merchants. */
const { useRows: useListBranchesRows, find: findBranchRows } = listEndpoint(branchesApi, 'listBranches', {
  rows: 'branches',
});
export { useListBranchesRows, findBranchRows };
export const { useRows: useListBranchBlocksRows } = listEndpoint(branchesApi, 'listBranchBlocks', {
  rows: 'history',
  of: ['id', 'branchId'],
});
