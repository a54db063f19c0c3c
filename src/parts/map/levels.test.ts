import { bordersOf, levelOf } from './levels';

test('a quarter of what sells stands on each level, and who sells nothing is of the lowest', () => {
  const borders = bordersOf([0, 0, 10, 20, 30, 40, 50, 60, 70, 80]);
  expect(borders).toEqual([30, 50, 70]);
  expect([0, 10, 29, 30, 49, 50, 70, 1000].map((value) => levelOf(value, borders))).toEqual([0, 0, 0, 1, 1, 2, 3, 3]);
});

test('a border is a number that can be said', () => {
  expect(bordersOf([100, 314_666_017.5, 447_244_028.5, 704_840_037.25])).toEqual([
    310_000_000, 440_000_000, 700_000_000,
  ]);
  expect(bordersOf([1.5, 1.7, 7.9, 12.4])).toEqual([1, 7, 12]);
});

test('values that are alike make fewer levels, and none make none', () => {
  expect(bordersOf([5, 5, 5, 5])).toEqual([5]);
  expect(levelOf(5, [5])).toBe(1);
  expect(bordersOf([])).toEqual([]);
  expect(bordersOf([0])).toEqual([]);
  expect(levelOf(0, [])).toBe(0);
});
