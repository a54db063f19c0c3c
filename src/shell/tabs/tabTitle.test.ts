import { tabTitle } from './tabTitle';

it.each([
  ['Инвестор Каримов Азиз Рустам oʻgʻli', 'Каримов Азиз Рустам oʻgʻli', ['Инвестор ', 'Каримов Азиз Рустам oʻgʻli']],
  ['Заявка на вывод EX-000152', 'EX-000152', ['Заявка на вывод', ' EX-000152']],
  ['Заявка на рассрочку № 1491', '№ 1491', ['Заявка на рассрочку', ' № 1491']],
  ['Портфельный пул Мудараба 12', undefined, ['Портфельный пул', ' Мудараба 12']],
  ['Изменение условий 7', undefined, ['Изменение', ' условий 7']],
  ['Автоинвестирование 17', undefined, ['Автоинвестир', 'ование 17']],
  ['Справочник прав платежей', undefined, ['Справочник прав', ' платежей']],
  ['Инвесторы', undefined, ['Инвесторы', '']],
])('%s keeps what tells it from others', (label, record, parts) => {
  const { head, tail } = tabTitle(label, record);
  expect([head, tail]).toEqual(parts);
});

it('says which part is a name, of which the beginning counts', () => {
  expect(tabTitle('Инвестор Каримов', 'Каримов').isName).toBe(true);
  expect(tabTitle('Заявка EX-000152', 'EX-000152').isName).toBe(false);
});
