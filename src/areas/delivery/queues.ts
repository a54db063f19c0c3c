/** Which hook tells how many deliveries wait for somebody of the staff; the routes bring the filter. */
import { useDeliveryCount } from '../../api/payment/deliveries';
import type { Watching } from '../../routes/queue';

type Filter = Pick<Parameters<typeof useDeliveryCount>[0], 'awaits'>;

// What the list is ordered by is no matter of its number.
export const useWaitingDeliveryCount = ({ awaits }: Filter, watching: Watching) =>
  useDeliveryCount({ awaits }, watching);
