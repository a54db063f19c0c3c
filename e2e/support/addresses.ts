/** An address for every screen that asks for a signed-in person, with a record of the demonstration where it names one. */
import { routeIds, routes, type RouteId } from '../../src/routes/table';
import { serviceOf } from './service';

/** A record for each route that names one, and the addresses of the drawers. */
export async function addresses(url: string, ids: readonly RouteId[] = routeIds): Promise<string[]> {
  const service = await serviceOf(url, 'director');
  const firstId = async (path: string, list: string): Promise<number> => {
    const [row] = (await service.read<Record<string, { id: number }[]>>(path))[list] ?? [];
    if (row === undefined) throw new Error(`${path} is empty.`);
    return row.id;
  };
  const investors = (subject: string) => firstId(`/investment/investors?subject=${subject}&limit=1`, 'investors');
  const receipts = '/investment/payments/cash-in/bank?status=pending&match_confidence=partial';
  const branch = await firstId('/payment/v1/merchants/1/branches?limit=1', 'branches');
  const seller = await firstId('/payment/v1/pos-agents?kind=seller&limit=1', 'pos_agents');
  const agent = await firstId('/payment/v1/pos-agents?kind=agent&limit=1', 'pos_agents');
  const applications = '/payment/v1/installments/applications?status=waiting_for_approval&limit=1';
  const orders = (status: string) => firstId(`/payment/v1/orders/orders?status=${status}&limit=1`, 'orders');
  const contracts = '/payment/v2/installments?status=not_fully_paid&limit=1';
  // A number, or the whole address where it names more than one.
  const examples: Record<string, string | number> = {
    '/rbac/system-users/:id': 2,
    '/rbac/roles/:id': 1,
    '/rbac/roles/:id/preview': 1,
    '/rbac-pay/roles/:id': 2,
    '/rbac-pay/user-roles/:id': 2,
    '/invest-rbac/role-permissions/:id': 'kam',
    '/invest-rbac/user-roles/:id': 2,
    '/back-office/wings-requests/:id': await firstId('/payment/v1/wings-requests?limit=1', 'requests'),
    '/back-office/requests/cash-in/:id': await firstId(receipts, 'cash_in_bank'),
    '/back-office/requests/cash-out/:id': await firstId('/investment/investments/requests/cash-out', 'exit_claims'),
    '/back-office/bonds/info/:id': await firstId('/system-user/v1/bonds?limit=1', 'bonds'),
    '/back-office/bonds/edit/:id': await firstId('/system-user/v1/bonds?status=draft&limit=1', 'bonds'),
    '/installment/installments/info/:id': await firstId(applications, 'applications'),
    '/installment/orders/info/:id': await orders('approved_by_qabz'),
    '/installment/orders-moderate/info/:id': await orders('waiting_for_moderator'),
    '/back-office/expenses/:id': await firstId('/system-user/v1/expenses?limit=1', 'expenses'),
    '/back-office/investments/info/:id': await firstId('/system-user/v1/investments?limit=1', 'items'),
    '/back-office/accounts/:id': 5110,
    '/back-office/gl/ties/:id': 6990,
    '/back-office/portfolio-pools/:id': 3,
    '/back-office/strategies/info/:id': 3,
    '/back-office/strategies/edit/:id': 3,
    '/back-office/investor/:id': await investors('individual'),
    '/back-office/investor-business/:id': await investors('business'),
    '/marketplace-catalog/category-list/:id': 4,
    '/merchants/categories/:id': '3a6b0c1d-0000-4000-8000-000000000001',
    '/settings/clients/info/:id': 6,
    '/Payment/service/:id': 1,
    '/bugaltery/invoice/:id': await firstId('/payment/v1/invoices?limit=1', 'list'),
    '/delivery/details/:id': await firstId('/payment/v3/orders/delivery?limit=1', 'deliveries'),
    '/merchants/list/:id/transactions': 1,
    '/notification/form/:id': await firstId('/payment/v3/notification/messages?limit=1', 'messages'),
    '/payment/card/:id/transactions': 1,
    '/refund-claims/details/:id': await firstId('/payment/v3/return-claims?limit=1', 'return_claims'),
    '/merchants/list/:id': 1,
    '/merchants/list/edit/:id': 1,
    '/merchants/list/:id/products': 1,
    '/branches/list/:id': 1,
    '/branches/list/:id/new': 1,
    '/branches/list/:id/edit/:branch_id': `/branches/list/1/edit/${branch}`,
    '/merchants/:merchantId/branch/:id/history': `/merchants/1/branch/${branch}/history`,
    '/merchants/pos-agents/:action/:branch_user_id': `/merchants/pos-agents/view/${seller}`,
    '/posAgent/:id/:action': `/posAgent/${seller}/edit`,
    '/posAgents/list/edit/:id': agent,
    '/posAgents/list/preview/:id': agent,
    '/posAgents/:id/accountList': agent,
    '/real-estate/projects/info/:id': 2,
    '/real-estate/projects/edit/:id': 2,
    '/back-office/investors/upload-tasks/:id': await firstId('/investment/investments/async-tasks?limit=1', 'tasks'),
  };
  const paths = ids.map((id) => routes[id]).flatMap(({ open, path }) => (open ? [] : [path]));
  const screens = paths.map((path) => {
    if (!path.includes(':')) return path;
    const example = String(examples[path] ?? '');
    if (example === '') throw new Error(`No record is named here for ${path}.`);
    return example.startsWith('/') ? example : path.replace(':id', example);
  });
  const tariffs = '/investment/tariff-change-claims?limit=1';
  const drawers: Record<string, number> = {
    '/real-estate/call-order?order=': 3,
    '/back-office/requests/claims?claim=': await firstId('/system-user/v1/claims?limit=1', 'claims'),
    '/back-office/requests/docs?document=': await firstId('/investment/document/documents?limit=1', 'documents'),
    '/back-office/requests/tariff-change-claims?claim=': await firstId(tariffs, 'claims'),
    '/back-office/transactions?payment=': await firstId('/investment/payments/transactions?limit=1', 'transactions'),
    '/back-office/incomes?income=': await firstId('/system-user/v1/incomes?limit=1', 'incomes'),
    '/back-office/gl/cash-in-out?entry=': await firstId('/system-user/v1/gl/cash-in-out-list?limit=1', 'postings'),
    '/back-office/strategies/categories?category=': 1,
    '/back-office/tax-list?tax=': await firstId('/investment/payments/tax-transactions?limit=1', 'transactions'),
  };
  const fixed = [
    ...['/back-office/tariffs?id=', '/back-office/rounds?id=', '/back-office/constants?id='],
    ...['/back-office/dividends?id=', '/back-office/profits?id='],
    ...['/marketplace-catalog/model-list?model=', '/marketplace-catalog/product-list?product='],
  ];
  for (const path of fixed) drawers[path] = 1;
  const penalty = screens.filter((path) => path.includes('/investments/info/')).map((path) => `${path}?list=penalty`);
  const contract = `/installment/installments/info/${await firstId(contracts, 'installments')}?tab=`;
  const instalments = screens.includes('/installment/installments/list')
    ? [
        '/installment/installments/list?list=contracts',
        ...['goods', 'schedule', 'payments'].map((tab) => contract + tab),
      ]
    : [];
  const opened = Object.entries(drawers).filter(([path]) => paths.includes(path.replace(/\?.*/, '')));
  return [...screens, ...penalty, ...instalments, ...opened.map(([path, id]) => path + id)];
}
