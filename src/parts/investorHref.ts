import type { InvestorRow } from '../api/investment/investors';
import { href } from '../routes/href';

/** The address of an investor's card; persons and companies have cards of their own. */
export function investorHref(investor: Pick<InvestorRow, 'id' | 'subject'>): string {
  const id = String(investor.id);
  return investor.subject === 'business' ? href('investors.business', { id }) : href('investors.one', { id });
}
