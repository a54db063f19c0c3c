/** Months of profit and loss, by their first days, YYYY-MM-01. */
import type { Call } from '../../http/contract';

/** So many months later, or earlier. */
export function monthsFrom(month: string, count: number): string {
  const places = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(places / 12)).padStart(4, '0')}-${String((places % 12) + 1).padStart(2, '0')}-01`;
}

const lastDay = (month: string): string =>
  new Date(Date.parse(monthsFrom(month, 1)) - 86_400_000).toISOString().slice(0, 10);

/** Two days, both within. */
export interface Span {
  begin: string;
  end: string;
}

export const monthSpan = (month: string): Span => ({ begin: month, end: lastDay(month) });

/** What is told of a month, and what it is compared with. */
export function spansOf({ date, period, compare }: Call<'getProfitLoss'>['query']): { own: Span; compared: Span } {
  const first = period === 'month' ? date : `${date.slice(0, 4)}-01-01`;
  const count = Number(date.slice(5, 7)) - Number(first.slice(5, 7)) + 1;
  const back = compare === 'year' ? -12 : -count;
  return {
    own: { begin: first, end: lastDay(date) },
    compared: { begin: monthsFrom(first, back), end: lastDay(monthsFrom(date, back)) },
  };
}
