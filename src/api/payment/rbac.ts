import type { ListQuery, Rows } from '../../lib/rows';
import {
  rbacGenerated,
  type PaymentRole,
  type PaymentRolePage,
  type PaymentUserRole,
  type PaymentUserRolePage,
  type ListPaymentRolesApiArg,
  type ListPaymentUserRolesApiArg,
} from '../generated/payment/rbac';
import { callOf } from '../cache/callOf';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import type { Tagged } from '../cache/tags';

export type {
  PaymentEndpoint,
  PaymentPolicy,
  PaymentPolicyOfRole,
  PaymentRole,
  PaymentRolePolicies,
  PaymentUserRole,
} from '../generated/payment/rbac';

export type PaymentRoleFilters = Omit<ListPaymentRolesApiArg, 'offset' | 'limit'>;
export type PaymentUserRoleFilters = Omit<ListPaymentUserRolesApiArg, 'offset' | 'limit'>;

/** The form or the action that makes the call tells its failure. */
const told = { extraOptions: { handlesOwnErrors: true } };
const changes = { invalidatesTags: ['PaymentRole' as const], ...told };

export const paymentRbacApi = rbacGenerated.enhanceEndpoints({
  endpoints: {
    listPaymentRoles: { providesTags: ['PaymentRole'] },
    createPaymentRole: changes,
    deletePaymentRole: changes,
    listPaymentRolePolicies: { providesTags: ['PaymentRole'] },
    listPaymentEndpoints: { providesTags: ['PaymentRole'] },
    listPaymentUserRoles: { providesTags: ['PaymentRole'] },
    addPaymentUserRole: changes,
    removePaymentUserRole: changes,
    addPaymentPolicy: changes,
    removePaymentPolicy: changes,
  } satisfies Tagged<typeof rbacGenerated>,
});

const pages = paymentRbacApi.injectEndpoints({
  endpoints: (build) => ({
    pagePaymentRoles: build.infiniteQuery<Page<PaymentRole>, PagedArg<ListPaymentRolesApiArg>, number>({
      ...paged(callOf(paymentRbacApi, 'listPaymentRoles'), (a: PaymentRolePage) => [a.roles, a.count]),
      providesTags: ['PaymentRole'],
    }),
    pagePaymentUserRoles: build.infiniteQuery<Page<PaymentUserRole>, PagedArg<ListPaymentUserRolesApiArg>, number>({
      ...paged(callOf(paymentRbacApi, 'listPaymentUserRoles'), (a: PaymentUserRolePage) => [a.user_roles, a.count]),
      providesTags: ['PaymentRole'],
    }),
  }),
});

export const {
  useCreatePaymentRoleMutation,
  useDeletePaymentRoleMutation,
  useAddPaymentUserRoleMutation,
  useRemovePaymentUserRoleMutation,
  useAddPaymentPolicyMutation,
  useRemovePaymentPolicyMutation,
  useListPaymentRolePoliciesQuery,
  useListPaymentEndpointsQuery,
} = paymentRbacApi;

export function useListPaymentRolesRows(list: ListQuery<PaymentRoleFilters>): Rows<PaymentRole> {
  return usePagedRows(pages.usePagePaymentRolesInfiniteQuery(pagedArg(list)), list);
}

/** Who holds which role; with `user_id` the roles of one person. */
export function useListPaymentUserRolesRows(list: ListQuery<PaymentUserRoleFilters>): Rows<PaymentUserRole> {
  return usePagedRows(pages.usePagePaymentUserRolesInfiniteQuery(pagedArg(list)), list, list.filters.user_id);
}
