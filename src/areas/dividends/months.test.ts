import { monthsBefore } from './months';

test('the months that have ended go back over the turn of the year, by the calendar of Tashkent', () => {
  expect(monthsBefore(new Date('2026-02-10T12:00:00Z'), 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  // It is January there already.
  expect(monthsBefore(new Date('2025-12-31T20:00:00Z'), 2)).toEqual(['2025-12', '2025-11']);
});
