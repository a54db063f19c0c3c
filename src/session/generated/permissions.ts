// Written by `npm run api` from the specs; do not edit.

/** Every permission that an operation of the contract asks for, as `id.action`. */
export const permissions = [
  'async_tasks.add',
  'async_tasks.disable',
  'async_tasks.enable',
  'async_tasks.get',
  'async_tasks.query',
  'async_tasks.update',
  'dashboard.get',
  'invest_rbac.add',
  'invest_rbac.delete',
  'invest_rbac.get',
  'invest_rbac.query',
  'invest_rbac.update',
  'investments.get',
  'investments.query',
  'investor_balance.add',
  'investor_balance.enable',
  'investor_verification.delete',
  'investor_verification.enable',
  'investors.delete',
  'investors.get',
  'investors.query',
  'investors.update',
  'rbac.add',
  'rbac.delete',
  'rbac.get',
  'rbac.query',
  'rbac.update',
  'rbac_pay.add',
  'rbac_pay.delete',
  'rbac_pay.get',
  'rbac_pay.query',
  'rbac_pay.update',
] as const;

export type Permission = (typeof permissions)[number];
