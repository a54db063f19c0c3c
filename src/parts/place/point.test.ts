import { isOutside, pointText } from './point';

test.each([
  ['Tashkent', 41.311081, 69.240562, false],
  ['on the border', 37, 73.2, false],
  ['Moscow', 55.75, 37.62, true],
  ['Tashkent with its sides changed', 69.240562, 41.311081, true],
  ['half a point', 55.75, null, false],
])('%s: outside of the country', (_, lat, lon, outside) => {
  expect(isOutside(lat, lon)).toBe(outside);
});

test.each([
  [{ lat: 41.311081, lon: 69.240562 }, '41.311081, 69.240562'],
  [{ lat: 0, lon: 0 }, '0, 0'],
  [{ lat: -90, lon: null }, null],
  [{ lat: null, lon: 69.2 }, null],
  [{ lat: null, lon: null }, null],
])('%p is written as %p', (point, text) => {
  expect(pointText(point)).toBe(text);
});
