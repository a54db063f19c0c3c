import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useCountOrderStatusesQuery,
  type CountOrderStatusesApiArg,
  type OrderState,
} from '../../../api/payment/orders';
import { countedBy, countsOfViews } from '../../../parts/viewCounts';

interface View {
  id: string;
  filters: { status?: readonly OrderState[] };
}

/** How many orders each view shows under the other filters of the list. */
export function useViewCounts(
  filters: CountOrderStatusesApiArg & Record<string, unknown>,
  views: readonly View[],
): Readonly<Record<string, number>> | undefined {
  const asked = countedBy(filters) as CountOrderStatusesApiArg;
  const { item } = useRecordQuery(useCountOrderStatusesQuery(asked), JSON.stringify(asked));
  return item && countsOfViews(views, item.statuses);
}
