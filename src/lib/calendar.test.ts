import { fc } from '../../tests/support/fastCheck';
import { addMonths, weeksOf } from './calendar';
import { isDay } from './days';

describe('a month', () => {
  it('begins on Monday and holds whole weeks', () => {
    expect(weeksOf('2026-03')).toHaveLength(6);
    expect(weeksOf('2026-03')[0]?.[0]).toBe('2026-02-23');
    expect(weeksOf('2026-03').at(-1)?.at(-1)).toBe('2026-04-05');
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('nonsense')).toEqual([]);
  });

  it('has every day of it once, for any month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const days = weeksOf(month).flat();
        expect(new Set(days).size).toBe(days.length);
        expect(days.filter((day) => day.startsWith(month)).length).toBe(
          new Date(Date.UTC(year, number, 0)).getUTCDate(),
        );
      }),
    );
  });

  it('is left for another on the same day, or on its last', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2026-05-31', 13)).toBe('2027-06-30');
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (count) =>
        expect(isDay(addMonths('2026-08-31', count))).toBe(true),
      ),
    );
  });
});
