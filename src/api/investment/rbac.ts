import type { ListQuery, Rows } from '../../lib/rows';
import {
  rbacGenerated,
  type InvestmentRole,
  type InvestmentRolePage,
  type InvestmentUserRole,
  type InvestmentUserRolePage,
  type ListInvestmentRolesApiArg,
  type ListInvestmentUserRolesApiArg,
} from '../generated/investment/rbac';
import { callOf } from '../cache/callOf';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import type { Tagged } from '../cache/tags';

export type {
  InvestmentEndpoint,
  InvestmentPolicy,
  InvestmentPolicyOfRole,
  InvestmentRole,
  InvestmentRolePolicies,
  InvestmentUserRole,
} from '../generated/investment/rbac';

export type InvestmentRoleFilters = Omit<ListInvestmentRolesApiArg, 'offset' | 'limit'>;
export type InvestmentUserRoleFilters = Omit<ListInvestmentUserRolesApiArg, 'offset' | 'limit'>;

/** The form or the action that makes the call tells its failure. */
const told = { extraOptions: { handlesOwnErrors: true } };
const changes = { invalidatesTags: ['InvestmentRole' as const], ...told };

export const investmentRbacApi = rbacGenerated.enhanceEndpoints({
  endpoints: {
    listInvestmentRoles: { providesTags: ['InvestmentRole'] },
    createInvestmentRole: changes,
    deleteInvestmentRole: changes,
    listInvestmentRolePolicies: { providesTags: ['InvestmentRole'] },
    listInvestmentEndpoints: { providesTags: ['InvestmentRole'] },
    listInvestmentUserRoles: { providesTags: ['InvestmentRole'] },
    addInvestmentUserRole: changes,
    removeInvestmentUserRole: changes,
    addInvestmentPolicy: changes,
    removeInvestmentPolicy: changes,
  } satisfies Tagged<typeof rbacGenerated>,
});

const pages = investmentRbacApi.injectEndpoints({
  endpoints: (build) => ({
    pageInvestmentRoles: build.infiniteQuery<Page<InvestmentRole>, PagedArg<ListInvestmentRolesApiArg>, number>({
      ...paged(callOf(investmentRbacApi, 'listInvestmentRoles'), (a: InvestmentRolePage) => [a.roles, a.count]),
      providesTags: ['InvestmentRole'],
    }),
    pageInvestmentUserRoles: build.infiniteQuery<
      Page<InvestmentUserRole>,
      PagedArg<ListInvestmentUserRolesApiArg>,
      number
    >({
      ...paged(callOf(investmentRbacApi, 'listInvestmentUserRoles'), (a: InvestmentUserRolePage) => [
        a.user_roles,
        a.count,
      ]),
      providesTags: ['InvestmentRole'],
    }),
  }),
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

export function useListInvestmentRolesRows(list: ListQuery<InvestmentRoleFilters>): Rows<InvestmentRole> {
  return usePagedRows(pages.usePageInvestmentRolesInfiniteQuery(pagedArg(list)), list);
}

/** Who holds which role; with `user_id` the roles of one person. */
export function useListInvestmentUserRolesRows(list: ListQuery<InvestmentUserRoleFilters>): Rows<InvestmentUserRole> {
  return usePagedRows(pages.usePageInvestmentUserRolesInfiniteQuery(pagedArg(list)), list, list.filters.user_id);
}
