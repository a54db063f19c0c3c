import { timeLeft } from './timeLeft';

const now = new Date('2026-11-25T07:00:00Z'); // 12:00 in Tashkent

test.each([
  ['2026-11-25 12:00:00', undefined],
  ['2026-11-25 11:00:00', undefined],
  ['2026-11-25 12:00:01', { hours: 0, minutes: 1 }],
  ['2026-11-25 12:59:00', { hours: 0, minutes: 59 }],
  ['2026-11-25 13:00:00', { hours: 1, minutes: 0 }],
  ['2026-11-28 12:30:00', { hours: 72, minutes: 30 }],
  ['nonsense', undefined],
])('%s', (until, left) => expect(timeLeft(until, now)).toEqual(left));
