import { listEndpoint } from '../cache/listEndpoint';
import { rbacGenerated } from '../generated/investment/rbac';
import { handlesOwnErrors, type Tagged } from '../cache/tags';

export type {
  InvestmentEndpoint,
  InvestmentPolicy,
  InvestmentPolicyOfRole,
  InvestmentRole,
  InvestmentRolePolicies,
  InvestmentUserRole,
} from '../generated/investment/rbac';

const changes = { invalidatesTags: ['InvestmentRole' as const, 'AccessChange' as const], ...handlesOwnErrors };
/** It stands in the history of the account as well. */
const ofPerson = { ...changes, invalidatesTags: [...changes.invalidatesTags, 'SystemUser' as const] };

export const investmentRbacApi = rbacGenerated.enhanceEndpoints({
  endpoints: {
    listInvestmentRoles: { providesTags: ['InvestmentRole'] },
    createInvestmentRole: changes,
    deleteInvestmentRole: changes,
    listInvestmentRolePolicies: { providesTags: ['InvestmentRole'] },
    listInvestmentEndpoints: { providesTags: ['InvestmentRole'] },
    listInvestmentUserRoles: { providesTags: ['InvestmentRole'] },
    addInvestmentUserRole: ofPerson,
    removeInvestmentUserRole: ofPerson,
    addInvestmentPolicy: changes,
    removeInvestmentPolicy: changes,
  } satisfies Tagged<typeof rbacGenerated>,
});

export const {
  useCreateInvestmentRoleMutation,
  useDeleteInvestmentRoleMutation,
  useAddInvestmentUserRoleMutation,
  useRemoveInvestmentUserRoleMutation,
  useAddInvestmentPolicyMutation,
  useRemoveInvestmentPolicyMutation,
  useListInvestmentRolePoliciesQuery,
  useListInvestmentEndpointsQuery,
} = investmentRbacApi;

export const { useRows: useListInvestmentRolesRows } = listEndpoint(investmentRbacApi, 'listInvestmentRoles', {
  rows: 'roles',
});

/** Who holds which role; with `user_id` the roles of one person. */
export const { useRows: useListInvestmentUserRolesRows } = listEndpoint(investmentRbacApi, 'listInvestmentUserRoles', {
  rows: 'user_roles',
  of: ['user_id'],
});
