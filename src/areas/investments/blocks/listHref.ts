import type { PlatformInvestmentStatus } from '../../../api/system-user/investments';
import type { Period } from '../../../lib/days';
import { href } from '../../../routes/href';

/** The list of investments under a filter, with the address that the list itself would have. */
export function listHref(filter: { status?: PlatformInvestmentStatus } & Partial<Period>): string {
  const said = Object.entries(filter).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const query = new URLSearchParams(said).toString();
  return query === '' ? href('investments.list') : `${href('investments.list')}?${query}`;
}
