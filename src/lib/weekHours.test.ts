import { hoursFault, hoursRuns, isTime, timeFromTyped, usualHours } from './weekHours';

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  [' 18:05 ', '18:05'],
  ['24', '24:00'],
  ['25', '25'],
  ['9:61', '9:61'],
  ['24:30', '24:30'],
  ['утром', 'утром'],
  ['', ''],
])('%j is typed for the time %j', (typed, time) => expect(timeFromTyped(typed)).toBe(time));

it('knows a time by its hours and minutes', () => {
  expect(['00:00', '23:59', '24:00'].every(isTime)).toBe(true);
  expect(['9:00', '24:01', '23:60', '23:5', ''].some(isTime)).toBe(false);
});

it('wants a day to end after it has begun', () => {
  expect(hoursFault({ from: '09:00', to: '18:00' })).toBeUndefined();
  expect(hoursFault({ from: '20:00', to: '24:00' })).toBeUndefined();
  expect(hoursFault({ from: '09:00', to: '09:00' })).toBe('order');
  expect(hoursFault({ from: '20:00', to: '02:00' })).toBe('order');
  expect(hoursFault({ from: '9', to: '18:00' })).toBe('times');
});

it('tells days with the same hours together', () => {
  expect(hoursRuns(usualHours)).toEqual([
    { first: 'mon', last: 'fri', hours: { from: '09:00', to: '18:00' } },
    { first: 'sat', last: 'sat', hours: { from: '10:00', to: '16:00' } },
    { first: 'sun', last: 'sun', hours: null },
  ]);
});
