import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useAddInvestmentPolicyMutation,
  useAddInvestmentUserRoleMutation,
  useCreateInvestmentRoleMutation,
  useDeleteInvestmentRoleMutation,
  useListInvestmentEndpointsQuery,
  useListInvestmentRolePoliciesQuery,
  useListInvestmentRolesRows,
  useListInvestmentUserRolesRows,
  useRemoveInvestmentPolicyMutation,
  useRemoveInvestmentUserRoleMutation,
} from '../../../api/investment/rbac';
import { href } from '../../../routes/href';
import type { PolicyArea, PolicyCalls } from './policyArea';

function useCalls(): PolicyCalls {
  const [createRole] = useCreateInvestmentRoleMutation();
  const [deleteRole] = useDeleteInvestmentRoleMutation();
  const [addPolicy] = useAddInvestmentPolicyMutation();
  const [removePolicy] = useRemoveInvestmentPolicyMutation();
  const [give] = useAddInvestmentUserRoleMutation();
  const [take] = useRemoveInvestmentUserRoleMutation();
  return useMemo(
    () => ({
      createRole: (body) => createRole({ body }).unwrap(),
      deleteRole: ({ name }) => deleteRole({ role: name }).unwrap(),
      addPolicy: ({ name }, policy) => addPolicy({ body: { role: name, ...policy } }).unwrap(),
      removePolicy: ({ name }, policy) => removePolicy({ body: { role: name, ...policy } }).unwrap(),
      give: (userId, { name }) => give({ body: { user_id: userId, role: name } }).unwrap(),
      take: ({ user_id, role }) => take({ id: user_id, role }).unwrap(),
    }),
    [createRole, deleteRole, addPolicy, removePolicy, give, take],
  );
}

/** The investment area: a role goes by its name, and a holding by the person and the role. */
export const investmentArea: PolicyArea = {
  id: 'investment',
  permission: 'invest_rbac',
  useRoles: useListInvestmentRolesRows,
  usePolicies: (of) => useRecordQuery(useListInvestmentRolePoliciesQuery({ role: of }), of),
  useEndpoints: () => useRecordQuery(useListInvestmentEndpointsQuery(), 'all'),
  useHoldings: useListInvestmentUserRolesRows,
  useCalls,
  roleHref: ({ name }) => href('access.investRole', { id: name }),
  userHref: (userId) => href('access.investUser', { id: String(userId) }),
  rolesHref: () => href('access.investRoles'),
};
