import { sheetRules } from './sheetRules';
import russian from '../../../../locales/ru.json';

const { columns } = sheetRules([]);
const texts: Record<string, string> = russian;

test('the template of payments is in words: its headings, and how a payment goes', () => {
  for (const { id, title } of columns) {
    const heading = texts[String(title.id)] ?? '';
    expect([id, heading]).toEqual([id, expect.stringMatching(/^[А-ЯЁ]/)]);
  }
  const method = columns.find(({ id }) => id === 'method');
  const { example } = method!;
  expect(typeof example === 'string' ? example : texts[String(example?.id)]).toBe('счёт');
});

test.each([
  ['карта', 'card'],
  ['Счёт', 'bank'],
  ['счет', 'bank'],
  ['karta', 'card'],
  ['hisob', 'bank'],
  ['bank', 'bank'],
])('a payment that goes by "%s" is read', (text, value) => {
  expect(columns.find(({ id }) => id === 'method')?.read?.(text)).toEqual({ value });
});
