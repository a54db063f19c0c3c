/** Which hooks tell how many orders wait for somebody of the staff; the routes bring the filters. */
import { useOrderCount } from '../../api/payment/orders';
import type { Watching } from '../../routes/queue';

type Filter = Pick<Parameters<typeof useOrderCount>[0], 'status'>;

// What the list is ordered by is no matter of its number.
export const useWaitingOrderCount = ({ status }: Filter, watching: Watching) => useOrderCount({ status }, watching);
