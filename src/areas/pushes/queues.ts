/** Which hook tells how many messages somebody did not get after all tries; the route brings the filter. */
import { usePushMessageCount } from '../../api/payment/pushMessages';
import type { Watching } from '../../routes/queue';
import { deadFilter, type DeadChoice } from './messages/deadFilter';

// The list says it by another name than the service, and what it is ordered by is no matter of its number.
export const useUndeliveredCount = ({ dead }: { dead?: DeadChoice }, watching: Watching) =>
  usePushMessageCount(deadFilter(dead), watching);
