import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMessage } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { homesOf } from './homes';
import { MoveTo } from './MoveTo';
import { treeOf, type TreeItem } from './tree';

const title = defineMessage({ id: 'test.title', defaultMessage: 'Переместить раздел' });
const item = (id: string, parent: string | null, name: string): TreeItem => ({ id, parent, name });
const tree = treeOf([
  item('1', null, 'Техника'),
  item('2', '1', 'Телефоны'),
  item('3', '2', 'Чехлы'),
  item('4', null, 'Одежда'),
  item('5', '4', 'Обувь'),
]);

test('nothing is offered inside of itself or too deep', () => {
  const ids = (id: string | undefined, most: number) => homesOf(tree, id, most).map((home) => home.id);
  expect(ids('1', 5)).toEqual(['4', '5']);
  expect(ids('1', 4)).toEqual(['4']);
  expect(ids('2', 3)).toEqual(['1', '4']);
  expect(ids(undefined, 2)).toEqual(['1', '4']);
  expect(homesOf(tree, '1', 5)[1]?.way).toEqual(['Одежда', 'Обувь']);
});

test('whom it is to stand under is found by name, and its place among the others chosen', async () => {
  const run = jest.fn(() => Promise.resolve());
  renderPart(<MoveTo tree={tree} id="2" title={title} mostLevels={5} run={run} onClose={jest.fn()} />);
  const user = userEvent.setup();
  const form = within(await screen.findByRole('dialog', { name: 'Переместить раздел' }));
  expect(form.getByRole('radio', { name: /^Техника/ })).toBeChecked();
  await user.type(form.getByRole('searchbox'), 'одеж');
  await user.click(form.getByRole('radio', { name: /^Одежда/ }));
  await user.selectOptions(form.getByRole('combobox'), 'Первой');
  await user.click(form.getByRole('button', { name: 'Переместить' }));
  expect(run).toHaveBeenCalledWith('2', { parent: '4', index: 0 });
});
