import * as v from 'valibot';
import { toFailure, type Failure } from '../../lib/failure';
import { panelConfig } from '../transport/panelConfig';

/** A place that the maps service knows. */
export interface FoundPlace {
  name: string;
  /** What it lies in: a town, a region, the country. */
  description: string;
  /** What it is, by the word of the service: a house, a street, a town; empty where it does not say. */
  kind: string;
  /** What its address is made of, the largest first; none where the service does not say. */
  components: readonly { kind: string; name: string }[];
  lat: number;
  lon: number;
}

const component = v.object({ kind: v.string(), name: v.string() });
const about = v.object({
  kind: v.optional(v.string(), ''),
  Address: v.optional(v.object({ Components: v.optional(v.array(component), []) }), {}),
});

const answer = v.object({
  response: v.object({
    GeoObjectCollection: v.object({
      featureMember: v.array(
        v.object({
          GeoObject: v.object({
            name: v.string(),
            description: v.optional(v.string(), ''),
            metaDataProperty: v.optional(v.object({ GeocoderMetaData: v.optional(about, {}) }), {}),
            Point: v.object({ pos: v.pipe(v.string(), v.regex(/^-?[\d.]+ -?[\d.]+$/)) }),
          }),
        }),
      ),
    }),
  }),
});

/** The middle of the country and how far around it, in degrees: places there come first, others are found as well. */
const middle = '64.5,41.4';
const span = '6.5,6.5';
const patience = 10_000;

/** Whether an installation has said where addresses are looked up (`MAPS_URL`). */
export const hasGeocoder = (): boolean => panelConfig().MAPS_URL !== undefined;

/**
 * Asks the maps service, which is not ours: it gets no token, and only the origin of the page, which its key is bound to.
 * Names come in Russian. Throws a `Failure`.
 */
async function ask(geocode: string, results: number, signal: AbortSignal): Promise<FoundPlace[]> {
  const { MAPS_URL: address = '', MAPS_KEY: key } = panelConfig();
  const query = new URLSearchParams({
    ...{ geocode, results: String(results), format: 'json', lang: 'ru_RU', ll: middle, spn: span },
    ...(key !== undefined && { apikey: key }),
  });
  try {
    const response = await fetch(`${address}?${query.toString()}`, {
      referrerPolicy: 'origin',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    if (!response.ok) throw { kind: 'status', status: response.status, codes: [] } satisfies Failure;
    const { featureMember } = v.parse(answer, await response.json()).response.GeoObjectCollection;
    return featureMember.map(({ GeoObject: { name, description, metaDataProperty, Point } }) => {
      const { kind, Address } = metaDataProperty.GeocoderMetaData;
      // Longitude comes first.
      const [lon = 0, lat = 0] = Point.pos.split(' ').map(Number);
      return { name, description, kind, components: Address.Components, lat, lon };
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw failureOf(error);
  }
}

function failureOf(error: unknown): Failure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return { kind: 'timeout', status: 0, codes: [] };
  // What the browser says of an address that it cannot reach or may not.
  if (name === 'TypeError') return { kind: 'network', status: 0, codes: [] };
  return toFailure(error);
}

/** Up to ten places by a name or an address. */
export const findPlaces = (text: string, signal: AbortSignal): Promise<FoundPlace[]> => ask(text, 10, signal);

/** Up to five places at a point, the nearest first. */
export const placesAt = ({ lat, lon }: { lat: number; lon: number }, signal: AbortSignal): Promise<FoundPlace[]> =>
  ask(`${lon},${lat}`, 5, signal);
