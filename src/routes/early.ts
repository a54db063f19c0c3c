/**
 * What an address will ask the services first, as data: src/boot.ts starts these calls while the panel itself is
 * still on its way. The answers are taken up by api/early when the screen asks the same; a call that no screen
 * repeats is only wasted, so an address with anything unusual in it starts none. Nothing of the panel may be
 * imported here: this becomes part of the very first script.
 */

/** A call by its path with the service in front, as the gateway names it. */
export interface EarlyCall {
  path: string;
  parameters?: Readonly<Record<string, unknown>>;
}

interface Address {
  query: URLSearchParams;
  /** What stands in the place of the path's group. */
  id: string;
  /** How many rows the person has on a page. */
  limit: number;
}

interface EarlyRoute {
  path: RegExp;
  /** The file of the screen, under src/areas. */
  screen: string;
  /** The files of texts that it needs, beyond those of the frame. */
  texts: readonly string[];
  /** Without it there is no call: a page that may not be seen asks for no data. */
  permission: readonly [id: string, action: string];
  calls: (address: Address) => EarlyCall[];
}

const investorCard = {
  texts: ['investors', 'investors.list', 'parts.investments', 'parts.claims', 'parts', 'parts.history', 'kit.form'],
  permission: ['investors', 'get'],
  calls: ({ id }: Address) => [{ path: `/investment/investors/${id}` }],
} as const;

export const earlyRoutes: readonly EarlyRoute[] = [
  {
    path: /^\/dashboard\/index$/,
    screen: 'dashboard/Monitor',
    texts: ['dashboard'],
    // The queues, which stand first; charts may come when they come.
    permission: ['investor_verification', 'query'],
    calls: () => [{ path: '/investment/investors/statistics/queues', parameters: { status: ['new', 'in_process'] } }],
  },
  {
    path: /^\/back-office\/investors$/,
    screen: 'investors/list/InvestorList',
    texts: ['investors.list', 'parts'],
    permission: ['investors', 'query'],
    calls: (address) =>
      list(address, '/investment/investors', {
        subject: 'individual',
        status: [],
        begin_date: undefined,
        end_date: undefined,
        order_by: '-created_at',
      }),
  },
  { path: /^\/back-office\/investor\/([1-9]\d{0,14})$/, screen: 'investors/card/InvestorDetail', ...investorCard },
  {
    path: /^\/back-office\/investor-business\/([1-9]\d{0,14})$/,
    screen: 'investors/card/BusinessInvestorDetail',
    ...investorCard,
  },
];

/** The first page of a list with the filters of the address; none when the address says anything else. */
function list({ query, limit }: Address, path: string, filters: Readonly<Record<string, unknown>>): EarlyCall[] {
  if ([...query.keys()].some((name) => !(name in filters))) return [];
  const parameters: Record<string, unknown> = { offset: 0, limit };
  for (const [name, usual] of Object.entries(filters)) {
    parameters[name] = Array.isArray(usual) ? query.getAll(name) : (query.get(name) ?? usual);
  }
  return [{ path, parameters }];
}

/** The entry of an address, with its calls. */
export function earlyOf(pathname: string, search: string, limit: number) {
  for (const route of earlyRoutes) {
    const found = route.path.exec(pathname);
    if (found)
      return { ...route, calls: route.calls({ query: new URLSearchParams(search), id: found[1] ?? '', limit }) };
  }
  return undefined;
}
