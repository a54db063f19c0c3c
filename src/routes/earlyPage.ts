/**
 * A page that people often begin on, as the build writes it into the page (scripts/webpack/PageBlocks.ts): what its
 * address asks the services first. src/boot.ts starts these calls while the panel itself is still on its way, and the
 * answers are taken up by api/transport/prefetch when the screen asks the same; a call that no screen repeats is only
 * wasted, so an address with anything unusual in it starts none.
 */
export interface EarlyPage {
  /** A regular expression over the path; its group is the id of a record. */
  address: string;
  /** The file of the screen, under src/areas. */
  screen: string;
  /** The files of texts that it needs, beyond those of the frame. */
  texts: readonly string[];
  /** Without it there is no call: a page that may not be seen asks for no data. */
  permission: readonly [id: string, action: string];
  /** A call by its path with the service in front, as the gateway names it; `:id` stands for the id of the address. */
  call: string;
  /** What the call is always asked with. */
  query?: Readonly<Record<string, readonly string[]>>;
  /** What the address of a list may say, with what is asked where it says nothing; several values in an array. */
  filters?: Readonly<Record<string, string | readonly string[] | null>>;
}

/** A call that is made ahead. */
export interface EarlyCall {
  path: string;
  parameters?: Readonly<Record<string, unknown>>;
}

/** The page of an address and its call, if what the address says is nothing unusual. `limit`: rows on a page. */
export function earlyOf(pages: readonly EarlyPage[], pathname: string, search: string, limit: number) {
  for (const page of pages) {
    const found = new RegExp(page.address).exec(pathname);
    if (found) return { ...page, calls: callsOf(page, found[1] ?? '', new URLSearchParams(search), limit) };
  }
  return undefined;
}

function callsOf({ call, query, filters }: EarlyPage, id: string, search: URLSearchParams, limit: number): EarlyCall[] {
  if (!filters) return [{ path: call.replace(':id', id), parameters: query }];
  if ([...search.keys()].some((name) => !(name in filters))) return [];
  const parameters: Record<string, unknown> = { offset: 0, limit };
  for (const [name, usual] of Object.entries(filters)) {
    parameters[name] = Array.isArray(usual) ? search.getAll(name) : (search.get(name) ?? usual);
  }
  return [{ path: call, parameters }];
}
