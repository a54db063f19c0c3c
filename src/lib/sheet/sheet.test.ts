import { cutText, longestText, tidyText, xmlText } from './cellText';
import { exactAmount, exactNumber } from './exact';
import { daySerial, timeSerial } from './serials';
import { columnLetters, quotedName, sheetName } from './sheetNames';
import { widths } from './widths';

describe('days as a spreadsheet counts them', () => {
  it.each([
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2000-02-29', 36_585],
    ['2024-02-29', 45_351],
    ['2024-03-01', 45_352],
    ['2026-03-05', 46_086],
    ['9999-12-31', 2_958_465],
  ])('%s is %i', (day, serial) => {
    expect(daySerial(day)).toBe(serial);
    // A second time from what is remembered.
    expect(daySerial(day)).toBe(serial);
  });

  it.each(['2023-02-29', '1900-02-29', '1900-02-28', '2026-13-01', '**.**.1990', '', 'x'])(
    '%s is no day that a cell can hold',
    (day) => expect(daySerial(day)).toBeUndefined(),
  );

  it('counts moments by the clock of Tashkent, on both sides of midnight', () => {
    expect(timeSerial('2024-02-29 00:00:00')).toBe(45_351);
    expect(timeSerial('2024-02-29 12:00:00')).toBe(45_351.5);
    expect(timeSerial('2024-02-28 23:59:59')).toBeCloseTo(45_350 + 86_399 / 86_400, 9);
    // 19:00 in Greenwich is midnight here.
    expect(timeSerial('2024-02-28T18:59:59Z')).toBeCloseTo(45_350 + 86_399 / 86_400, 9);
    expect(timeSerial('2024-02-28T19:00:00Z')).toBe(45_351);
    expect(timeSerial('2024-02-29T00:00:00+05:00')).toBe(45_351);
    expect(timeSerial('2024-02-30 00:00:00')).toBeUndefined();
    expect(timeSerial('2024-02-28 24:00:00')).toBeUndefined();
  });

  it('is off by no second of a day', () => {
    const clock = (second: number) =>
      [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
    const wrong: string[] = [];
    for (let second = 0; second < 86_400; second++) {
      const serial = timeSerial(`2026-11-20 ${clock(second)}`) ?? 0;
      // Asked once at the end: to expect something takes longer than to reckon it.
      if (Math.round((serial % 1) * 86_400) !== second) wrong.push(clock(second));
    }
    expect(wrong).toEqual([]);
  });
});

describe('numbers that a cell holds exactly', () => {
  it.each([
    '0.00',
    '-0.01',
    '9999999999999.99',
    '-9999999999999.99',
    '1250000.00',
    '0000000000000001.00',
    '1000000000000000.00',
    '0.10',
  ])('%s is a number', (amount) => expect(exactAmount(amount)).toBe(amount));
  it.each([
    '10000000000000.01',
    '1000000000000001.00',
    '-12345678901234567890.12',
    '1250000',
    '1,00',
    '=1.00',
    '1e5',
    12.5,
    null,
  ])('%s is not', (amount) => expect(exactAmount(amount)).toBeUndefined());
  it('leaves numbers of more than 15 digits to be text', () => {
    expect(exactNumber(999_999_999_999_999)).toBe('999999999999999');
    expect(exactNumber(1e15)).toBeUndefined();
    expect(exactNumber(-0)).toBe('0');
    expect(exactNumber(Number.NaN)).toBeUndefined();
    expect(exactNumber('12')).toBeUndefined();
  });
});

describe('texts in cells', () => {
  it('escapes what XML would read, and what a spreadsheet would read in it', () => {
    expect(xmlText('<b>&"\'')).toBe('&lt;b&gt;&amp;"\'');
    expect(xmlText('_x0041_ _x_ _X000d_')).toBe('_x005F_x0041_ _x_ _x005F_X000d_');
    expect(xmlText(']]>')).toBe(']]&gt;');
  });
  it('drops what no file may hold', () => {
    expect(tidyText('a\u0000\u0008\u001b\u0085b\uFFFF\tc\r\nd\re')).toBe('ab\tc\nd\ne');
    expect(tidyText('\uD800a\uDFFF😀')).toBe('\uFFFDa\uFFFD😀');
    expect(xmlText('\uD83D')).toBe('\uFFFD');
  });
  it('cuts what does not fit and says so, never through a letter', () => {
    expect(cutText('a'.repeat(longestText), '…')).toHaveLength(longestText);
    const cut = cutText('a'.repeat(longestText - 2) + '😀b', '…');
    expect(cut).toHaveLength(longestText - 1);
    expect(cut.endsWith('a…')).toBe(true);
  });
});

describe('names of sheets', () => {
  it('are short, allowed and unique', () => {
    expect(sheetName("'Платежи: \\ / ? * [всё]'", [])).toBe('Платежи всё');
    expect(sheetName('и'.repeat(40), ['И'.repeat(31)])).toBe(`${'и'.repeat(27)} (2)`);
    expect(sheetName('фильтры', ['Фильтры', 'Фильтры (2)'])).toBe('фильтры (3)');
    expect(sheetName('History', [])).toBe('History_');
    expect(sheetName(' ?? ', [])).toBe('_');
  });
  it('are quoted in formulas', () => expect(quotedName("Д'Артаньян")).toBe("'Д''Артаньян'"));
  it('count columns in letters', () =>
    expect([0, 25, 26, 51, 52, 701, 702, 16_383].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
      'XFD',
    ]));
});

test('columns are as wide as their content, up to 60', () => {
  const columns = ['Имя', 'Сумма', 'Дата', 'Комментарий'].map((title, at) => ({
    title,
    kind: (['text', 'money', 'day', 'text'] as const)[at] ?? 'text',
  }));
  expect(widths(columns, [['Каримова Дилноза', '1.00', '2026-03-05', 'x'.repeat(500)]])).toEqual([17, 22, 13, 60]);
  expect(widths(columns, [['a\nb', null, null, null]])).toEqual([8, 22, 13, 16]);
});
