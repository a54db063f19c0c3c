import type { PageOfRows, ReadPage } from '../../lib/readPage';
import type { ListQuery, Loaded, ReadableRows } from '../../lib/rows';
import { failed } from '../transport/parseResponse';
import { useApiDispatch, type ApiThunk } from './dispatch';
import { readUncached } from './fetchUncached';
import { gateway } from './gateway';
import { isRepeated, keyOf, readPage, readTotal, startOf, tellingPage, usePagedRows, type Page } from './pagedRows';
import { useRecordQuery } from './useRecordQuery';
import { definitionOf, type AnswerOf, type ArgOf, type Generated, type Operation } from './requestOf';

/** The filters of a list: its argument without the parameters that choose a page. */
export type FiltersOf<Arg> = Omit<Arg, 'offset' | 'limit' | 'page' | 'after'>;

type PartsOf<Answer, Kind> = {
  [Part in keyof Answer]-?: NonNullable<Answer[Part]> extends Kind ? Part : never;
}[keyof Answer];
type ItemOf<Part> = NonNullable<Part> extends readonly (infer Item)[] ? Item : never;

/** The part that says how many there are in all, where it is not `count`. */
type Counted<Answer> = 'count' extends keyof Answer ? { total?: undefined } : { total: PartsOf<Answer, number> };

/** A list that counts pages where the others count rows has to say so. */
type Paging<Arg> = 'offset' extends keyof Arg ? { by?: undefined } : { by: 'page' };

interface Parts<Answer, Filters, RowsPart extends keyof Answer, Row> {
  /** The part of the answer that holds the rows. */
  rows: RowsPart;
  /** The filters that name what the list belongs to: the rows of one record are never shown for another. */
  of?: readonly (keyof Filters)[];
  /** Further pages are asked for behind the last row by its number (`after`): at any depth they come as fast as the first. */
  isKeyed?: true;
  /** Makes rows with an identity of what comes without one. */
  toRows?: (items: readonly ItemOf<Answer[RowsPart]>[]) => readonly Row[];
}

/** Seconds for which the rows of a list that was left are kept: Back shows them at once. */
const keptFor = 600;

/** Rows that a search for the palette shows of one kind. */
const mostFound = 5;

interface PagedArg<Filters> {
  filters: Filters;
  limit: number;
  page: number;
}

/** A filter that says nothing is left out: it would make another entry of the cache for the same rows. */
function withoutEmpty<Filters extends object>(filters: Filters): Filters {
  const saying = Object.entries(filters).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(saying) as Filters;
}

interface Watching {
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
  refetchOnMountOrArgChange?: boolean | number;
}

/**
 * Everything that is done with a list operation of the contract. The codegen writes neither infinite queries nor
 * counts; these stand over the operation, with its path, its parameters and its tags.
 *
 *     export const { useRows: useTariffChangeRows, useCount: useTariffChangeCount } = listEndpoint(
 *       tariffChangesApi, 'listTariffChangeClaims', { rows: 'claims' });
 */
export function listEndpoint<
  Operations extends Record<string, Operation>,
  Name extends keyof Operations & string,
  RowsPart extends PartsOf<AnswerOf<Operations[Name]>, readonly unknown[]>,
  Row = ItemOf<AnswerOf<Operations[Name]>[RowsPart]>,
>(
  api: Generated<Operations>,
  name: Name,
  parts: Parts<AnswerOf<Operations[Name]>, FiltersOf<ArgOf<Operations[Name]>>, RowsPart, Row> &
    Paging<ArgOf<Operations[Name]>> &
    Counted<AnswerOf<Operations[Name]>>,
) {
  type Answer = AnswerOf<Operations[Name]>;
  type Filters = FiltersOf<ArgOf<Operations[Name]>>;
  const { request, tags } = definitionOf(api, name);
  const { toRows } = parts;
  const totalOf = (answer: Answer) => answer[parts.total ?? ('count' as keyof Answer)];

  const slice = (filters: Filters, offset: number, limit: number) =>
    request({ ...filters, limit, ...(parts.by === 'page' ? { page: Math.floor(offset / limit) + 1 } : { offset }) });
  const pageOf = (answer: Answer, offset: number): Page<Row> | undefined => {
    const items = answer[parts.rows] as readonly ItemOf<Answer[RowsPart]>[];
    const rows = toRows && Array.isArray(items) ? toRows(items) : items;
    return readPage(rows, totalOf(answer), (answer as { totals?: unknown }).totals, offset);
  };

  // The names under which the cache keeps the two; they are made of the operation's, which types cannot follow.
  const [pagesName, countName] = [`${name}Pages` as 'pages', `${name}Count` as 'count'];
  const { endpoints } = gateway.injectEndpoints({
    endpoints: (build) => ({
      [pagesName]: build.infiniteQuery<Page<Row>, PagedArg<Filters>, number>({
        keepUnusedDataFor: keptFor,
        providesTags: [...tags],
        infiniteQueryOptions: {
          initialPageParam: 0,
          /** Undefined when everything is there; without a total, while full pages come. */
          getNextPageParam: (last, pages, _at, _all, arg) => {
            const loaded = pages.reduce((sum, { received }) => sum + received, 0);
            if (last.received === 0 || isRepeated(last, pages)) return undefined;
            const { total } = tellingPage(pages) ?? last;
            const isMore = total === undefined ? last.received >= arg.limit : startOf(arg) + loaded < total;
            if (!isMore) return undefined;
            return parts.isKeyed ? keyOf(last) : loaded;
          },
        },
        // A page is asked for only where the rows so far end, by their number or behind the last of them; a filter, a sort,
        // a size or a jump is another argument and so another list.
        queryFn: async ({ queryArg: { filters, limit, page }, pageParam }, _api, _options, ask) => {
          const isBehind = parts.isKeyed === true && pageParam > 0;
          const offset = startOf({ limit, page }) + (isBehind ? 0 : pageParam);
          const asked = isBehind ? { ...filters, after: pageParam } : filters;
          const answer = await ask(slice(asked, offset, limit));
          if (answer.error) return answer;
          const read = pageOf(answer.data as Answer, offset);
          return read
            ? { data: isBehind ? { ...read, isBehind } : read, meta: answer.meta }
            : { ...failed('malformed'), meta: answer.meta };
        },
      }),
      [countName]: build.query<number | null, Filters>({
        query: (filters) => slice(filters, 0, 1),
        transformResponse: (answer: Answer) => readTotal(totalOf(answer)) ?? null,
        providesTags: [...tags],
        // A number beside a menu item that cannot be had is no news.
        extraOptions: { handlesOwnErrors: true },
      }),
    }),
  });
  const { [pagesName]: pages, [countName]: count } = endpoints;

  const pagedArg = ({ filters, limit, page }: ListQuery<Filters>) => ({ filters: withoutEmpty(filters), limit, page });

  /** Reads rows of a filter past the cache: for an export, for picking all of them, for a search. */
  const read =
    (filters: Filters, ...[offset, limit, signal]: Parameters<ReadPage<Row>>): ApiThunk<Promise<PageOfRows<Row>>> =>
    async (dispatch) => {
      const page = pageOf(
        await dispatch(readUncached<Answer>(slice(withoutEmpty(filters as object) as Filters, offset, limit), signal)),
        offset,
      );
      if (!page) throw failed('malformed').error;
      const { rows, ...said } = page;
      return { items: rows, ...said };
    };

  /** The first few rows under a filter, past the cache: a search may name a person, and nobody comes back to it. */
  const find =
    (filters: Filters, signal: AbortSignal): ApiThunk<Promise<readonly Row[]>> =>
    async (dispatch) =>
      (await dispatch(read(filters, 0, mostFound, signal))).items;

  function useRead(filters: Filters): ReadPage<Row> {
    const dispatch = useApiDispatch();
    return (...slice) => dispatch(read(filters, ...slice));
  }

  return {
    read,
    find,
    useRead,
    /** Asks for the first rows of a list that is about to be drawn. */
    begin: (list: ListQuery<Filters>) => pages.initiate(pagedArg(list), { subscribe: false }),
    /** The rows of the list so far, with the reader of all of them. */
    useRows(list: ListQuery<Filters>, watching?: Watching): ReadableRows<Row> {
      const owner = parts.of?.map((filter) => list.filters[filter] ?? '').join(' ');
      const rows = usePagedRows(pages.useInfiniteQuery(pagedArg(list), watching), list, owner);
      return { ...rows, readAll: useRead(list.filters) };
    },
    /** How many rows a filter finds: one row is asked for, and only the number is kept. */
    useCount(filters: Filters, watching?: Watching): Loaded<number> {
      const { item, ...rest } = useRecordQuery(count.useQuery(filters, watching));
      // An answer that does not say how many is told as a failure.
      return item === null ? { ...rest, item: undefined, failure: failed('malformed').error } : { ...rest, item };
    },
  };
}
