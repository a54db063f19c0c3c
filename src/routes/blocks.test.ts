import { can } from '../session/can';
import type { Permissions } from '../session/slice';
import { blocksOf, charts } from './blocks';

const holding = (permissions: Permissions) => blocksOf((permission) => can(permissions, permission));
const dashboard = ['get'];

test('whoever may only look sees queues as figures', () => {
  expect(holding({ dashboard, investors: ['query', 'get'], investor_verification: ['query'] })).toEqual({
    waiting: [],
    queues: ['investors.list', 'investors.verify'],
    charts: ['investors.statuses', 'investors.months', 'investors.balances'],
  });
});

test('what a person may act on waits for the person', () => {
  const { waiting, queues } = holding({
    dashboard,
    investors: ['query', 'get'],
    investor_verification: ['query', 'enable'],
  });
  expect(waiting).toEqual(['investors.list', 'investors.verify']);
  expect(queues).toEqual([]);
});

test('a queue whose records the person may not open is absent, and the list that needs no more stays', () => {
  const { waiting, queues } = holding({ dashboard, investors: ['query'], investor_verification: ['query', 'enable'] });
  expect(waiting).toEqual(['investors.list']);
  expect(queues).toEqual([]);
});

test('queues stand in the order of the table', () => {
  expect(blocksOf(() => true).waiting).toEqual([
    'investors.list',
    'investors.verify',
    'bonds.list',
    'claims.cashIn',
    'claims.cashOut',
    'claims.general',
    'claims.cards',
    'claims.documents',
    'payments.tax',
    'paymentSettings.invoices',
    'ledger.postings',
    'signing.list',
    'instalments.list',
    'orders.list',
    'orders.moderation',
    'delivery.list',
    'refundClaims.list',
    'fiscalization.list',
    'merchants.list',
    'merchants.transfers',
    'pushes.list',
    'realEstate.callOrders',
    'access.changes',
  ]);
});

test.each<[string, Permissions]>([
  ['no permission at all', {}],
  ['the panel alone', { dashboard }],
  ['the card without the list', { dashboard, investors: ['get'], investor_verification: ['query', 'enable'] }],
  ['everything but the panel', { investors: ['query'], investor_verification: ['query', 'enable'] }],
])('with %s there is no block', (_, permissions) => {
  expect(holding(permissions)).toEqual({ waiting: [], queues: [], charts: [] });
});

test('without the right to verify only the charts are left', () => {
  const { waiting, queues, charts: seen } = holding({ dashboard, investors: ['query'] });
  expect([...waiting, ...queues]).toEqual([]);
  expect(seen).toHaveLength(3);
});

test.each(Object.entries(charts))('the chart %s can be loaded', async (_, { chart }) => {
  expect(typeof (await chart()).default).toBe('function');
});
