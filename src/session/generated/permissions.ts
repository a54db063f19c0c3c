// Written by `npm run api` from the specs; do not edit.

/** Every permission that an operation of the contract asks for, as `id.action`. */
export const permissions = [
  'dashboard.get',
  'investments.get',
  'investor_balance.add',
  'investor_balance.enable',
  'investor_verification.delete',
  'investor_verification.enable',
  'investors.delete',
  'investors.get',
  'investors.query',
  'investors.update',
  'rbac.get',
] as const;

export type Permission = (typeof permissions)[number];
