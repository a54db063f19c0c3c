import { oneOf, order, searchText } from '../../kit/url/listParams';
import { dividendStatus } from './dividendTerms';
import { monthsBefore } from './months';

/** Those that have ended: only they are divided. */
export const months = monthsBefore(new Date(), 60);

export const parameters = {
  month: oneOf(months, months[0]!), // there are sixty
  status: dividendStatus.param(),
  search: searchText(),
  order_by: order(['strategy', 'gross'], 'strategy'),
};
