import type { CashOutClaim } from '../../../api/investment/cashOut';
import type { NoticeAbout } from '../../../kit/state/useNoticeAbout';
import { href } from '../../../routes/href';

/** How a notice speaks of a cash-out claim. `person`: whose claim it is. */
export const aboutCashOut = ({ id, number }: Pick<CashOutClaim, 'id' | 'number'>, person: string): NoticeAbout => ({
  record: number,
  person,
  path: href('claims.cashOutOne', { id: String(id) }),
});
