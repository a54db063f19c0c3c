import { pointText } from './pointText';

test.each([
  [{ lat: 41.311081, lon: 69.240562 }, '41.311081, 69.240562'],
  [{ lat: 0, lon: 0 }, '0, 0'],
  [{ lat: -90, lon: null }, null],
  [{ lat: null, lon: 69.2 }, null],
  [{ lat: null, lon: null }, null],
])('%p is written as %p', (point, text) => {
  expect(pointText(point)).toBe(text);
});
