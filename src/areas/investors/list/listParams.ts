import { oneOf, order, period, searchText } from '../../../kit/url/listParams';
import { investorStatus } from '../../../parts/investorStatus';
import { subjects } from '../messages';

/** What the address of the list says: read by the screen, and by whoever asks for its first rows before it is drawn. */
export const listParams = {
  subject: oneOf(subjects.values, 'individual'),
  status: investorStatus.param(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'name', 'status', 'investment_amount', 'balance'], '-created_at'),
};
