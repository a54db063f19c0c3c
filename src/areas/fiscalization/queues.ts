/** Which hook tells how many receipts wait; the route brings the filter. */
import { useReceiptCount } from '../../api/payment/receipts';

export const useWaitingReceiptCount = useReceiptCount;
