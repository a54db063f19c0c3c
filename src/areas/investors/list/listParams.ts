import { day, oneOf, order, searchText, someOf } from '../../../kit/url/listParams';

/** The known statuses, in the order of an investor's way. */
export const statuses = ['new', 'in_process', 'active', 'current', 'left', 'inactive', 'archive'] as const;

/** What the address of the list says: read by the screen, and by whoever asks for its first rows before it is drawn. */
export const listParams = {
  subject: oneOf(['individual', 'business'], 'individual'),
  status: someOf(statuses),
  search: searchText(),
  begin_date: day(),
  end_date: day(),
  order_by: order(['created_at', 'name', 'status', 'investment_amount', 'balance'], '-created_at'),
};
