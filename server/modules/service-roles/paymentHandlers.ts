import type { Endpoint } from '../../http/endpoints';
import type { HandlerMap } from '../../http/contract';
import { findHolding } from './holdingStore';
import { serviceHoldings } from './serviceHoldings';
import { serviceRoles } from './serviceRoles';

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
    addPaymentPolicy: (call) => roles.addPolicy(call, call.body).then(nothing),
    removePaymentPolicy: (call) => roles.removePolicy(call, call.body).then(nothing),
    listPaymentUserRoles: (call) => holdings.list(call, call.query),
    addPaymentUserRole: (call) => holdings.add(call, call.body),
    removePaymentUserRole: (call) =>
      holdings.remove(call, (sql) => findHolding(sql, 'payment', call.params.id)).then(nothing),
  } satisfies Partial<HandlerMap>;
}

const nothing = () => undefined;
