import { FormattedMessage } from 'react-intl';
import type { Entry } from '../../api/system-user/expenses';
import { postingNumber } from './messages';

/** The number of a posting, which begins anew each year. */
export function PostingNumber({ posting }: { posting: Entry['posting'] }) {
  // As texts: a year and a number of a document have no thousands.
  const values = { number: String(posting.number), year: String(posting.year) };
  return <FormattedMessage {...postingNumber} values={values} />;
}
