/** Which hook tells how many postings wait; the route brings the filter. */
import { usePostingCount } from '../../api/system-user/ledger';

export const useWaitingPostingCount = usePostingCount;
