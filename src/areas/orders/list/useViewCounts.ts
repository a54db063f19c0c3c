import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useCountOrderStatusesQuery,
  type CountOrderStatusesApiArg,
  type OrderState,
} from '../../../api/payment/orders';

interface View {
  id: string;
  filters: { status?: readonly OrderState[] };
}

/** Another order of the rows, or another status of them, changes no count. */
function countedOf({ status: _, order_by: __, ...filters }: CountOrderStatusesApiArg & Record<string, unknown>) {
  const saying = Object.entries(filters).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(saying) as CountOrderStatusesApiArg;
}

/** How many orders each view shows under the other filters of the list. */
export function useViewCounts(
  filters: CountOrderStatusesApiArg & Record<string, unknown>,
  views: readonly View[],
): Readonly<Record<string, number>> | undefined {
  const asked = countedOf(filters);
  const { item } = useRecordQuery(useCountOrderStatusesQuery(asked), JSON.stringify(asked));
  if (!item) return undefined;
  const by = new Map<string, number>(item.statuses.map(({ code, count }) => [code, count]));
  return Object.fromEntries(
    views.map(({ id, filters: { status = [] } }) => [
      id,
      status.length === 0 ? item.count : status.reduce((sum, code) => sum + (by.get(code) ?? 0), 0),
    ]),
  );
}
