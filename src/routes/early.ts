/**
 * The pages that people often begin on, and what each asks first. Only the build reads this file: it writes the pages
 * into index.html as data (routes/earlyPage.ts), so that nothing of it is part of a script.
 */
import type { Params } from '../lib/query';
import { textsOf } from './area';
import type { EarlyPage } from './earlyPage';
import { routes, type RouteId } from './table';

interface Early extends Pick<EarlyPage, 'screen' | 'permission' | 'call' | 'query'> {
  /** What a list keeps in its address, as its screen says it. */
  list?: () => Promise<Params>;
}

const card = { permission: ['investors', 'get'], call: '/investment/investors/:id' } as const;

const early: Partial<Record<RouteId, Early>> = {
  'dashboard.index': {
    screen: 'dashboard/Monitor',
    permission: ['investor_verification', 'query'],
    // The queues, which stand first; charts may come when they come.
    call: '/investment/investors/statistics/queues',
    query: { status: ['new', 'in_process'] },
  },
  'investors.list': {
    screen: 'investors/list/InvestorList',
    permission: ['investors', 'query'],
    call: '/investment/investors',
    list: async () => (await import('../areas/investors/list/listParams')).listParams,
  },
  'investors.one': { screen: 'investors/card/InvestorDetail', ...card },
  'investors.business': { screen: 'investors/card/BusinessInvestorDetail', ...card },
};

/** What the address of a list may say, but for what may name a person and so is never part of it. */
function filtersOf(params: Params): EarlyPage['filters'] {
  const known = Object.entries(params).filter(([, { isPersonal }]) => isPersonal === undefined);
  return Object.fromEntries(
    known.map(([name, { fallback, write }]) => [
      name,
      Array.isArray(fallback) ? fallback : (write(fallback)[0] ?? null),
    ]),
  );
}

/** The pages as data, for the build and for tests. */
export async function earlyPages(): Promise<EarlyPage[]> {
  const entries = Object.entries(early) as [RouteId, Early][];
  return Promise.all(
    entries.map(async ([id, { list, ...rest }]) => ({
      address: `^${routes[id].path.replace(':id', '([1-9]\\d{0,14})')}$`,
      texts: textsOf(id),
      ...rest,
      ...(list && { filters: filtersOf(await list()) }),
    })),
  );
}
