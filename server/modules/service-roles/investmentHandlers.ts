import type { Endpoint } from '../../http/endpoints';
import type { HandlerMap } from '../../http/contract';
import { findHoldingOf } from './holdingStore';
import { serviceHoldings } from './serviceHoldings';
import { serviceRoles } from './serviceRoles';

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
    addInvestmentPolicy: (call) => roles.addPolicy(call, call.body).then(nothing),
    removeInvestmentPolicy: (call) => roles.removePolicy(call, call.body).then(nothing),
    listInvestmentUserRoles: (call) => holdings.list(call, call.query),
    addInvestmentUserRole: (call) => holdings.add(call, call.body),
    removeInvestmentUserRole: (call) =>
      holdings.remove(call, (sql) => findHoldingOf(sql, 'investment', call.params.id, call.params.role)).then(nothing),
  } satisfies Partial<HandlerMap>;
}

const nothing = () => undefined;
