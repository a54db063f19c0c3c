import { fireEvent, screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../../tests/panel/renderPart';
import { rowsOf } from '../../../lib/rows';
import { DataTable, type Column } from '../DataTable';
import { oneOf } from '../../url/listParams';
import { ListPage } from '../../list/ListPage';
import { isPreferences } from '../../state/preferences';
import { Toolbar } from '../../list/Toolbar';
import { useListState } from '../../url/useListState';
import { useShownColumns } from './useTableSettings';

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  phone: { id: 'test.phone', defaultMessage: 'Телефон' },
  balance: { id: 'test.balance', defaultMessage: 'Баланс' },
  manager: { id: 'test.manager', defaultMessage: 'Менеджер' },
  empty: { id: 'test.empty', defaultMessage: 'Пусто' },
});
interface Person {
  id: number;
  name: string;
}
const columns: Column<Person>[] = [
  { id: 'name', title: m.name, value: (row) => row.name },
  { id: 'phone', title: m.phone, value: () => 'p', width: 120 },
  { id: 'balance', title: m.balance, value: () => '1.00', as: 'money', width: 160 },
  { id: 'manager', title: m.manager, value: () => 'm', width: 140, hidden: true },
];
const rows = rowsOf<Person>([{ id: 1, name: 'Person 1' }]);
const parameters = { order_by: oneOf(['name', '-name'], 'name') };

function People() {
  const list = useListState(parameters);
  const shown = useShownColumns(columns);
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={<output>{shown.map(({ id }) => id).join(' ')}</output>}
    >
      <Toolbar>{null}</Toolbar>
      <DataTable empty={m.empty} rowActions={() => <button>Меню</button>} />
    </ListPage>
  );
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const open = async () => {
  const part = renderPart(<People />);
  await part.user.click(screen.getByRole('button', { name: 'Столбцы' }));
  await screen.findByRole('checkbox', { name: 'Имя' });
  const look = () => part.store.getState().preferences.tables['']?.['test.screen'];
  return { ...part, look };
};

describe('the chooser of columns', () => {
  it('shows and leaves out columns, but not the last one', async () => {
    const { user, store } = await open();
    expect(heads()).toEqual(['Имя', 'Телефон', 'Баланс', 'Действия']);
    await user.click(screen.getByRole('checkbox', { name: 'Менеджер' }));
    await user.click(screen.getByRole('checkbox', { name: 'Телефон' }));
    expect(heads()).toEqual(['Имя', 'Баланс', 'Менеджер', 'Действия']);
    // What an export of this screen takes.
    expect(screen.getByText('name balance manager')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Имя' }));
    await user.click(screen.getByRole('checkbox', { name: 'Баланс' }));
    expect(screen.getByRole('checkbox', { name: 'Менеджер' })).toBeDisabled();
    expect(isPreferences(JSON.parse(JSON.stringify(store.getState().preferences)))).toBe(true);
  });

  it('orders by buttons, by keys and by dragging, and keeps the focus', async () => {
    const { user } = await open();
    const up = screen.getByRole('button', { name: 'Выше: Баланс' });
    await user.click(up);
    expect(heads()).toEqual(['Имя', 'Баланс', 'Телефон', 'Действия']);
    await user.click(up);
    expect(heads()).toEqual(['Баланс', 'Имя', 'Телефон', 'Действия']);
    expect(up).toHaveFocus();
    await user.click(up);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(heads()).toEqual(['Имя', 'Баланс', 'Телефон', 'Действия']);
    const line = (title: string) => screen.getByRole('checkbox', { name: title }).closest('li') as HTMLElement;
    const dataTransfer = { effectAllowed: '' };
    fireEvent.dragStart(line('Телефон'), { dataTransfer });
    fireEvent.dragEnter(line('Имя'), { dataTransfer });
    fireEvent.dragEnd(line('Телефон'), { dataTransfer });
    expect(heads()).toEqual(['Телефон', 'Имя', 'Баланс', 'Действия']);
  });

  it('changes widths, pins and goes back to how it was', async () => {
    const { user, look } = await open();
    await user.click(screen.getByRole('button', { name: 'Шире: Телефон' }));
    await user.click(screen.getByRole('button', { name: 'Сузить: Баланс' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Закреплено слева' }), '2');
    await user.click(screen.getByRole('checkbox', { name: 'Закрепить действия справа' }));
    expect(look()).toEqual({ widths: { phone: 136, balance: 144 }, pinned: 2, actionsPinned: false });
    await user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
    expect(look()).toBeUndefined();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Столбцы' })).toHaveFocus();
  });

  it('makes rows higher, and says so', async () => {
    const { user, look } = await open();
    const button = screen.getByRole('button', { name: 'Просторные строки' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(look()).toEqual({ density: 'comfortable' });
  });
});

describe('the edge of a head', () => {
  it('is dragged to a width, and forgets it when pressed twice', async () => {
    const { look } = await open();
    const head = screen.getByRole('columnheader', { name: 'Телефон' });
    const handle = head.querySelector('span[data-own]') as HTMLElement;
    head.getBoundingClientRect = () => ({ width: 120 }) as DOMRect;
    handle.setPointerCapture = () => undefined;
    // jsdom has no pointer events of its own.
    fireEvent(handle, new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 300 }));
    fireEvent(handle, new MouseEvent('pointermove', { bubbles: true, clientX: 345 }));
    fireEvent.lostPointerCapture(handle);
    expect(look()?.widths).toEqual({ phone: 165 });
    fireEvent.doubleClick(handle);
    expect(look()?.widths).toEqual({});
  });
});
