import { usedShare } from './usedShare';

test.each([
  ['0.00', '100.00', 0],
  ['33.33', '100.00', 33.3],
  ['99.99', '100.00', 99.9],
  ['120.00', '100.00', 120],
  ['9007199254740993.00', '9007199254740993.00', 100],
])('%s of %s is %s %%', (used, limit, share) => {
  expect(usedShare(used, limit)).toBe(share);
});

test('nothing is a share of no limit', () => {
  expect(usedShare('5.00', '0.00')).toBeUndefined();
  expect(usedShare('5.00', '')).toBeUndefined();
});
