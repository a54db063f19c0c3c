import { daysOfMonth, daysSince, monthsOf } from './periods';

test('the months end with this one, over the end of a year too', () => {
  expect(monthsOf('twelve', '2026-11-21')).toEqual([
    '2025-12',
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
  ]);
  expect(monthsOf('six', '2026-01-31')).toEqual(['2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01']);
});

test('last year is the whole of it, also on the last day of February', () => {
  const months = monthsOf('lastYear', '2024-02-29');
  expect(months).toHaveLength(12);
  expect([months[0], months[11]]).toEqual(['2023-01', '2023-12']);
});

test('a month goes to its last day', () => {
  expect(daysOfMonth('2024-02')).toEqual({ begin_date: '2024-02-01', end_date: '2024-02-29' });
});

test('everybody is asked for without a period', () => {
  expect(daysSince('always', '2026-11-21')).toBeUndefined();
  expect(daysSince('quarter', '2026-11-21')).toEqual({ begin_date: '2026-10-01', end_date: '2026-12-31' });
});
