import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Spot } from './spots';
import type { TreeItem } from './tree';
import { TreeView } from './TreeView';
import { useTree } from './useTree';

const item = (id: string, parent: string | null, name: string): TreeItem => ({ id, parent, name });
const items = [
  item('1', null, 'Техника'),
  item('2', '1', 'Телефоны'),
  item('3', '1', 'Ноутбуки'),
  item('4', null, 'Одежда'),
  item('5', '4', 'Обувь'),
];

interface Props {
  of?: readonly TreeItem[];
  search?: string;
  run?: (id: string, spot: Spot) => Promise<unknown>;
  onOpen?: (one: TreeItem) => void;
}

function Sample({ of = items, search, run, onOpen }: Props) {
  const state = useTree(of, search);
  return (
    <>
      <button type="button" onClick={state.openAll}>
        all
      </button>
      <TreeView state={state} label="Дерево" onOpen={onOpen} moves={run && { mostLevels: 3, run }} />
    </>
  );
}

const lines = () => within(screen.getByRole('tree', { name: 'Дерево' })).getAllByRole('treeitem');
const names = () => lines().map(({ textContent }) => textContent);
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const start = () => act(() => lines()[0]?.focus());

test('the keys walk, open and close as in any tree', () => {
  const onOpen = jest.fn();
  renderPart(<Sample onOpen={onOpen} />);
  start();
  expect(names()).toEqual(['Техника', 'Одежда']);
  press('ArrowRight');
  expect(lines()[0]).toHaveAttribute('aria-expanded', 'true');
  press('ArrowRight');
  expect(document.activeElement).toHaveTextContent('Телефоны');
  expect(document.activeElement).toHaveAttribute('aria-level', '2');
  press('End');
  expect(document.activeElement).toHaveTextContent('Одежда');
  press('Home');
  press('о', { code: 'KeyJ' });
  expect(document.activeElement).toHaveTextContent('Одежда');
  press('Enter');
  expect(onOpen).toHaveBeenCalledWith(items[3]);
  press('*');
  expect(names()).toContain('Обувь');
  press('ArrowUp');
  press('ArrowLeft');
  expect(document.activeElement).toHaveTextContent('Техника');
  press('ArrowLeft');
  expect(lines()[0]).toHaveAttribute('aria-expanded', 'false');
  expect(lines().filter((line) => line.tabIndex === 0)).toHaveLength(1);
});

test('all of a tree is open that came after it was wanted so', () => {
  const { rerender } = renderPart(<Sample of={[]} />);
  fireEvent.click(screen.getByRole('button', { name: 'all' }));
  rerender(<Sample />);
  expect(names()).toEqual(['Техника', 'Телефоны', 'Ноутбуки', 'Одежда', 'Обувь']);
});

test('M picks a line up, each step is said, Enter puts it down and Escape gives up', async () => {
  const run = jest.fn(async () => undefined);
  renderPart(<Sample run={run} />);
  start();
  press('End');
  press('ь', { code: 'KeyM' });
  expect(screen.getByRole('status')).toHaveTextContent(/Поднято: Одежда.*место 2 из 2/);
  press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent('Внутри «Техника», место 3 из 3.');
  press('Escape');
  expect(screen.getByRole('status')).toHaveTextContent('отменён');
  expect(run).not.toHaveBeenCalled();
  press('ь', { code: 'KeyM' });
  press('ArrowUp');
  await act(async () => void press('Enter'));
  expect(run).toHaveBeenCalledWith('4', { parent: null, index: 0 });
  expect(names()[0]).toBe('Одежда');
});

test('a place that may not be is said and not taken', () => {
  const deep = [...items, item('6', '5', 'Кеды')];
  renderPart(<Sample of={deep} run={async () => undefined} />);
  start();
  press('End');
  press('ь', { code: 'KeyM' });
  press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent('Глубже 3 уровней нельзя.');
});

test('what is refused goes back to where it was', async () => {
  const run = jest.fn(() => Promise.reject(new Error('refused')));
  renderPart(<Sample run={run} />);
  start();
  press('ь', { code: 'KeyM' });
  press('ArrowDown');
  await act(async () => void press('Enter'));
  expect(names()).toEqual(['Техника', 'Одежда']);
});

test('whoever may not move lines has M as a letter', () => {
  renderPart(<Sample />);
  start();
  press('m', { code: 'KeyM' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a search shows the way to what it finds', () => {
  renderPart(<Sample search="обу" />);
  expect(names()).toEqual(['Одежда', 'Обувь']);
});

test('the part that draws a long tree comes late, and the focus stays on its line', async () => {
  const many = Array.from({ length: 100 }, (_, at) => item(`n${at}`, null, `Line ${at}`));
  renderPart(<Sample of={many} />);
  expect(lines()).toHaveLength(100);
  act(() => lines()[30]?.focus());
  await waitFor(() => expect(lines().length).toBeLessThan(100));
  expect(screen.getByRole('treeitem', { name: 'Line 30' })).toHaveFocus();
});

test('of five thousand lines no more than sixty are drawn', () => {
  const many = Array.from({ length: 5000 }, (_, at) => item(`n${at}`, at < 50 ? null : `n${at % 50}`, `Line ${at}`));
  renderPart(<Sample of={many} />);
  fireEvent.click(screen.getByRole('button', { name: 'all' }));
  expect(lines().length).toBeLessThanOrEqual(60);
});
