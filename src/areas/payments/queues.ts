/** Which hook tells how much waits on which list of payments; the routes bring the filters. */
import { useTaxTransactionCount } from '../../api/investment/tax';

export const useTaxCount = useTaxTransactionCount;
