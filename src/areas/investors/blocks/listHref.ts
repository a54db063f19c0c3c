import type { InvestorStatus, Subject } from '../../../api/investment/statistics';
import type { Period } from '../../../lib/days';
import { href } from '../../../routes/href';

/** The list of investors under a filter, with the address that the list itself would have. */
export function listHref(filter: { subject: Subject; status?: InvestorStatus } & Partial<Period>): string {
  const { subject, ...rest } = filter;
  const said = Object.entries({ ...(subject === 'business' && { subject }), ...rest }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const query = new URLSearchParams(said).toString();
  return query === '' ? href('investors.list') : `${href('investors.list')}?${query}`;
}
