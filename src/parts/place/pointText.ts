/** A point on the map in degrees, "41.311081, 69.240562"; half a point, which the contract allows, is none. */
export function pointText({ lat, lon }: { lat: number | null; lon: number | null }): string | null {
  return lat === null || lon === null ? null : `${lat}, ${lon}`;
}
