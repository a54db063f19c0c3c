/** The day of a document by which a customer paid or was paid back. */
import { today, type Clock } from '../../shared/clock';
import { isDay } from '../../shared/period';
import { wrongFields } from '../../shared/problem';
import type { HeldApplication } from './store';

/** Refuses a day that is none, that has not come yet, or on which nobody had applied for anything. */
export function refuseDocumentDay(
  day: string,
  { Created_at: since }: Pick<HeldApplication, 'Created_at'>,
  clock: Clock,
): void {
  if (!isDay(day)) throw wrongFields({ document_date: 'no_such_day' });
  if (day > today(clock)) throw wrongFields({ document_date: 'in_future' });
  if (day < since.slice(0, 10)) throw wrongFields({ document_date: 'before_application' });
}
