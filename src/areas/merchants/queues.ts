/** Which hook tells how many contracts end soon, and how many transfers wait; the route brings the filter. */
import { useTransferCount } from '../../api/payment/merchantBilling';
import { useMerchantCount } from '../../api/payment/merchants';
import type { Watching } from '../../routes/queue';

// Whatever else the list is filtered by, its own filters go by other values than those of the service.
export const useEndingContractCount = (
  { contract }: Pick<Parameters<typeof useMerchantCount>[0], 'contract'>,
  watching: Watching,
) => useMerchantCount({ contract }, watching);

export const useWaitingTransferCount = useTransferCount;
