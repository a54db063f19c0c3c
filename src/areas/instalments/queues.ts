/** Which hook tells how many applications wait for a decision; the route brings the filter. */
import { useApplicationCount } from '../../api/payment/instalments';
import type { Watching } from '../../routes/queue';

// The list says which of its two views it shows, which the service does not ask.
export const useWaitingApplicationCount = (
  { status, money }: Pick<Parameters<typeof useApplicationCount>[0], 'status' | 'money'>,
  watching: Watching,
) => useApplicationCount({ status, money }, watching);
