import { findPlaces, hasGeocoder, placesAt } from './geocoder';

const config = { MAPS_URL: 'https://maps.example/1.x/', MAPS_KEY: 'k-1' };
beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="config">${JSON.stringify(config)}</script>`;
});
afterEach(() => jest.restoreAllMocks());

const place = (name: string, pos: string) => ({ GeoObject: { name, Point: { pos } } });
function answer(body: unknown, status = 200) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
}
const { signal } = new AbortController();

test('places are asked for in Russian, near the middle of the country, without a token (EXT-01, EXT-03, EXT-04)', async () => {
  const asked = answer({ response: { GeoObjectCollection: { featureMember: [place('Хива', '60.36 41.38')] } } });
  expect(hasGeocoder()).toBe(true);
  expect(await findPlaces('Хива', signal)).toEqual([
    { name: 'Хива', description: '', kind: '', components: [], lat: 41.38, lon: 60.36 },
  ]);
  const [address, options] = asked.mock.calls[0]!; // it was asked once
  const { origin, searchParams } = new URL(address as string);
  expect(origin).toBe('https://maps.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{
      geocode: 'Хива',
      results: '10',
      format: 'json',
      lang: 'ru_RU',
      ll: '64.5,41.4',
      spn: '6.5,6.5',
      apikey: 'k-1',
    },
  });
  expect(options).toMatchObject({ referrerPolicy: 'origin', credentials: 'omit' });
  expect(options?.headers).toBeUndefined();
});

test('what a place is and what its address is made of come with it', async () => {
  const Components = [
    { kind: 'street', name: 'улица Навои' },
    { kind: 'house', name: '12' },
  ];
  const metaDataProperty = { GeocoderMetaData: { kind: 'house', precision: 'exact', Address: { Components } } };
  const { GeoObject } = place('улица Навои, 12', '69.24 41.32');
  answer({ response: { GeoObjectCollection: { featureMember: [{ GeoObject: { ...GeoObject, metaDataProperty } }] } } });
  expect(await findPlaces('Навои 12', signal)).toMatchObject([{ kind: 'house', components: Components }]);
});

test('a point is asked for longitude first, five at most (EXT-02)', async () => {
  const asked = answer({ response: { GeoObjectCollection: { featureMember: [] } } });
  expect(await placesAt({ lat: 41.38, lon: 60.36 }, signal)).toEqual([]);
  const { searchParams } = new URL(asked.mock.calls[0]![0] as string); // it was asked once
  expect([searchParams.get('geocode'), searchParams.get('results')]).toEqual(['60.36,41.38', '5']);
});

test.each([
  ['an error', 403, {}, { kind: 'status', status: 403 }],
  ['another shape', 200, { response: 'nothing' }, { kind: 'malformed' }],
  [
    'a point that is none',
    200,
    { response: { GeoObjectCollection: { featureMember: [place('x', 'here')] } } },
    { kind: 'malformed' },
  ],
])('%s is a failure', async (_, status, body, failure) => {
  answer(body, status);
  await expect(findPlaces('Хива', signal)).rejects.toMatchObject(failure);
});

test('a service that is not reached is no network, and one that is silent is late', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(findPlaces('Хива', signal)).rejects.toMatchObject({ kind: 'network' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  await expect(findPlaces('Хива', signal)).rejects.toMatchObject({ kind: 'timeout' });
});
