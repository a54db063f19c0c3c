/** Between which degrees Uzbekistan lies; a point elsewhere is pointed out and not refused. */
const country = { lat: [37, 45.7], lon: [55.9, 73.2] } as const;

/** Whether a point stands outside of the country; nothing is said of half a point. */
export function isOutside(lat: number | null, lon: number | null): boolean {
  if (lat === null || lon === null) return false;
  return lat < country.lat[0] || lat > country.lat[1] || lon < country.lon[0] || lon > country.lon[1];
}

/** A point on the map in degrees, "41.311081, 69.240562"; half a point, which the contract allows, is none. */
export function pointText({ lat, lon }: { lat: number | null; lon: number | null }): string | null {
  return lat === null || lon === null ? null : `${lat}, ${lon}`;
}
