import { isQuietTime, momentOf, numbersIn, partsOf } from './moment';

test.each([
  ['21:59', false],
  ['22:00', true],
  ['23:30', true],
  ['00:00', true],
  ['07:59', true],
  ['08:00', false],
  ['12', false],
  ['', false],
])('%s: quiet is %s', (time, isQuiet) => expect(isQuietTime(time)).toBe(isQuiet));

test('a moment is a day and a time, and none without a day', () => {
  expect(momentOf('2026-11-27', '10:00')).toBe('2026-11-27 10:00:00');
  expect(momentOf('', '10:00')).toBeNull();
  expect(partsOf('2026-11-27 09:30:00')).toEqual({ day: '2026-11-27', time: '09:30' });
  expect(partsOf(null)).toEqual({ day: '', time: '10:00' });
});

test('numbers stand in lines or between commas', () => {
  expect(numbersIn(' +998 90 123 45 67\n\n998901234568; 90 123 45 69,abc ')).toEqual([
    ...['+998 90 123 45 67', '998901234568', '90 123 45 69', 'abc'],
  ]);
  expect(numbersIn(' \n ')).toEqual([]);
});
