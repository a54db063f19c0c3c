import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListFomosQuery, type Fomo } from '../../api/payment/fomo';
import type { Loaded } from '../../lib/rows';
import { noSuchRecord } from '../../parts/record/useRecordId';

/** One campaign with its history: the list of that number alone, for there is no call by number. */
export function useFomo(id: number): Loaded<Fomo> {
  const { item: page, ...result } = useRecordQuery(useListFomosQuery({ id, offset: 0, limit: 1 }), id);
  const item = page?.fomos[0];
  return { ...result, item, ...(page && !item && { failure: noSuchRecord }) };
}
