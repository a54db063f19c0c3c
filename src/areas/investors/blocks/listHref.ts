import type { InvestorStatus, Subject } from '../../../api/investment/statistics';
import type { Period } from '../../../lib/days';
import { href } from '../../../routes/href';

/** The list of investors under a filter; of persons it speaks without being told. */
export function listHref({ subject, ...rest }: { subject: Subject; status?: InvestorStatus[] } & Partial<Period>) {
  return href('investors.list', {}, { subject: subject === 'business' ? subject : undefined, ...rest });
}
