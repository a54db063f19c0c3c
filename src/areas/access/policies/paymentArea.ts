import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useAddPaymentPolicyMutation,
  useAddPaymentUserRoleMutation,
  useCreatePaymentRoleMutation,
  useDeletePaymentRoleMutation,
  useListPaymentEndpointsQuery,
  useListPaymentRolePoliciesQuery,
  useListPaymentRolesRows,
  useListPaymentUserRolesRows,
  useRemovePaymentPolicyMutation,
  useRemovePaymentUserRoleMutation,
} from '../../../api/payment/rbac';
import { href } from '../../../routes/href';
import type { PolicyArea, PolicyCalls } from './policyArea';

function useCalls(): PolicyCalls {
  const [createRole] = useCreatePaymentRoleMutation();
  const [deleteRole] = useDeletePaymentRoleMutation();
  const [addPolicy] = useAddPaymentPolicyMutation();
  const [removePolicy] = useRemovePaymentPolicyMutation();
  const [give] = useAddPaymentUserRoleMutation();
  const [take] = useRemovePaymentUserRoleMutation();
  return useMemo(
    () => ({
      createRole: (body) => createRole({ body }).unwrap(),
      deleteRole: ({ id }) => deleteRole({ id }).unwrap(),
      addPolicy: ({ id }, policy) => addPolicy({ body: { role: id, ...policy } }).unwrap(),
      removePolicy: ({ id }, policy) => removePolicy({ body: { role: id, ...policy } }).unwrap(),
      give: (userId, { id }) => give({ body: { user_id: userId, role: id } }).unwrap(),
      take: ({ id }) => take({ id }).unwrap(),
    }),
    [createRole, deleteRole, addPolicy, removePolicy, give, take],
  );
}

/** The payment area: a role goes by its number, a holding by a number of its own. */
export const paymentArea: PolicyArea = {
  id: 'payment',
  permission: 'rbac_pay',
  useRoles: useListPaymentRolesRows,
  usePolicies: (of) => useRecordQuery(useListPaymentRolePoliciesQuery({ id: Number(of) }), of),
  useEndpoints: () => useRecordQuery(useListPaymentEndpointsQuery(), 'all'),
  useHoldings: useListPaymentUserRolesRows,
  useCalls,
  roleHref: ({ id }) => href('access.payRole', { id: String(id) }),
  userHref: (userId) => href('access.payUser', { id: String(userId) }),
  rolesHref: () => href('access.payRoles'),
};
