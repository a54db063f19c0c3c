/** Which hook tells how much waits on which list of the payment service; the routes bring the filters. */
import { useInvoiceCount } from '../../api/payment/invoices';

export const useSentInvoiceCount = useInvoiceCount;
