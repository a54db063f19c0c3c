/** What stands in for the maps service in the demonstration: the form of its answers, and what it finds. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { mountPlaceFinder, placeFinderPath } from '../../server/modules/catalogues/index';

const app = Fastify();
mountPlaceFinder(app);
after(() => app.close());

interface Found {
  response: {
    GeoObjectCollection: {
      featureMember: { GeoObject: { name: string; description: string; Point: { pos: string } } }[];
    };
  };
}
async function find(geocode: string, results = 10) {
  const query = new URLSearchParams({ geocode, results: String(results) });
  const answer = await app.inject(`${placeFinderPath}?${query.toString()}`);
  assert.equal(answer.statusCode, 200);
  return answer.json<Found>().response.GeoObjectCollection.featureMember.map(({ GeoObject }) => GeoObject);
}

test('a town is found by its name in each language, longitude first', async () => {
  for (const name of ['Самарканд', 'samarkand', 'Samarqand']) {
    const found = await find(name);
    assert.deepEqual(
      found.find((place) => place.name === 'Самарканд'),
      {
        metaDataProperty: {
          GeocoderMetaData: {
            kind: 'locality',
            Address: {
              Components: [
                { kind: 'country', name: 'Узбекистан' },
                { kind: 'province', name: 'Самаркандская область' },
                { kind: 'locality', name: 'Самарканд' },
              ],
            },
          },
        },
        name: 'Самарканд',
        description: 'Самаркандская область, Узбекистан',
        Point: { pos: '66.98 39.63' },
      },
    );
  }
  assert.deepEqual(
    (await find("Mirzo Ulug'bek")).map(({ name }) => name),
    ['Мирзо-Улугбекский'],
  );
});

test('a point is answered by what lies nearest, as many as were asked for', async () => {
  const found = await find('69.2893,41.3671', 5);
  assert.equal(found.length, 5);
  assert.equal(found[0]?.name, 'Юнусабадский');
});

test('what is none of it finds nothing, and no more than ten come', async () => {
  assert.deepEqual(await find(''), []);
  assert.deepEqual(await find('Антананариву'), []);
  assert.equal((await find('69.28,41.31', 500)).length, 10);
});
