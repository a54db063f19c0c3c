/** Which hook tells how much waits on the list of changes; the route brings the filter. */
import { useAccessChangeCount } from '../../api/system-user/accessChanges';
import type { Watching } from '../../routes/queue';

type Filter = Pick<Parameters<typeof useAccessChangeCount>[0], 'status'>;

// Whose changes the list shows is said otherwise in its address than to the service.
export const useChangeCount = ({ status }: Filter, watching: Watching) => useAccessChangeCount({ status }, watching);
