import { createIntl } from 'react-intl';
import { formatFor } from '../../../i18n/format';
import type { Column } from '../columns/column';
import { copyText } from './copyText';

interface Row {
  id: number;
  value: unknown;
}
const title = { id: 'test.title', defaultMessage: 'Х' };
const words = { id: 'test.words', defaultMessage: 'Новый' };

function copied(value: unknown, as: Column<Row>['as'], locale = 'ru-RU'): string {
  const column: Column<Row> = { id: 'value', title, value: (row) => row.value as string, as };
  const intl = createIntl({ locale, messages: {}, onError: () => undefined });
  return copyText(
    [{ id: 1, value }],
    [column],
    formatFor(locale, (amount) => amount),
    intl,
  );
}

describe('what is copied for a spreadsheet', () => {
  it('is a number where it is one, with the decimal sign of the language', () => {
    expect(copied('1250000.50', 'money')).toBe('1250000,50');
    expect(copied('-10.00', 'money')).toBe('-10,00');
    expect(copied('1250000.50', 'money', 'en-US')).toBe('1250000.50');
    expect(copied(12.5, 'number')).toBe('12,5');
    expect(copied('1e308', 'money')).toBe('');
    expect(copied(Number.NaN, 'number')).toBe('');
  });

  it('is a date as it is read, and nothing for what is empty', () => {
    expect(copied('2026-03-05', 'day')).toBe('05.03.2026');
    expect(copied('2026-03-05 14:07:31', 'dateTime')).toBe('05.03.2026 14:07:31');
    expect(copied(null, 'day')).toBe('');
    expect(copied('', 'text')).toBe('');
  });

  it('is the words of a code, as the table shows them', () => {
    const columns: Column<Row>[] = [{ id: 'status', title, value: () => 'new', words: () => words }];
    const intl = createIntl({ locale: 'ru-RU', messages: {}, onError: () => undefined });
    const format = formatFor('ru-RU', (amount) => amount);
    expect(copyText([{ id: 1, value: 'new' }], columns, format, intl)).toBe('Новый');
  });

  it('is one cell whatever the text, and never a formula', () => {
    expect(copied('one\ttwo\r\nthree', 'text')).toBe('one two three');
    for (const text of ['=1+1', '+998', '-1+1', '@SUM(A1)', '\t=1']) expect(copied(text, 'text')).toMatch(/^'/);
  });
});
