import type { ApiThunk } from '../../api/cache/dispatch';
import { readClosingMonths, type ClosingMonth } from '../../api/system-user/closing';
import { formatFor } from '../../i18n/format';
import { find as findIn } from '../../lib/find/finder';
import { prepare } from '../../lib/find/searchIndex';
import type { FindRecords, RecordHit } from '../../routes/record';
import { closingStatus } from './closingTerms';

/** Years and years of months; the service has no search for them. */
const most = 1_000;
const mostFound = 5;

const nameIn = (language: string, month: string) => formatFor(language, String).month(month.slice(0, 7));

const hitOf = ({ id, month, status }: ClosingMonth): RecordHit => ({
  id: String(id),
  name: nameIn(document.documentElement.lang, month),
  details: [],
  badge: closingStatus.badge(status),
});

/** Looks months of the ledger up for the palette: by their names in every language, or as 2026-10. */
export const find: FindRecords =
  ({ text }, signal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const { items } = await dispatch(readClosingMonths({ order_by: '-month' }, 0, most, signal));
    const index = prepare(
      items.map(({ id, month }) => ({
        id: String(id),
        title: nameIn(document.documentElement.lang, month),
        otherTitles: ['ru-RU', 'en-US', 'uz-Latn-UZ'].map((language) => nameIn(language, month)),
        keywords: month.slice(0, 7),
      })),
    );
    const found = findIn(index, text, undefined, mostFound).filter(({ missing }) => missing === 0);
    return found.flatMap(({ id }) => items.filter((one) => String(one.id) === id).map(hitOf));
  };
