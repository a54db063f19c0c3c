import type { FoundPlace } from '../../api/maps/geocoder';
import { addressParts, wholeAddress } from './foundAddress';

const place = (kind: string, name: string, components: [string, string][] = []): FoundPlace => ({
  ...{ kind, name, description: 'Ташкент, Узбекистан', lat: 41.3, lon: 69.2 },
  components: components.map(([of, called]) => ({ kind: of, name: called })),
});
const country: [string, string][] = [
  ['country', 'Узбекистан'],
  ['province', 'Ташкент'],
  ['locality', 'Ташкент'],
];

test.each<[string, FoundPlace, object]>([
  [
    'a house by its components',
    place('house', 'улица Навои, 12', [...country, ['street', 'улица Навои'], ['house', '12']]),
    { city: 'Ташкент', street: 'улица Навои', house: '12' },
  ],
  [
    'a house of a quarter without streets',
    place('house', '5-й квартал, 7', [
      ...country,
      ['district', 'Юнусабад'],
      ['district', '5-й квартал'],
      ['house', '7'],
    ]),
    { city: 'Ташкент', street: '5-й квартал', house: '7' },
  ],
  [
    'a street',
    place('street', 'улица Навои', [...country, ['street', 'улица Навои']]),
    { city: 'Ташкент', street: 'улица Навои' },
  ],
  ['a town', place('locality', 'Ташкент', country), { city: 'Ташкент' }],
  [
    'a quarter, which is no street',
    place('district', '5-й квартал', [...country, ['district', '5-й квартал']]),
    { city: 'Ташкент' },
  ],
  ['a region', place('province', 'Навоийская область', [['country', 'Узбекистан']]), {}],
  [
    'a house of which only the name is known',
    place('house', 'улица Навои, 12А'),
    { street: 'улица Навои', house: '12А' },
  ],
  ['a street of which only the name is known', place('street', 'улица Навои'), { street: 'улица Навои' }],
  ['what is of no known kind', place('', 'Чорсу'), {}],
])('%s gives what it says and nothing else', (_, found, parts) => expect(addressParts(found)).toEqual(parts));

test('a place in one line has no comma behind nothing', () => {
  expect(wholeAddress(place('locality', 'Хива'))).toEqual({ address: 'Хива, Ташкент, Узбекистан' });
  expect(wholeAddress({ ...place('country', 'Узбекистан'), description: '' })).toEqual({ address: 'Узбекистан' });
});
