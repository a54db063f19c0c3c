import { day, oneOf, order, searchText } from '../../../kit/url/listParams';
import { investorStatus } from '../../../parts/investorStatus';
import { subjects } from '../messages';

/** What the address of the list says: read by the screen, and by whoever asks for its first rows before it is drawn. */
export const listParams = {
  subject: oneOf(subjects.values, 'individual'),
  status: investorStatus.param(),
  search: searchText(),
  begin_date: day(),
  end_date: day(),
  order_by: order(['created_at', 'name', 'status', 'investment_amount', 'balance'], '-created_at'),
};
