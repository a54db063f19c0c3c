/** Days and months as the back end reckons them, in whatever zone its computer stands. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { monthsHeld } from '../../server/modules/investments/rules';
import { monthAfter, monthsLater, seedDayOf } from '../../server/seed/demo/moments';
import { timestamp, today, yesterday, type Clock } from '../../server/shared/clock';

const at = (moment: string): Clock => ({ now: () => new Date(moment) });
const moment = (text: string) => Date.parse(`${text}Z`);
// New York and Havana change their clocks at night, Havana at midnight; Kiritimati is the first to see a day.
const zones = ['Asia/Tashkent', 'America/New_York', 'America/Havana', 'Asia/Tokyo', 'Pacific/Kiritimati'];
function everywhere(name: string, check: () => void) {
  for (const zone of zones)
    test(`${name} (${zone})`, () => {
      process.env.TZ = zone;
      check();
    });
}
const textOf = (time: number) => new Date(time).toISOString().slice(0, 19);

everywhere('a moment is told by the clock of Tashkent, and the day before begins at its midnight', () => {
  assert.equal(timestamp(at('2026-02-28T18:59:59.999Z')), '2026-02-28 23:59:59');
  assert.equal(timestamp(at('2026-02-28T19:00:00Z')), '2026-03-01 00:00:00');
  assert.equal(today(at('2026-12-31T19:00:00Z')), '2027-01-01');
  assert.equal(yesterday(at('2026-12-31T19:00:00Z')), '2026-12-31');
  // The days on which the clocks of New York are moved.
  for (const [now, before] of [
    ['2026-03-08T18:59:59Z', '2026-03-07'],
    ['2026-03-08T19:00:00Z', '2026-03-08'],
    ['2026-03-09T06:30:00Z', '2026-03-08'],
    ['2026-11-01T05:30:00Z', '2026-10-31'],
    ['2026-11-02T04:30:00Z', '2026-11-01'],
  ] as const)
    assert.equal(yesterday(at(now)), before, now);
  assert.equal(seedDayOf(at('2026-03-01T00:00:00Z')), Date.parse('2026-02-28'));
});

everywhere('the first day of another month', () => {
  for (const [from, count, first] of [
    ['2026-01-31T23:59:59', 1, '2026-02-01T00:00:00'],
    ['2026-01-31T23:59:59', 0, '2026-01-01T00:00:00'],
    ['2026-03-08T07:30:00', 8, '2026-11-01T00:00:00'],
    ['2026-11-01T06:30:00', -8, '2026-03-01T00:00:00'],
    ['2026-05-31T00:00:00', -30, '2023-11-01T00:00:00'],
  ] as const)
    assert.equal(textOf(monthAfter(moment(from), count)), first, `${from} ${count}`);
});

everywhere('the same day and time of another month, and the last day where it is shorter', () => {
  for (const [from, count, later] of [
    ['2026-01-31T23:59:59', 1, '2026-02-28T23:59:59'],
    ['2024-01-31T00:00:00', 1, '2024-02-29T00:00:00'],
    ['2026-02-28T10:00:00', 1, '2026-03-28T10:00:00'],
    ['2026-02-08T07:30:00', 1, '2026-03-08T07:30:00'],
    ['2026-10-01T05:30:00', 1, '2026-11-01T05:30:00'],
    ['2026-03-31T12:00:00', -1, '2026-02-28T12:00:00'],
    ['2026-12-15T12:00:00', 24, '2028-12-15T12:00:00'],
  ] as const)
    assert.equal(textOf(monthsLater(moment(from), count)), later, `${from} ${count}`);
});

everywhere('whole months between two days: the last one counts once its day has come', () => {
  for (const [start, day, months] of [
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-31', '2026-03-30', 1],
    ['2026-01-31', '2026-03-31', 2],
    ['2026-02-28', '2026-03-28', 1],
    ['2026-02-28', '2026-03-27', 0],
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2026-10-31', '2026-11-01', 0],
    ['2026-03-08', '2026-11-08', 8],
    ['2026-03-08', '2026-03-08', 0],
    ['2026-03-08', '2025-03-08', 0],
  ] as const)
    assert.equal(monthsHeld(start, day), months, `${start} ${day}`);
});
