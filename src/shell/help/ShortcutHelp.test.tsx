import { screen, within } from '@testing-library/react';
import { openDialogs } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { Action } from '../../kit/actions/Action';
import { Drawer } from '../../kit/overlay/Drawer';
import { useShortcuts, type Shortcut } from '../../kit/state/shortcuts';
import { FrameShortcuts } from './FrameShortcuts';
import { ShortcutHelp } from './ShortcutHelp';

beforeAll(openDialogs);

const title = (id: string, defaultMessage: string) => ({ id, defaultMessage });
const shortcuts: Shortcut[] = [
  {
    id: 'list.search',
    title: title('kit.search.shortcut', 'К поиску'),
    scope: 'list',
    keys: ['Slash'],
    run: jest.fn(),
  },
  {
    id: 'go.one',
    title: title('routes.investors.list', 'Инвесторы'),
    scope: 'go',
    keys: ['KeyG KeyI'],
    run: jest.fn(),
  },
];
const closed = jest.fn();

function Page({ isOpen }: { isOpen: boolean }) {
  useShortcuts(shortcuts);
  return isOpen && <ShortcutHelp onClose={closed} />;
}
const open = () => {
  const part = renderPart(<Page isOpen={false} />);
  part.rerender(<Page isOpen />);
  return part;
};

it('tells what the keys do on this page, by scope, in the order of the scopes', () => {
  open();
  const dialog = screen.getByRole('dialog', { name: 'Клавиши этого экрана' });
  const groups = within(dialog).getAllByRole('heading', { level: 3 });
  expect(groups.map((group) => group.textContent)).toEqual(['В таблице', 'Перейти в раздел']);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(within(dialog).getByRole('region', { name: 'Перейти в раздел' })).toHaveTextContent('Инвесторыgзатемi');
});

it('finds by words and by keys, and says when there is nothing', async () => {
  const { user } = open();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'ПОИСК');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['К поиску']);
  await user.clear(search);
  await user.type(search, 'g i');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Инвесторы']);
  await user.type(search, 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('Такой клавиши здесь нет');
});

it('switches all of them off, still telling what there is, and closes with Escape', async () => {
  const { user, store } = open();
  await user.click(screen.getByRole('switch', { name: 'Клавиши-команды включены' }));
  expect(store.getState().preferences.shortcuts).toBe(false);
  expect(screen.getAllByRole('term')).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalled();
});

it('is asked for over a drawer as well, and tells what the keys do there', async () => {
  const close = jest.fn();
  const verb = title('terms.reject', 'Отклонить');
  const { user } = renderPart(
    <>
      <Page isOpen={false} />
      <FrameShortcuts />
      <Drawer title={title('terms.claim', 'Заявка')} onClose={close}>
        <Action label={verb} verb="reject" onSelect={jest.fn()} />
      </Drawer>
    </>,
  );
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Клавиши этого экрана' });
  expect(within(dialog).getByText('Отклонить')).toBeInTheDocument();
  expect(within(dialog).queryByText('К поиску')).not.toBeInTheDocument();
});
