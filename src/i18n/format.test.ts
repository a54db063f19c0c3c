import { fc } from '../../tests/support/fastCheck';
import { emptyValue, formatFor } from './format';

const russian = formatFor('ru-RU', (amount) => `${amount} сум`);
const english = formatFor('en-US', (amount) => `${amount} UZS`);
const uzbek = formatFor('uz-UZ', (amount) => `${amount} soʻm`);
const gapped = (text: string): string => text.replaceAll(' ', '\u00a0');

describe('formats', () => {
  it('groups money with no-break spaces, a comma in ru and uz, a dot in en', () => {
    expect(russian.money('1234567.89')).toBe(gapped('1 234 567,89'));
    expect(uzbek.money('1234567.89')).toBe(gapped('1 234 567,89'));
    expect(english.money('1234567.89')).toBe(gapped('1 234 567.89'));
    expect(russian.money('-1000.00')).toBe(gapped('-1 000,00'));
    expect(russian.money('0.00')).toBe('0,00');
    expect(russian.money('1000000000000000.01')).toBe(gapped('1 000 000 000 000 000,01'));
    expect(russian.moneyWithCurrency('50.00')).toBe(gapped('50,00 сум'));
  });

  it('loses no digit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const decimal = `${whole}.${String(cents).padStart(2, '0')}`;
        expect(
          russian
            .money(decimal)
            .replace(/\u00a0/g, '')
            .replace(',', '.'),
        ).toBe(decimal);
      }),
    );
  });

  it('shows numbers and percents without idle zeros', () => {
    expect(russian.number(12418)).toBe(gapped('12 418'));
    expect(russian.number(-0)).toBe('0');
    expect(english.number(1234.5)).toBe(gapped('1 234.5'));
    expect(russian.percent(24)).toBe(gapped('24 %'));
    expect(russian.percent(0.12345)).toBe(gapped('0,1235 %'));
  });

  it('shows days, moments and months (FMT-04, FMT-05)', () => {
    expect(russian.day('2026-03-05')).toBe('05.03.2026');
    expect(russian.dateTime('2026-03-05 14:07:31')).toBe('05.03.2026 14:07:31');
    expect(russian.dateTime('2026-03-05T20:00:00Z')).toBe('06.03.2026 01:00:00');
    expect(russian.month('2026-03')).toBe('март 2026');
    expect(english.month('2026-03')).toBe('March 2026');
    expect(uzbek.month('2026-03')).toMatch(/^mart 2026$/i);
  });

  it('shows a dash for anything else, never NaN or an object', () => {
    const rest = fc.oneof(
      fc.anything(),
      fc.constantFrom(Number.NaN, Infinity, 1e308, 2 ** 60, '12.5', '2026-02-30', null, undefined),
    );
    fc.assert(
      fc.property(rest, (value) => {
        for (const show of Object.values(russian)) {
          const text = String(show(value));
          expect(text).not.toMatch(/NaN|Infinity|object|undefined|null/);
        }
      }),
    );
    for (const show of Object.values(russian)) expect(show({})).toBe(emptyValue);
  });
});

test.each([
  [russian, 'март 2026', 'мар', 'июн', 'июл'],
  [english, 'March 2026', 'Mar', 'Jun', 'Jul'],
  [uzbek, 'mart 2026', 'mar', 'iyn', 'iyl'],
  // As whatever else this language lacks.
  [formatFor('kk-KZ', (amount) => amount), 'март 2026', 'мар', 'июн', 'июл'],
])('months in full and in three letters', (format, march, ...short) => {
  expect(format.month('2026-03')).toBe(march);
  expect(['2026-03', '2026-06', '2026-07'].map((month) => format.shortMonth(month))).toEqual(short);
  expect(format.shortMonth('2026-13')).toBe(emptyValue);
});
