import type { InvestorStatus, Subject } from '../../api/investment/statistics';
import type { PlatformInvestmentStatus } from '../../api/system-user/investments';
import type { Period } from '../../lib/days';
import { href } from '../../routes/href';

interface Filters {
  /** Persons are what that list begins with, so its address does not name them. */
  'investors.list': { subject: Subject; status?: InvestorStatus } & Partial<Period>;
  'investments.list': { status?: PlatformInvestmentStatus } & Partial<Period>;
}

const paths: Record<keyof Filters, string> = {
  'investors.list': href('investors.list'),
  'investments.list': href('investments.list'),
};

/** A list under a filter, with the address that the list itself would have. */
export function listHref<Id extends keyof Filters>(id: Id, filter: Filters[Id]): string {
  const said = Object.entries<string | undefined>({ ...filter }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== 'individual',
  );
  const query = new URLSearchParams(said).toString();
  return query === '' ? paths[id] : `${paths[id]}?${query}`;
}
