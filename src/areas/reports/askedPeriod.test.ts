import { presets } from '../../lib/days';
import { askedPeriod } from './askedPeriod';

const today = '2026-11-20';
const period = (begin_date: string, end_date: string) => ({ begin_date, end_date });

it.each([
  ['month', '2026-11-01'],
  ['quarter', '2026-10-01'],
  ['year', '2026-01-01'],
] as const)('the %s that goes on ends today, but for the report that looks ahead', (name, begin) => {
  const chosen = presets(today)[name];
  expect(askedPeriod('cash-in', chosen, today)).toEqual(period(begin, today));
  expect(askedPeriod('bonds', chosen, today)).toEqual(chosen);
});

it.each([
  ['the month so far', {}, period('2026-11-01', today)],
  ['a beginning alone', { begin_date: '2026-03-05' }, period('2026-03-05', today)],
  ['an end alone', { end_date: '2026-03-15' }, period('2026-03-01', '2026-03-15')],
  ['what has ended', period('2026-03-05', '2026-04-01'), period('2026-03-05', '2026-04-01')],
  // The service says why it is refused.
  ['what has not begun', period('2026-12-01', '2026-12-31'), period('2026-12-01', '2026-12-31')],
])('%s', (_, chosen, asked) => expect(askedPeriod('cash-in', chosen, today)).toEqual(asked));
