import { act, screen, within } from '@testing-library/react';
import { useDispatch, useSelector } from 'react-redux';
import { renderPart } from '../../../tests/panel/renderPart';
import { closedBy } from './closedTabs';
import { TabList } from './TabList';
import { tabs, tabsClosed, tabVisited } from './tabs';
import type { TabWork } from './useTabs';

const pathOf = (id: number) => `/back-office/investor/${id}`;

function List() {
  const dispatch = useDispatch();
  const open = useSelector(tabs.selectors.open);
  const close: TabWork['close'] = (closing, from) => dispatch(tabsClosed({ paths: closedBy(closing, from, open) }));
  const work = { open, path: pathOf(1), close, reopen: undefined, question: undefined };
  return <TabList work={work} unsaved={[]} onClose={() => undefined} />;
}

const rows = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').getAttribute('href'));

test('a row has what the menu of a tab has in the bar, which a phone has no room for', async () => {
  const { user, store } = renderPart(<List />);
  act(() => {
    for (const id of [1, 2, 3, 4])
      store.dispatch(tabVisited({ owner: 1, path: pathOf(id), routeId: 'investors.one', url: pathOf(id) }));
  });
  const action = async (id: number, name: string) => {
    const row = screen.getAllByRole('listitem')[rows().indexOf(pathOf(id))];
    if (!row) throw new Error(`${id} is not in the list`);
    await user.click(within(row).getByRole('button', { name: 'Действия с вкладкой' }));
    await user.click(within(row).getByRole('menuitem', { name }));
  };
  await action(3, 'Закрепить');
  expect(rows()).toEqual([3, 1, 2, 4].map(pathOf));
  await action(1, 'Переместить выше');
  expect(screen.getByRole('menuitem', { name: 'Переместить выше' })).toHaveAccessibleDescription(
    'Дальше двигать некуда',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Переместить ниже' }));
  expect(rows()).toEqual([3, 2, 1, 4].map(pathOf));
  await action(1, 'Закрыть вкладки ниже');
  expect(rows()).toEqual([3, 2, 1].map(pathOf));
  await action(3, 'Открепить');
  await action(2, 'Закрыть вкладки выше');
  expect(rows()).toEqual([2, 1].map(pathOf));
  await action(1, 'Закрыть остальные');
  expect(rows()).toEqual([pathOf(1)]);
});
