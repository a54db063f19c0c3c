import { can } from '../../session/can';
import type { Permissions } from '../../session/slice';
import { blocksOf, blockTable } from './table';

const holding = (permissions: Permissions) => blocksOf((permission) => can(permissions, permission));
const dashboard = ['get'];

test('whoever may only look sees queues as figures', () => {
  expect(holding({ dashboard, investors: ['query'], investor_verification: ['query'] })).toEqual({
    waiting: [],
    queues: ['investors.verification', 'investors.newcomers'],
    charts: ['investors.statuses', 'investors.months', 'investors.balances'],
  });
});

test('what a person may act on waits for the person', () => {
  const { waiting, queues } = holding({ dashboard, investors: ['query'], investor_verification: ['query', 'enable'] });
  expect(waiting).toEqual(['investors.verification', 'investors.newcomers']);
  expect(queues).toEqual([]);
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
  const { waiting, queues, charts } = holding({ dashboard, investors: ['query'] });
  expect([...waiting, ...queues]).toEqual([]);
  expect(charts).toHaveLength(3);
});

test('each block names its kind of place and can be loaded', async () => {
  for (const { kind, tiles, block } of Object.values(blockTable)) {
    expect(kind === 'queue').toBe(tiles !== undefined);
    expect(typeof (await block()).default).toBe('function');
  }
});
