import type { MessageDescriptor } from 'react-intl';
import { useGetPersonalDocumentDataQuery, type Investor } from '../../../api/investment/investors';
import { useListPlatformInvestorsRows } from '../../../api/system-user/investors';
import { fieldErrorText } from '../../../kit/form/fieldErrorText';
import { todayInTashkent } from '../../../lib/days';
import { m as card } from '../card/messages';
import { expiryProblem, pinflProblem } from '../card/identityChecks';
import { m } from './messages';
import { photoKinds } from './PhotoWall';

/**
 * What speaks against saying that an investor is the one he says he is; each is asked about once more before the yes.
 * What could not be looked at yet, or at all, speaks against it as well.
 */
export function useDoubts(investor: Investor): readonly MessageDescriptor[] {
  const { id, subject } = investor;
  const isPerson = subject === 'individual';
  const { currentData: document } = useGetPersonalDocumentDataQuery({ id }, { skip: !isPerson });
  const duplicates = useListPlatformInvestorsRows(id);
  const problem = pinflProblem(investor);
  const expiry = document && expiryProblem(document.expiry_date, todayInTashkent(new Date()));
  const has = (kind: (typeof photoKinds)[number]) => investor.photos.some((photo) => photo.kind === kind);
  const doubts: (MessageDescriptor | false | undefined)[] = [
    problem && fieldErrorText(problem).message,
    isPerson && document === undefined && m.documentUnread,
    expiry && card[expiry],
    duplicates.state !== 'ready' && m.duplicatesUnread,
    duplicates.items.length > 0 && m.hasDuplicates,
    isPerson && !photoKinds.every(has) && m.missingPhotos,
    isPerson && !investor.passport_confirmed && m.notConfirmed,
  ];
  return doubts.filter((doubt): doubt is MessageDescriptor => Boolean(doubt));
}
