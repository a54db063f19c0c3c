/** Days are reckoned by the calendar and not by the clock of the computer. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

// New York and Havana change their clocks at night, Havana at midnight; Samoa left out 30 December 2011 and lay on the
// other side of the date line before; the Azores lie an hour west of UTC; in 1899 most clocks went by the sun.
const zones = [
  'UTC',
  'Asia/Tashkent',
  'America/New_York',
  'America/Havana',
  'Pacific/Apia',
  'Atlantic/Azores',
  'Pacific/Kiritimati',
];

// A process of its own, as Jest gives a test no say over the zone.
const reckonIn = `
  import { addDays, presets, todayInTashkent } from './src/lib/days';
  import { addMonths, weeksOf } from './src/lib/calendar';
  import { daySerial } from './src/lib/sheet/serials';
  const days = ['1900-03-01', '2011-12-29', '2024-02-29', '2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'];
  console.log(JSON.stringify(${JSON.stringify(zones)}.map((zone) => {
    process.env.TZ = zone;
    return [new Date('2026-01-15T12:00:00Z').getHours(), days.map((day) => [
      [-366, -31, -1, 0, 1, 2, 31, 366].map((count) => addDays(day, count)),
      [-13, -1, 0, 1, 2, 13].map((count) => addMonths(day, count)),
      presets(day), weeksOf(day.slice(0, 7)), daySerial(day), todayInTashkent(new Date(day + 'T20:00:00Z')),
    ])];
  })));`;

it('reckons the same days wherever the computer stands', () => {
  const command = ['--import', 'tsx', '--input-type=module', '--eval', reckonIn];
  const output = execFileSync(process.execPath, command, { cwd: join(__dirname, '../..') });
  const found = JSON.parse(output.toString()) as [hour: number, reckoned: unknown][];
  expect(found.map(([hour]) => hour)).toEqual([12, 17, 7, 7, 1, 11, 2]);
  for (const [, reckoned] of found) expect(reckoned).toEqual(found[0]?.[1]);
  expect(JSON.stringify(found[0])).toContain('"2011-12-30","2011-12-31"');
});
