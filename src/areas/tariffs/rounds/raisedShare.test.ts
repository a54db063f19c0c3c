import { raisedShare } from './raisedShare';

test('is rounded down to one digit, and nothing where there is no target', () => {
  expect(raisedShare('1.00', '3.00')).toBe(33.3);
  expect(raisedShare('9999.99', '10000.00')).toBe(99.9);
  expect(raisedShare('10000.00', '10000.00')).toBe(100);
  expect(raisedShare('0.00', '10000.00')).toBe(0);
  expect(raisedShare('1.00', '0.00')).toBeUndefined();
  expect(raisedShare('much', '1.00')).toBeUndefined();
});
