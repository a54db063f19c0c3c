import type { ListQuery } from '../../lib/rows';
import type { ReadPage } from '../../lib/readPage';
import { failed } from '../transport/parseResponse';
import type { Call } from '../transport/baseQuery';
import { useApiDispatch } from './dispatch';
import { toFailure } from '../../lib/failure';
import { pagedArg, readPage } from './pagedRows';
import { fetchUncached } from './fetchUncached';

/** The parts of an answer: the rows and how many there are in all. */
type Parts<Row> = readonly [rows: readonly Row[] | null | undefined, total?: unknown, totals?: unknown];

/**
 * A hook that gives the reader of all rows of a list, for an export. It takes the operation and the parts of its
 * answer, as `paged` does, and reads exactly the filter and the order of the list it is given.
 *
 *     export const useReadInvestors = readerOf(callOf(investorsApi, 'listInvestors'), investorParts);
 *     const readInvestors = useReadInvestors(list);
 */
export function readerOf<Arg extends { offset?: number; limit?: number }, Answered, Row>(
  call: (arg: Arg) => Call,
  parts: (answer: Answered) => Parts<Row>,
) {
  return function useReader({ filters }: Pick<ListQuery<Omit<Arg, 'offset' | 'limit'>>, 'filters'>): ReadPage<Row> {
    const dispatch = useApiDispatch();
    const { limit: _limit, page: _page, ...asked } = pagedArg({ filters, limit: 0, page: 1 });
    return async (offset, limit, signal) => {
      const { data, error } = await dispatch(
        fetchUncached(call({ ...asked, offset, limit } as unknown as Arg), signal),
      );
      if (error) throw toFailure(error);
      const page = readPage<Row>(parts(data as Answered), offset);
      if (!page) throw failed('malformed').error;
      return { items: page.rows, total: page.total, received: page.received };
    };
  };
}
