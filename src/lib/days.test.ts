import { fc } from '../../tests/support/fastCheck';
import { addDays, dayFromTyped, isDay, monthsBefore, presets, tashkentTime, todayInTashkent } from './days';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  it('knows the calendar', () => {
    for (const text of ['2026-03-05', '2024-02-29', '2000-02-29']) expect(isDay(text)).toBe(true);
    for (const text of [
      '2026-02-30',
      '2023-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-3-5',
      '2026-03-05 ',
      '',
      null,
      20260305,
    ]) {
      expect(isDay(text)).toBe(false);
    }
  });

  it('is today in Tashkent when it is still yesterday in London', () => {
    expect(todayInTashkent(new Date('2026-03-04T18:59:59Z'))).toBe('2026-03-04');
    expect(todayInTashkent(new Date('2026-03-04T19:00:00Z'))).toBe('2026-03-05');
  });

  it('goes forth and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        expect(addDays(addDays(from, count), -count)).toBe(from);
      }),
    );
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('reads a day as people type it', () => {
    for (const text of ['05.03.2026', '5.3.2026', ' 5/3/2026 ', '05-03-2026', '05032026', '2026-03-05']) {
      expect(dayFromTyped(text)).toBe('2026-03-05');
    }
    for (const text of ['31.02.2026', '5.3.26', 'вчера', '', '05.03', '2026.03.05', '31022026', '0503202', '050320266'])
      expect(dayFromTyped(text)).toBeUndefined();
  });

  it('converts a time with a zone and leaves one without', () => {
    expect(tashkentTime('2026-03-05 14:07:31')).toBe('2026-03-05 14:07:31');
    expect(tashkentTime('2026-03-05T09:07:31Z')).toBe('2026-03-05 14:07:31');
    expect(tashkentTime('2026-03-05T23:00:00.123+03:00')).toBe('2026-03-06 01:00:00');
    expect(tashkentTime('2026-03-05T23:00:00+0300')).toBe('2026-03-06 01:00:00');
    for (const text of ['2026-02-30 10:00:00', '2026-03-05 25:00:00', '2026-03-05', 'now', 5, undefined]) {
      expect(tashkentTime(text)).toBeUndefined();
    }
  });

  it('has the ready-made periods', () => {
    expect(presets('2026-03-05')).toEqual({
      today: { begin_date: '2026-03-05', end_date: '2026-03-05' },
      yesterday: { begin_date: '2026-03-04', end_date: '2026-03-04' },
      week: { begin_date: '2026-02-27', end_date: '2026-03-05' },
      month: { begin_date: '2026-03-01', end_date: '2026-03-31' },
      previousMonth: { begin_date: '2026-02-01', end_date: '2026-02-28' },
      quarter: { begin_date: '2026-01-01', end_date: '2026-03-31' },
      year: { begin_date: '2026-01-01', end_date: '2026-12-31' },
    });
    expect(presets('2026-01-15').previousMonth).toEqual({ begin_date: '2025-12-01', end_date: '2025-12-31' });
  });

  it('gives periods that begin before they end, on any day', () => {
    fc.assert(
      fc.property(day, (today) => {
        for (const period of Object.values(presets(today))) {
          expect(isDay(period.begin_date) && isDay(period.end_date)).toBe(true);
          expect(period.begin_date <= period.end_date).toBe(true);
        }
      }),
    );
  });
});

test('the months that have ended go back over the turn of the year, by the calendar of Tashkent', () => {
  expect(monthsBefore(new Date('2026-02-10T12:00:00Z'), 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  // It is January there already.
  expect(monthsBefore(new Date('2025-12-31T20:00:00Z'), 2)).toEqual(['2025-12', '2025-11']);
});
