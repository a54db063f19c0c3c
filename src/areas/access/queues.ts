/** Which hook tells how much waits on the list of changes; the route brings the filter. */
import { useAccessChangeCount } from '../../api/system-user/accessChanges';

export const useChangeCount = useAccessChangeCount;
