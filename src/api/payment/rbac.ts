import { listEndpoint } from '../cache/listEndpoint';
import { rbacGenerated } from '../generated/payment/rbac';
import { handlesOwnErrors, type Tagged } from '../cache/tags';

export type {
  PaymentEndpoint,
  PaymentPolicy,
  PaymentPolicyOfRole,
  PaymentRole,
  PaymentRolePolicies,
  PaymentUserRole,
} from '../generated/payment/rbac';

const changes = { invalidatesTags: ['PaymentRole' as const, 'AccessChange' as const], ...handlesOwnErrors };
/** It stands in the history of the account as well. */
const ofPerson = { ...changes, invalidatesTags: [...changes.invalidatesTags, 'SystemUser' as const] };

export const paymentRbacApi = rbacGenerated.enhanceEndpoints({
  endpoints: {
    listPaymentRoles: { providesTags: ['PaymentRole'] },
    createPaymentRole: changes,
    deletePaymentRole: changes,
    listPaymentRolePolicies: { providesTags: ['PaymentRole'] },
    listPaymentEndpoints: { providesTags: ['PaymentRole'] },
    listPaymentUserRoles: { providesTags: ['PaymentRole'] },
    addPaymentUserRole: ofPerson,
    removePaymentUserRole: ofPerson,
    addPaymentPolicy: changes,
    removePaymentPolicy: changes,
  } satisfies Tagged<typeof rbacGenerated>,
});

export const {
  useCreatePaymentRoleMutation,
  useDeletePaymentRoleMutation,
  useAddPaymentUserRoleMutation,
  useRemovePaymentUserRoleMutation,
  useAddPaymentPolicyMutation,
  useRemovePaymentPolicyMutation,
  useListPaymentUserRolesQuery,
  useListPaymentRolePoliciesQuery,
  useListPaymentEndpointsQuery,
} = paymentRbacApi;

export const { useRows: useListPaymentRolesRows } = listEndpoint(paymentRbacApi, 'listPaymentRoles', { rows: 'roles' });

/** Who holds which role; with `user_id` the roles of one person. */
export const { useRows: useListPaymentUserRolesRows } = listEndpoint(paymentRbacApi, 'listPaymentUserRoles', {
  rows: 'user_roles',
  of: ['user_id'],
});
