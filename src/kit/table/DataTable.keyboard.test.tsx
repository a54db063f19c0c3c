import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Failure } from '../../lib/failure';
import { rowsOf as readyRows, type Rows } from '../../lib/rows';
import { DataTable, type Column } from './DataTable';
import { oneOf, searchText } from '../url/listParams';
import { ListPage } from '../list/ListPage';
import { SearchFilter } from '../list/SearchFilter';
import { Toolbar } from '../list/Toolbar';
import { useListState } from '../url/useListState';

interface Person {
  id: number;
  name: string;
  phone: string;
  balance: string;
  born: string;
}

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  phone: { id: 'test.phone', defaultMessage: 'Телефон' },
  balance: { id: 'test.balance', defaultMessage: 'Баланс' },
  born: { id: 'test.born', defaultMessage: 'Рождён' },
  search: { id: 'test.search', defaultMessage: 'Поиск' },
  empty: { id: 'test.empty', defaultMessage: 'Пусто' },
});
const columns: Column<Person>[] = [
  { id: 'name', title: m.name, value: (row) => row.name, sort: 'name' },
  { id: 'phone', title: m.phone, value: (row) => row.phone },
  { id: 'balance', title: m.balance, value: (row) => row.balance, as: 'money', sort: 'balance' },
  { id: 'born', title: m.born, value: (row) => row.born, as: 'day' },
];
const people = (count: number, first = 1): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + first,
    name: `Person ${index + first}`,
    phone: '+998 90 *** ** 67',
    balance: `${index + first}250.50`,
    born: '1990-01-30',
  }));
const rowsOf = (items: readonly Person[], more: Partial<Rows<Person>> = {}) =>
  readyRows(items, { more: jest.fn(), retry: jest.fn(), ...more });

const parameters = { search: searchText(), order_by: oneOf(['name', '-name', 'balance', '-balance'], 'name') };
const opened = jest.fn();

function People({ rows, canPick = true }: { rows: Rows<Person>; canPick?: boolean }) {
  const list = useListState(parameters);
  return (
    <ListPage list={list} rows={rows} columns={columns}>
      <Toolbar>
        <SearchFilter label={m.search} />
      </Toolbar>
      <DataTable
        empty={m.empty}
        rowHref={(row) => `/people/${row.id}`}
        rowActions={(row) => <button onClick={() => opened(row.id)}>Меню {row.id}</button>}
        bulkActions={
          canPick
            ? (picked, clear) => <button onClick={clear}>Сделать: {picked.map(({ id }) => id).join(' ')}</button>
            : undefined
        }
      />
    </ListPage>
  );
}

const focused = () => document.activeElement?.textContent;
/** What Ctrl+C would put on the clipboard. */
const copied = () => {
  const setData = jest.fn();
  if (document.activeElement) fireEvent.copy(document.activeElement, { clipboardData: { setData } });
  return setData.mock.calls[0]?.[1] as string;
};
const toGrid = async (user: ReturnType<typeof renderPart>['user']) => {
  await user.click(screen.getByRole('searchbox'));
  for (let steps = 0; steps < 9 && !screen.getByRole('grid').contains(document.activeElement); steps += 1)
    await user.tab();
};
/** Waits for the bar, which is fetched when it is first needed. */
const bar = async () => screen.findByRole('button', { name: /Сделать/ });

describe('a table by keyboard', () => {
  it('is one stop for the Tab key, at the first cell with a value', async () => {
    const { user } = renderPart(<People rows={rowsOf(people(5))} />);
    await toGrid(user);
    expect(focused()).toBe('Person 1');
    expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    await user.tab({ shift: true });
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('moves as a spreadsheet does', async () => {
    const { user } = renderPart(<People rows={rowsOf(people(20))} />);
    await toGrid(user);
    const after = async (keys: string) => {
      await user.keyboard(keys);
      return focused();
    };
    expect(await after('{ArrowDown}')).toBe('Person 2');
    expect(await after('{ArrowRight}{ArrowRight}')).toBe('2\u00a0250,50');
    expect(await after('{End}')).toBe('Меню 2');
    expect(await after('{Home}{ArrowRight}')).toBe('Person 2');
    expect(await after('{Control>}{End}{/Control}')).toBe('Меню 20');
    expect(await after('{Control>}{Home}{/Control}{ArrowRight}')).toBe('Person 1');
    expect(await after('{PageDown}')).toBe('Person 2');
    expect(await after('{PageUp}')).toBe('Person 1');
    expect(await after('{ArrowUp}')).toBe('Имя');
    expect(await after('{ArrowDown}')).toBe('Person 1');
    expect(await after('jj')).toBe('Person 3');
    expect(await after('k')).toBe('Person 2');
  });

  it('moves by the place of the letters also in the Russian layout', async () => {
    const { user } = renderPart(<People rows={rowsOf(people(5))} />);
    await toGrid(user);
    await user.keyboard('[KeyJ]');
    expect(focused()).toBe('Person 2');
  });

  it('asks for more rows beyond the last one', async () => {
    const rows = rowsOf(people(3), { hasMore: true, total: 9 });
    const { user } = renderPart(<People rows={rows} />);
    await toGrid(user);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(rows.more).toHaveBeenCalled();
  });

  it('opens with Enter, in a new browser tab with Ctrl', async () => {
    const open = jest.spyOn(window, 'open').mockImplementation(() => null);
    const { user, whereabouts } = renderPart(<People rows={rowsOf(people(3))} />);
    await toGrid(user);
    await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    expect(open.mock.calls[0]?.[0]).toMatch(/\/people\/2$/);
    await user.keyboard('{ArrowRight}{Enter}');
    expect(whereabouts().pathname).toBe('/people/2');
    open.mockRestore();
  });

  it('sorts and changes widths in the head', async () => {
    const { user, whereabouts, store } = renderPart(<People rows={rowsOf(people(3))} />);
    await toGrid(user);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(whereabouts().search).toBe('?order_by=-name');
    expect(focused()).toBe('Имя');
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(store.getState().preferences.tables['']?.['test.screen']?.widths).toEqual({ phone: 192 });
  });

  it('reaches the actions of a row', async () => {
    const { user, whereabouts } = renderPart(<People rows={rowsOf(people(3))} />);
    await toGrid(user);
    await user.keyboard('{ArrowDown}{End}{Enter}');
    expect(opened).toHaveBeenLastCalledWith(2);
    expect(whereabouts().pathname).toBe('/list');
  });

  it('keeps the place when rows are sorted, come and go', async () => {
    const { user, rerender } = renderPart(<People rows={rowsOf(people(5))} />);
    await toGrid(user);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    rerender(<People rows={rowsOf(people(5).reverse())} />);
    expect(focused()).toBe('Person 3');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Person 2');
    // Its row is gone: the one that stands in its place now has the focus.
    rerender(<People rows={rowsOf(people(2, 40))} />);
    expect(focused()).toBe('Person 41');
  });

  it('finds the search with "/" and the rows with j from anywhere, but not while something is typed', async () => {
    const { user } = renderPart(<People rows={rowsOf(people(5))} />);
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    await user.keyboard('j/x');
    expect(search).toHaveValue('j/x');
    search.blur();
    await user.keyboard('j');
    expect(focused()).toBe('Person 1');
  });

  it('leaves letters alone when the person switched them off', async () => {
    const { user } = renderPart(<People rows={rowsOf(people(5))} />);
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    await user.click(await screen.findByRole('switch', { name: /Клавиши/ }));
    await user.keyboard('{Escape}');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('j/');
    expect(document.body).toHaveFocus();
  });

  it('copies a cell as a real number, and picked rows as a table', async () => {
    const { user, store } = renderPart(<People rows={rowsOf(people(3))} />);
    await toGrid(user);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(copied()).toBe('1250,50');
    const said = () => store.getState().notices.list.at(-1);
    expect(said()?.title.defaultMessage).toBe('Ячейка скопирована');
    await user.keyboard(' {ArrowDown} ');
    await bar();
    expect(copied()).toBe(
      "Person 1\t'+998 90 *** ** 67\t1250,50\t30.01.1990\nPerson 2\t'+998 90 *** ** 67\t2250,50\t30.01.1990",
    );
    expect(said()).toMatchObject({ isShown: true, values: { count: 2, shown: '2' } });
  });
});

describe('picking rows', () => {
  it('counts, sums, hands them to the actions, and clears', async () => {
    const { user } = renderPart(<People rows={rowsOf(people(5))} />);
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Person 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Person 3' }));
    expect(await bar()).toHaveTextContent('Сделать: 1 3');
    expect(screen.getByText('Выбрано: 2')).toBeInTheDocument();
    expect(screen.getByText('Баланс: 4 501,00')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Person 3/ })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('button', { name: 'Снять выделение' }));
    expect(screen.queryByText(/Выбрано/)).not.toBeInTheDocument();
  });

  it('takes everything between with Shift, by mouse and by keyboard', async () => {
    const { user } = renderPart(<People rows={rowsOf(people(8))} />);
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Person 2' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Person 4' }));
    await user.keyboard('{/Shift}');
    expect(await bar()).toHaveTextContent('Сделать: 2 3 4');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(await bar()).toHaveTextContent('Сделать: 2 3 4 5 6');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(await bar()).toHaveTextContent('Сделать: 2 3 4 5');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: /Сделать/ })).not.toBeInTheDocument();
  });

  it('takes the loaded rows and says how many of all that is', async () => {
    const { user } = renderPart(<People rows={rowsOf(people(10), { total: 1240, hasMore: true })} />);
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать 10 загруженных строк' }));
    expect(await screen.findByText('Выбраны все загруженные: 10 из 1 240')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать 10 загруженных строк' }));
    expect(screen.queryByText(/Выбраны/)).not.toBeInTheDocument();
    await toGrid(user);
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByText(/Выбраны все/)).toBeInTheDocument();
  });

  it('survives sorting and appending, and counts rows that the filter hides', async () => {
    const { user, rerender } = renderPart(<People rows={rowsOf(people(4))} />);
    await toGrid(user);
    await user.keyboard('x{ArrowDown}x{ArrowDown}x');
    expect(await bar()).toHaveTextContent('Сделать: 1 2 3');
    rerender(<People rows={rowsOf(people(6).reverse())} />);
    expect(await bar()).toHaveTextContent('Сделать: 3 2 1');
    rerender(<People rows={rowsOf(people(1))} />);
    expect(screen.getByText(/Скрыто выбранных: 2 из 3/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Убрать скрытые' }));
    expect(await bar()).toHaveTextContent('Сделать: 1');
  });

  it('takes all rows of the filter, page by page, and gives them back', async () => {
    const all = people(1240);
    const readAll = jest.fn((offset: number, limit: number) =>
      Promise.resolve({ items: all.slice(offset, offset + limit), total: all.length }),
    );
    const { user, rerender } = renderPart(
      <People rows={rowsOf(people(10), { total: 1240, hasMore: true, readAll })} />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать 10 загруженных строк' }));
    await user.click(await screen.findByRole('button', { name: /Выбрать все 1\s240 по фильтру/ }));
    expect(await screen.findByText('Выбраны все по фильтру: 1 240')).toBeInTheDocument();
    expect(readAll.mock.calls.map(([offset]) => offset)).toEqual([0, 1000]);
    expect(screen.queryByText(/Скрыто выбранных/)).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Выбрать 10 загруженных строк' })).toBeChecked();
    // 1250.50 + 2250.50 + … + 1240250.50, counted exactly.
    expect(screen.getByText(/769 730 620,00/)).toBeInTheDocument();

    // Another filter: what it does not find is hidden now.
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Person 1' }));
    expect(screen.getByText('Выбрано: 1 239')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Person 1' }));
    await user.click(screen.getByRole('button', { name: 'Оставить только загруженные: 10' }));
    expect(await bar()).toHaveTextContent('Сделать: 1 2 3 4 5 6 7 8 9 10');
    rerender(<People rows={rowsOf(people(10), { total: 100_000, hasMore: true, readAll })} />);
    expect(screen.getByText(/По фильтру 100 000, а за раз можно выбрать не больше 10 000/)).toBeInTheDocument();
  });

  it('asks for all rows of no other filter than the one it was told about, and not again once it was stopped', async () => {
    const readAll = jest.fn(() => new Promise<never>(() => undefined));
    const all = rowsOf(people(4), { total: 4, readAll });
    const more = rowsOf(people(10), { total: 1240, hasMore: true, readAll });
    const { user, rerender, whereabouts } = renderPart(<People rows={all} />);
    const offered = () => screen.findByRole('button', { name: /Выбрать все 1\s240 по фильтру/ });
    const narrow = async (letter: string) => {
      await user.type(screen.getByRole('searchbox'), letter);
      await waitFor(() => expect(whereabouts().search).toMatch(new RegExp(`${letter}$`)));
    };
    const askTwice = async () => {
      await toGrid(user);
      await user.keyboard('{Control>}aa{/Control}');
    };
    // Nothing was left to read, of this filter; what is there later, or by another one, nobody asked for.
    await askTwice();
    await bar();
    rerender(<People rows={more} />);
    await offered();
    await narrow('P');
    await offered();
    expect(readAll).not.toHaveBeenCalled();

    await askTwice();
    await user.click(await screen.findByRole('button', { name: 'Остановить' }));
    await narrow('e');
    await offered();
    expect(readAll).toHaveBeenCalledTimes(1);

    rerender(<People rows={rowsOf(people(10), { total: 12_000, hasMore: true, readAll })} />);
    await askTwice();
    expect(await screen.findByText(/за раз можно выбрать не больше 10 000/)).toBeInTheDocument();
    await narrow('r');
    rerender(<People rows={more} />);
    await offered();
    expect(readAll).toHaveBeenCalledTimes(1);
    await askTwice();
    await screen.findByRole('button', { name: 'Остановить' });
    expect(readAll).toHaveBeenCalledTimes(2);
  });

  it('stops collecting when told to, and says why it waits', async () => {
    const readAll = jest.fn(async () => {
      throw { kind: 'status', status: 403, codes: ['forbidden'] } satisfies Failure;
    });
    const { user } = renderPart(<People rows={rowsOf(people(10), { total: 1240, hasMore: true, readAll })} />);
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать 10 загруженных строк' }));
    await user.click(await screen.findByRole('button', { name: /Выбрать все 1\s240 по фильтру/ }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(readAll).toHaveBeenCalledTimes(2));
    await user.click(screen.getByRole('button', { name: 'Остановить' }));
    expect(screen.getByRole('button', { name: /Выбрать все 1\s240 по фильтру/ })).toBeInTheDocument();
    expect(screen.getByText('Выбраны все загруженные: 10 из 1 240')).toBeInTheDocument();
  });

  it('shows the picked rows alone, hidden ones with them, and comes back', async () => {
    const { user, rerender } = renderPart(<People rows={rowsOf(people(4))} />);
    await toGrid(user);
    await user.keyboard('x{ArrowDown}x{ArrowDown}x');
    await bar();
    rerender(<People rows={rowsOf(people(5).slice(2))} />);
    expect(screen.getByText(/Скрыто выбранных: 2 из 3/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Показать выбранные' }));
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(3);
    expect(screen.queryByText(/Скрыто выбранных/)).not.toBeInTheDocument();
    // One that is left stays where it can be picked again.
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Person 1' }));
    expect(screen.getByRole('checkbox', { name: 'Выбрать: Person 1' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Вернуться к списку' }));
    expect(screen.getByText(/Скрыто выбранных: 1 из 2/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Выбрать: Person 1' })).not.toBeInTheDocument();
  });

  it('is not offered where nothing can be done with many', async () => {
    const { user } = renderPart(<People rows={rowsOf(people(2))} canPick={false} />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await toGrid(user);
    await user.keyboard(' ');
    expect(within(screen.getByRole('grid')).queryByRole('row', { selected: true })).not.toBeInTheDocument();
  });
});

describe('the actions of a row', () => {
  it('come when the row is pointed at, and open nothing else', async () => {
    const { user, whereabouts } = renderPart(<People rows={rowsOf(people(2))} />);
    expect(screen.queryByRole('button', { name: 'Меню 2' })).not.toBeInTheDocument();
    await user.hover(screen.getByRole('row', { name: /Person 2/ }));
    await user.click(screen.getByRole('button', { name: 'Меню 2' }));
    expect(opened).toHaveBeenLastCalledWith(2);
    expect(whereabouts().pathname).toBe('/list');
  });

  it('answer a press that comes before them', () => {
    renderPart(<People rows={rowsOf(people(2))} />);
    screen.getAllByRole('button', { name: 'Действия' })[0]?.click();
    return waitFor(() => expect(opened).toHaveBeenLastCalledWith(1));
  });

  // As a browser does it: what goes away between the press and its end is not clicked.
  it('answer a press that itself warms the row', () => {
    renderPart(<People rows={rowsOf(people(2))} />);
    const button = screen.getAllByRole('button', { name: 'Действия' })[1] as HTMLElement;
    opened.mockClear();
    fireEvent.mouseDown(button);
    act(() => button.focus());
    expect(button).toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();
    fireEvent.mouseUp(button);
    fireEvent.click(button);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(opened).toHaveBeenLastCalledWith(2);
    expect(screen.getByRole('button', { name: 'Меню 2' })).toBeInTheDocument();
  });

  it('are there, and do nothing, when the press slides off their button', () => {
    renderPart(<People rows={rowsOf(people(2))} />);
    const button = screen.getAllByRole('button', { name: 'Действия' })[1] as HTMLElement;
    opened.mockClear();
    fireEvent.mouseDown(button);
    act(() => button.focus());
    fireEvent.mouseLeave(button);
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Меню 2' })).toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();
  });
});

it('keeps the focus on its row when the part that draws a long table comes late', async () => {
  renderPart(<People rows={rowsOf(people(100))} />);
  const cell = await screen.findByRole('gridcell', { name: 'Person 31' });
  const drawn = () => screen.getAllByRole('gridcell', { name: /^Person/ }).length;
  expect(drawn()).toBe(100);
  act(() => cell.focus());
  await waitFor(() => expect(drawn()).toBeLessThan(100));
  expect(focused()).toBe('Person 31');
});
