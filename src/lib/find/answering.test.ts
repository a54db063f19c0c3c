import { ofPeople, people, type Person } from '../../../tests/support/spellings';
import { answering } from './finder';
import { prepare } from './searchIndex';

const named = Object.entries(people).map(([id, { columns }]) => ({
  id,
  title:
    'company_name' in columns
      ? columns.company_name
      : [columns.last_name, columns.first_name, columns.patronymic].join(' '),
}));
const others = ['Каримов Алишер', 'Рахимова Нилуфар', 'Poʻlatova Dildora', 'Убайдова Шахло', 'Семина Юлия'];
const index = prepare([...named, ...others.map((title) => ({ id: title, title }))]);
const namesOf = (name: Person) => ofPeople[name].filter((text) => !/\d/.test(text));

// Only the service hears that s and h are two sounds there.
const unheard = ['исхок'];

test.each(Object.keys(ofPeople) as Person[])('%s is among the choices by each spelling of the name', (name) => {
  const texts = namesOf(name).filter((text) => !unheard.includes(text));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => !answering(index, text).has(name))).toEqual([]);
});

test('each word has to be answered, and what answers as it stands keeps slips away', () => {
  expect([...answering(index, 'шахло каримова')]).toEqual([]);
  expect([...answering(index, 'такого филиала нет')]).toEqual([]);
  const two = prepare([
    { id: '1', title: 'Бонд' },
    { id: '2', title: 'Блонд' },
  ]);
  expect([...answering(two, 'бонд')]).toEqual(['1']);
  expect([...answering(two, 'бондд')]).toContain('1');
});
