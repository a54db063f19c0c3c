import { monogramOf, placeOfName } from './monogram';

it.each([
  ['АКБ «Капиталбанк»', 'К'],
  ['Капиталбанк, Ташкент', 'КТ'],
  ['Узпромстройбанк', 'У'],
  ["Ipak Yo'li Bank", 'IY'],
  ['uzcard', 'U'],
  ['АО', 'А'],
  ['2GIS maps', '2M'],
  ['😀', ''],
  ['', ''],
])('%s is %s', (name, letters) => expect(monogramOf(name)).toBe(letters));

test('a name has one place, and names are spread over all', () => {
  const names = Array.from({ length: 200 }, (_, at) => `Банк ${at}`);
  expect(names.map((name) => placeOfName(name, 6))).toEqual(names.map((name) => placeOfName(name, 6)));
  expect(new Set(names.map((name) => placeOfName(name, 6))).size).toBe(6);
});
