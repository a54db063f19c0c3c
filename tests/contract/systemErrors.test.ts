/** The texts that the service begins with are those of the panel: a code is told to customers as it is told to staff. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownErrors } from '../../server/modules/system-errors/catalogue';
import { refusalTexts } from '../../src/parts/refusalTexts';
import { refusalsOf } from '../../src/routes/refusals';

const read = (language: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../locales', `${language}.json`), 'utf8')) as Record<string, string>;
const catalogues = { ru: read('ru'), en: read('en'), uz: read('uz') };

/** The ids of the words of each code; a code may have others in another area. */
async function panelCodes(): Promise<Map<string, string[]>> {
  const areas = await Promise.all(Object.values(refusalsOf).map(async (load) => (await load!()).refusals));
  const ids = new Map<string, string[]>();
  for (const texts of [refusalTexts, ...areas])
    for (const [code, { id }] of Object.entries(texts)) ids.set(code, [...(ids.get(code) ?? []), String(id)]);
  return ids;
}

test('the service holds every code that the panel has words for, and no other', async () => {
  const codes = await panelCodes();
  expect(knownErrors.map(([code]) => code).sort()).toEqual([...codes.keys()].sort());
  expect(new Set(knownErrors.map(([code]) => code)).size).toBe(knownErrors.length);
});

test('each of them says the same in each language', async () => {
  const codes = await panelCodes();
  for (const [code, , , ru, en, uz] of knownErrors) {
    const said = (codes.get(code) ?? []).map((id) => [catalogues.ru[id], catalogues.en[id], catalogues.uz[id]]);
    expect({ code, said }).toEqual({ code, said: expect.arrayContaining([[ru, en, uz]]) });
  }
});
