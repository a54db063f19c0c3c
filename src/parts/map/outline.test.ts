import { outline } from './outline';

test('the outline lies in the country and reaches its ends', () => {
  const corners = outline().flat();
  const lons = corners.map(([lon]) => lon);
  const lats = corners.map(([, lat]) => lat);
  expect(Math.min(...lons)).toBeCloseTo(56, 0);
  expect(Math.max(...lons)).toBeCloseTo(73.1, 0);
  expect(Math.min(...lats)).toBeCloseTo(37.2, 0);
  expect(Math.max(...lats)).toBeCloseTo(45.6, 0);
});

// The main towns: each stands in the region that is named after it, which a wrong scale or a mirrored map would break.
test.each([
  ['Ташкент', 69.2797, 41.3111],
  ['Нукус', 59.6166, 42.4611],
  ['Бухара', 64.4286, 39.7747],
  ['Самарканд', 66.975, 39.627],
  ['Термез', 67.2783, 37.2642],
  ['Андижан', 72.3442, 40.7821],
])('%s lies within a region', (_, lon, lat) => {
  const within = outline().filter((ring) => isInside(ring, lon, lat));
  expect(within.length).toBeGreaterThanOrEqual(1);
});

test('abroad lies in none', () => {
  for (const [lon, lat] of [
    [76.9, 43.2],
    [74.6, 42.9],
    [58.4, 37.9],
  ] as const)
    expect(outline().some((ring) => isInside(ring, lon, lat))).toBe(false);
});

/** By how often a ray to the east crosses the ring. */
function isInside(ring: [number, number][], lon: number, lat: number): boolean {
  return ring.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length]!; // a ring has a corner after each
    const crosses = y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}
