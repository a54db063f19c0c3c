/** Which hook tells how many bonds have a row to be paid; the route brings the filter. */
import { useBondCount } from '../../api/system-user/bonds';

export const useDueBondCount = useBondCount;
