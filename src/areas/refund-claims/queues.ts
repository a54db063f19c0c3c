/** Which hook tells how many returns wait; the route brings the filter. */
import { useReturnClaimCount } from '../../api/payment/returnClaims';
import type { Watching } from '../../routes/queue';

export const useWaitingReturnCount = (
  { status, money }: Pick<Parameters<typeof useReturnClaimCount>[0], 'status' | 'money'>,
  watching: Watching,
) => useReturnClaimCount({ status, money }, watching);
