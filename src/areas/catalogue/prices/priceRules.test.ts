import {
  changedBy,
  changeOf,
  isChanged,
  isLarge,
  isVeryLarge,
  pastedCells,
  problemOf,
  readPercent,
  readPrice,
  type Rounding,
} from './priceRules';

test.each<[text: string, hundredths: bigint | undefined]>([
  ['5', 500n],
  ['+5', 500n],
  ['-3,5', -350n],
  ['−3.25', -325n],
  ['12 %', 1200n],
  ['', undefined],
  ['5,123', undefined],
  ['abc', undefined],
])('a percent is typed as %s', (text, hundredths) => {
  expect(readPercent(text)).toBe(hundredths);
});

test.each<[price: string, percent: bigint, rounding: Rounding, next: string]>([
  ['5990000.00', 500n, 'exact', '6289500.00'],
  ['5990000.00', 500n, 'thousand', '6290000.00'],
  ['5990000.00', 500n, 'tenThousand', '6290000.00'],
  ['5990000.00', -350n, 'hundred', '5780400.00'],
  ['999.99', 333n, 'exact', '1033.29'],
  ['1500.00', 0n, 'thousand', '2000.00'],
  ['1499.99', 0n, 'thousand', '1000.00'],
  // Nothing is given away.
  ['400.00', -5000n, 'thousand', '1000.00'],
  ['100.00', -10000n, 'exact', '0.01'],
])('%s changed by %s hundredths of a percent and rounded (%s) is %s', (price, percent, rounding, next) => {
  expect(changedBy(price, percent, rounding)).toBe(next);
});

test.each<[text: string, price: string | undefined]>([
  ['1 250 000', '1250000.00'],
  ['1\u00a0250\u00a0000,5', '1250000.50'],
  ['1250000.50 сум', '1250000.50'],
  ["990000 so'm", '990000.00'],
  ['0', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['дорого', undefined],
])('a price is typed as %s', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test('a change is told in tenths of a percent, and marked from above thirty and above eighty', () => {
  expect([changeOf('100.00', '105.00'), changeOf('300.00', '200.00'), changeOf('7.00', '7.00')]).toEqual([50, -333, 0]);
  expect([isLarge('100.00', '130.00'), isLarge('100.00', '130.01'), isLarge('100.00', '69.99')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([isVeryLarge('100.00', '180.00'), isVeryLarge('100.00', '180.01'), isVeryLarge('100.00', '19.99')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a price that reaches the old one, and what is no price, is a problem', () => {
  const row = { price: '100.00', old_price: '150.00' };
  expect(problemOf(row, '149,99')).toBeUndefined();
  expect(problemOf(row, '150')).toBe('reachesOld');
  expect(problemOf(row, '')).toBe('notPrice');
  expect(problemOf({ ...row, old_price: null }, '999')).toBeUndefined();
  expect([isChanged(row, '100'), isChanged(row, '100,01'), isChanged(row, 'x')]).toEqual([false, true, true]);
});

test('a pasted column is read line by line, of several columns the last', () => {
  expect(pastedCells('100\r\n200\r\n300\r\n')).toEqual(['100', '200', '300']);
  expect(pastedCells('Чайник\t100\nУтюг\t 1 200 ')).toEqual(['100', '1 200']);
  expect(pastedCells('100')).toEqual(['100']);
  expect(pastedCells('100\n\n300')).toEqual(['100', '', '300']);
});
