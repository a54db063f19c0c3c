import type { IntlShape } from 'react-intl';
import type { NoticeAbout } from '../../kit/state/useNoticeAbout';
import { addressOf } from '../../routes/href';
import { claimTitle } from './messages';

/** How a notice speaks of a general claim; it leads to the claim at the side of its list. `person`: whose claim it is. */
export const aboutClaim = (intl: IntlShape, { id }: { id: number }, person?: string): NoticeAbout => ({
  record: intl.formatMessage(claimTitle, { id }),
  person,
  path: addressOf('claims.general', {}, { type: 'all', claim: String(id) }),
});
