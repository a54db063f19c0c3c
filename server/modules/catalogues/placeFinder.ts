import type { FastifyInstance } from 'fastify';
import { places } from './places';
import { pointsOfPlaces } from './points';

type Asked = { Querystring: { geocode?: string; results?: string } };

interface Known {
  name: string;
  region: string;
  lat: number;
  lon: number;
  /** All that it is found by. */
  words: string;
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[ʻʼ‘’'`]/g, '');

/** Regions and their towns that have a known point, with the districts of the capital. */
const known: readonly Known[] = places.flatMap(([ru, en, uz, listed]): Known[] => {
  const point = pointsOfPlaces[ru];
  const region = point === undefined ? [] : [{ name: ru, region: ru, ...point, words: folded(`${ru} ${en} ${uz}`) }];
  const own = listed.split(',').flatMap((line): Known[] => {
    const [name = '', english = '', uzbek = ''] = line.trim().replace(/^\*/, '').split('/');
    const place = pointsOfPlaces[`${ru}/${name}`];
    return place === undefined ? [] : [{ name, region: ru, ...place, words: folded(`${name} ${english} ${uzbek}`) }];
  });
  return [...region, ...own];
});

function find(text: string): Known[] {
  const [lon, lat] = text.split(',').map(Number);
  if (/^-?[\d.]+,-?[\d.]+$/.test(text) && lon !== undefined && lat !== undefined) {
    // A degree of longitude is about three quarters of one of latitude there.
    const far = (place: Known) => Math.hypot((place.lon - lon) * 0.75, place.lat - lat);
    return [...known].sort((one, other) => far(one) - far(other));
  }
  const words = folded(text)
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.length === 0 ? [] : known.filter((place) => words.every((word) => place.words.includes(word)));
}

/** What a place is, and what its address is made of, the largest first. */
function detailsOf(name: string, region: string) {
  const kind = name === region ? 'province' : 'locality';
  const around = [
    { kind: 'country', name: 'Узбекистан' },
    { kind: 'province', name: region },
  ];
  return { kind, Address: { Components: kind === 'province' ? around : [...around, { kind, name }] } };
}

/** What `MAPS_URL` is where the stand-in answers. */
export const placeFinderPath = '/api/maps/1.x/';

/**
 * Stands in for the maps service where the demonstration has none (`MAPS_URL` unset): answers by the form of that service,
 * `?geocode=<text or longitude,latitude>&results=<1 to 10>`, from the regions and towns of the catalogue. It says nothing
 * that is not public, so it takes no token.
 */
export function mountPlaceFinder(app: FastifyInstance): void {
  app.get<Asked>(placeFinderPath, (request) => {
    const { geocode = '', results = '10' } = request.query;
    const most = Math.min(10, Math.max(1, Number.parseInt(results, 10) || 10));
    const featureMember = find(geocode.slice(0, 200).trim())
      .slice(0, most)
      .map(({ name, region, lat, lon }) => ({
        GeoObject: {
          metaDataProperty: { GeocoderMetaData: detailsOf(name, region) },
          name,
          description: name === region ? 'Узбекистан' : `${region}, Узбекистан`,
          Point: { pos: `${lon} ${lat}` },
        },
      }));
    return { response: { GeoObjectCollection: { featureMember } } };
  });
}
