import { partOfDay } from './partOfDay';

it.each([
  ['2026-03-05T00:00:00Z', 'morning'],
  ['2026-03-05T06:59:59Z', 'morning'],
  ['2026-03-05T07:00:00Z', 'day'],
  ['2026-03-05T13:00:00Z', 'evening'],
  ['2026-03-05T18:00:00Z', 'night'],
  ['2026-03-05T23:59:59Z', 'night'],
] as const)('at %s it is %s in Tashkent', (moment, part) => {
  expect(partOfDay(new Date(moment))).toBe(part);
});
