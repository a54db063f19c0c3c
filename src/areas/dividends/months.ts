import { todayInTashkent } from '../../lib/days';

/** So many months before the one that goes on, the latest first, as YYYY-MM. */
export function monthsBefore(now: Date, count: number): string[] {
  const [year = 0, month = 0] = todayInTashkent(now).split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const number = year * 12 + month - 2 - back;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}
