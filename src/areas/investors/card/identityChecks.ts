import type { Investor } from '../../../api/investment/investors';
import { addDays, isDay, type Day } from '../../../lib/days';

/** What the PINFL tells otherwise than the record, by the code of the same check in a form. */
export function pinflProblem({ pinfl_disagrees }: Investor): 'pinfl.birthday' | 'pinfl.gender' | undefined {
  return pinfl_disagrees ? `pinfl.${pinfl_disagrees}` : undefined;
}

const soon = 30;

/** Whether a document can still be relied on. */
export function expiryProblem(expiry: string | null, today: Day): 'expired' | 'expiresSoon' | undefined {
  if (!isDay(expiry)) return undefined;
  if (expiry < today) return 'expired';
  return expiry <= addDays(today, soon) ? 'expiresSoon' : undefined;
}
