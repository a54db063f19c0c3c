/** Regions and districts of Uzbekistan. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { seedCatalogues } from '../../server/modules/catalogues/seed';
import { startBackEnd, type BackEnd } from '../support/backEnd';

let server: BackEnd;
let token: string;
before(async () => {
  server = await startBackEnd();
  await server.db.transaction(seedCatalogues);
  token = (await server.signIn('kam')).access_token;
});
after(() => server.close());

const get = (path: string, language = 'ru-RU') =>
  server.call({
    method: 'GET',
    url: `/api/payment/v1/catalogues/${path}`,
    token,
    headers: { 'accept-language': language },
  });
const regions = async (language?: string) => (await get('regions', language)).json<Reply<'listCatalogueRegions'>>();
const districts = async (query = '', language?: string) =>
  (await get(`districts${query}`, language)).json<Reply<'listCatalogueDistricts'>>();

test('fourteen regions, by name, in the language asked for', async () => {
  for (const [language, first, last] of [
    ['ru-RU', 'Андижанская область', 'Хорезмская область'],
    ['en-US', 'Andijan region', 'Tashkent region'],
    ['uz-UZ', 'Andijon viloyati', 'Xorazm viloyati'],
  ] as const) {
    const { items, total } = await regions(language);
    assert.deepEqual([items.length, total], [14, 14]);
    assert.deepEqual([items[0]?.name, items.at(-1)?.name], [first, last]);
  }
});

test('every region has its districts, and a region shows only its own', async () => {
  const all = await districts();
  assert.ok(all.total > 190);
  let sum = 0;
  for (const { id } of (await regions()).items) {
    const { items, total } = await districts(`?region_id=${id}`);
    assert.ok(items.length >= 10 && items.length === total);
    assert.ok(items.every(({ region_id }) => region_id === id));
    sum += total;
  }
  assert.equal(sum, all.total);
  const names = (await districts('?region_id=1', 'uz-UZ')).items.map(({ name }) => name);
  assert.ok(names.includes('Yunusobod tumani'));
  assert.deepEqual(await districts('?region_id=99'), { items: [], total: 0 });
  assert.deepEqual(await districts('?region_id=999999999999999'), { items: [], total: 0 });
});
