import type { HandlerMap } from '../../http/contract';
import type { Endpoint } from '../../http/endpoints';
import { serviceHoldings } from './serviceHoldings';
import { serviceRoles } from './serviceRoles';
import { findHolding } from './store';

const nothing = () => undefined;

/** Access to the payment service; a role is named by its number, a holding by its own identity. */
export function rbacPayHandlers(catalogue: readonly Endpoint[]) {
  const roles = serviceRoles('payment', catalogue);
  const holdings = serviceHoldings('payment', catalogue);
  return {
    listPaymentRoles: (call) => roles.listRoles(call, call.query),
    createPaymentRole: (call) => roles.createRole(call, call.body),
    deletePaymentRole: (call) => roles.deleteRole(call, call.params.id).then(nothing),
    listPaymentRolePolicies: (call) => roles.listPolicies(call, call.params.id),
    listPaymentEndpoints: (call) => roles.listEndpoints(call),
    addPaymentPolicy: (call) => roles.addPolicy(call, call.body),
    removePaymentPolicy: (call) => roles.removePolicy(call, call.body).then(nothing),
    listPaymentUserRoles: (call) => holdings.list(call, call.query),
    addPaymentUserRole: (call) => holdings.add(call, call.body),
    removePaymentUserRole: (call) =>
      holdings.remove(call, (sql) => findHolding(sql, { service: 'payment', id: call.params.id })).then(nothing),
  } satisfies Partial<HandlerMap>;
}

/** Access to the investment service; a role is named by its name, a holding by the person and the role. */
export function investRbacHandlers(catalogue: readonly Endpoint[]) {
  const roles = serviceRoles('investment', catalogue);
  const holdings = serviceHoldings('investment', catalogue);
  return {
    listInvestmentRoles: (call) => roles.listRoles(call, call.query),
    createInvestmentRole: (call) => roles.createRole(call, call.body),
    deleteInvestmentRole: (call) => roles.deleteRole(call, call.params.role).then(nothing),
    listInvestmentRolePolicies: (call) => roles.listPolicies(call, call.params.role),
    listInvestmentEndpoints: (call) => roles.listEndpoints(call),
    addInvestmentPolicy: (call) => roles.addPolicy(call, call.body),
    removeInvestmentPolicy: (call) => roles.removePolicy(call, call.body).then(nothing),
    listInvestmentUserRoles: (call) => holdings.list(call, call.query),
    addInvestmentUserRole: (call) => holdings.add(call, call.body),
    removeInvestmentUserRole: (call) =>
      holdings
        .remove(call, (sql) => {
          const { id: userId, role } = call.params;
          return findHolding(sql, { service: 'investment', userId, role });
        })
        .then(nothing),
  } satisfies Partial<HandlerMap>;
}
