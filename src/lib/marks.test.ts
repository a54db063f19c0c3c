import { fc } from '../../tests/support/fastCheck';
import { marksUpTo } from './marks';

test.each([
  [0, [0, 1]],
  [Number.NaN, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [17, [0, 5, 10, 15, 20]],
  [430_000_000, [0, 200_000_000, 400_000_000, 600_000_000]],
])('up to %d', (largest, marks) => {
  expect(marksUpTo(largest)).toEqual(marks);
});

test('whatever the largest value, it is covered by two to five even marks', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e15, noNaN: true }), (largest) => {
      const marks = marksUpTo(largest);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(6);
      expect(marks[0]).toBe(0);
    }),
  );
});
