import { areas } from './accessRules';

/** Permissions by which money is moved, promised or booked. */
const money: readonly string[] = [
  ...['investor_balance', 'investments', 'claims', 'cash_in', 'cash_out', 'dibank', 'tax', 'outgoing'],
  ...['gl', 'expenses', 'incomes', 'dividends', 'closing', 'profits', 'invoices', 'psp', 'refund_accounting'],
  ...['bonds', 'merchant_billing', 'installment_payments'],
];
const overAccess: readonly string[] = Object.values(areas);
const reading: readonly string[] = ['query', 'get', 'export'];

/**
 * The actions of a permission that nobody hands on alone: those over money, and those over access, or one person could
 * make himself the second one who confirms. The database keeps them with the permission (`sensitive_actions`).
 */
export const sensitiveActions = (permission: string, actions: readonly string[]): string[] =>
  money.includes(permission) || overAccess.includes(permission)
    ? actions.filter((action) => !reading.includes(action)).sort()
    : [];

/** What each account holds: `id.action` of the system area, `service METHOD /endpoint` of the services. */
export type Holdings = ReadonlyMap<number, ReadonlySet<string>>;

/** What people hold after a change and did not hold before; who gained nothing is left out. */
export function gains(before: Holdings, after: Holdings): Map<number, ReadonlySet<string>> {
  const gained = new Map<number, ReadonlySet<string>>();
  for (const [id, rights] of after) {
    const added = [...rights].filter((right) => !before.get(id)?.has(right));
    if (added.length > 0) gained.set(id, new Set(added));
  }
  return gained;
}

/** The rights that a change gives to anybody, in the order of their names. */
export const rightsIn = (gained: Holdings): string[] =>
  [...new Set([...gained.values()].flatMap((rights) => [...rights]))].sort();
