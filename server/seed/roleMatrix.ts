/** Every permission id, in the order in which a role shows them. */
export const permissionIds = [
  ...[
    'dashboard',
    'investors',
    'investor_verification',
    'investor_balance',
    'bonds',
    'strategies',
    'tariffs',
    'rounds',
  ],
  ...[
    'investments',
    'claims',
    'cash_in',
    'cash_out',
    'dibank',
    'tariff_change',
    'card_verification',
    'documents',
    'tax',
  ],
  ...['outgoing', 'gl', 'expenses', 'incomes', 'partners', 'pnl', 'dividends', 'closing', 'profits', 'reports'],
  ...[
    'invest_constants',
    'async_tasks',
    'projects',
    'call_orders',
    'orders',
    'orders_moderate',
    'installments',
    'scoring',
  ],
  ...['delivery', 'refund_claims', 'refund_accounting', 'agreements', 'customers', 'merchants', 'branches'],
  ...['merchant_categories', 'sellers', 'pos_agents', 'catalog', 'fiscalization', 'invoices', 'psp', 'budget', 'banks'],
  ...['cards', 'faq', 'notifications', 'banners', 'fomo', 'stories', 'sms', 'system_errors', 'settings'],
  ...['rbac', 'rbac_pay', 'invest_rbac'],
] as const;
export type PermissionId = (typeof permissionIds)[number];

export const roleNames = ['moderator', 'kam', 'hunter', 'accountant', 'administrator', 'director'] as const;
export type RoleName = (typeof roleNames)[number];

const actions = {
  q: ['query'],
  g: ['get'],
  a: ['add'],
  u: ['update'],
  d: ['delete'],
  i: ['import'],
  x: ['export'],
  e: ['enable', 'disable'],
  A: ['enable'],
} as const;
const everything = 'qgaudixe';

interface Row {
  ids: PermissionId[];
  moderator?: string;
  manager?: string;
  accountant?: string;
  administrator?: string;
  director?: string;
}

/** What each role may do, by area: q query, g get, a add, u update, d delete, i import, x export, e enable and disable, A approve. */
const matrix: Row[] = [
  {
    ids: ['investors', 'investor_verification', 'card_verification', 'cards', 'documents', 'tariff_change'],
    moderator: 'qguA',
    manager: 'qg',
    accountant: 'qg',
    administrator: everything,
    director: 'qgx',
  },
  // Who asks for a change of a balance never approves it.
  { ids: ['investor_balance'], accountant: 'a', director: 'A' },
  {
    ids: ['cash_in', 'cash_out', 'dibank', 'tax', 'outgoing', 'claims', 'investments'],
    moderator: 'qg',
    accountant: 'qguAix',
    administrator: 'qg',
    director: 'qgAx',
  },
  {
    ids: ['bonds', 'strategies', 'tariffs', 'rounds', 'projects'],
    moderator: 'qg',
    accountant: 'qg',
    administrator: 'aue',
    director: everything,
  },
  {
    ids: [
      'gl',
      'expenses',
      'incomes',
      'partners',
      'dividends',
      'pnl',
      'closing',
      'profits',
      'reports',
      'invoices',
      'budget',
      'fiscalization',
      'psp',
    ],
    accountant: 'qgaux',
    administrator: 'qg',
    director: everything,
  },
  {
    ids: ['orders', 'orders_moderate', 'installments', 'scoring', 'delivery', 'agreements', 'customers', 'call_orders'],
    moderator: 'qguA',
    manager: 'qg',
    accountant: 'qgx',
    administrator: everything,
    director: 'qgx',
  },
  { ids: ['refund_claims'], moderator: 'qgauA', manager: 'qga', administrator: 'qg', director: 'qgx' },
  { ids: ['refund_accounting'], accountant: 'qgA', director: 'qg' },
  {
    ids: ['merchants', 'branches', 'merchant_categories', 'sellers', 'pos_agents'],
    moderator: 'qg',
    manager: 'qgaueix',
    accountant: 'qgx',
    administrator: everything,
    director: 'qgx',
  },
  {
    ids: ['catalog', 'banks', 'faq', 'notifications', 'banners', 'fomo', 'stories', 'sms'],
    moderator: 'qgaue',
    manager: 'qg',
    administrator: everything,
    director: 'qg',
  },
  {
    ids: ['rbac', 'rbac_pay', 'invest_rbac', 'settings', 'invest_constants', 'system_errors', 'async_tasks'],
    administrator: everything,
    director: 'qg',
  },
];

export interface Grant {
  role: RoleName;
  permission: PermissionId;
  action: string;
}

/** The matrix as rows. Who may change an area may also read it; everybody may open the start page. */
export function grants(): Grant[] {
  return roleNames.flatMap((role) => {
    const column = role === 'kam' || role === 'hunter' ? 'manager' : role;
    const held = matrix.flatMap(({ ids, [column]: letters }) =>
      letters === undefined
        ? []
        : ids.flatMap((permission) => actionsOf(letters).map((action) => ({ role, permission, action }))),
    );
    return [{ role, permission: 'dashboard', action: 'get' } as const, ...held];
  });
}

function actionsOf(letters: string): string[] {
  return [...new Set([...`qg${letters}`].flatMap((letter) => actions[letter as keyof typeof actions]))];
}
