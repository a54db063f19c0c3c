/** Which hook tells how many wait to be called; the route brings the filter. */
import { useCallbackCount } from '../../api/investment/callOrders';
import type { Watching } from '../../routes/queue';

// Whatever else the list is filtered by, its own filters go by other names than those of the service.
export const useCallOrderCount = (
  { status }: Pick<Parameters<typeof useCallbackCount>[0], 'status'>,
  watching: Watching,
) => useCallbackCount({ status }, watching);
