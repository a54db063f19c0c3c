import { Clock16Regular } from '@fluentui/react-icons';
import { act, screen, waitFor, within } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Failure } from '../../lib/failure';
import { rowsOf as readyRows, type Rows } from '../../lib/rows';
import { Cell } from './Cell';
import { DataTable, type Column } from './DataTable';
import { choices } from './choices';
import { oneOf, someOf } from '../url/listParams';
import { ListPage } from '../list/ListPage';
import { useListState } from '../url/useListState';

interface Person {
  id: number;
  name: string;
  balance: string;
  born: string | null;
}

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  balance: { id: 'test.balance', defaultMessage: 'Баланс, сум' },
  born: { id: 'test.born', defaultMessage: 'Дата' },
  empty: { id: 'test.empty', defaultMessage: 'Инвесторов пока нет' },
  long: { id: 'test.long', defaultMessage: 'Подтверждён сотрудником' },
});
const columns: Column<Person>[] = [
  { id: 'name', title: m.name, value: (row) => row.name, sort: 'name', important: true },
  {
    id: 'balance',
    title: m.balance,
    value: (row) => row.balance,
    as: 'money',
    sort: 'balance',
    width: 160,
    important: true,
  },
  { id: 'born', title: m.born, value: (row) => row.born, as: 'day' },
];
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Person ${index + 1}`,
    balance: `${index}000.50`,
    born: null,
  }));

const refused: Failure = {
  kind: 'status',
  status: 403,
  codes: ['forbidden'],
  message: 'Permission investors.query is missing',
};
const broken: Failure = { kind: 'status', status: 502, codes: [], requestId: 'req-7f3a' };

const rowsOf = (items: readonly Person[], more: Partial<Rows<Person>> = {}) =>
  readyRows(items, { more: jest.fn(), retry: jest.fn(), ...more });

const params = {
  status: someOf(['new', 'active']),
  order_by: oneOf(['name', '-name', 'balance', '-balance'], '-name'),
};
function People({ rows }: { rows: Rows<Person> }) {
  const list = useListState(params);
  return (
    <ListPage list={list} rows={rows} columns={columns}>
      <DataTable empty={m.empty} rowHref={(row) => `/people/${row.id}`} />
    </ListPage>
  );
}

describe('a table of rows', () => {
  it('names the screen, the count, the columns and the values', () => {
    renderPart(<People rows={rowsOf(people(3), { total: 12418 })} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Инвесторы' })).toBeInTheDocument();
    expect(screen.getByText('12 418')).toBeInTheDocument();
    const table = screen.getByRole('grid', { name: 'Инвесторы' });
    expect(table).toHaveAttribute('aria-rowcount', '12419');
    const [, , second] = within(table).getAllByRole('row');
    expect(second).toHaveAttribute('aria-rowindex', '3');
    expect(
      within(second!)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual(['Person 2', '1\u00a0000,50', '—']);
  });

  it('has a dash where a column of its own drawing draws nothing, in the table and in a card', () => {
    const drawn: Column<Person>[] = [
      ...columns.slice(0, 2),
      {
        id: 'age',
        title: m.born,
        value: (row) => row.born,
        cell: ({ born }) => born && <b>{born}</b>,
        important: true,
      },
    ];
    for (const Shown of [
      () => <DataTable rows={rowsOf(people(1))} columns={drawn} empty={m.empty} label={m.name} />,
      () => <Cell column={drawn[2]!} row={people(1)[0]!} />,
    ]) {
      const { container, unmount } = renderPart(<Shown />);
      expect(container).toHaveTextContent(/—$/);
      unmount();
    }
  });

  it('has a cut text whole in the tip, also where the column draws it, and no code of the service', () => {
    const drawn: Column<Person>[] = [
      { id: 'name', title: m.name, value: (row) => row.name, cell: (row) => <b>{row.name}</b> },
      { id: 'state', title: m.long, value: () => 'in_process', cell: () => <b>В работе</b> },
      { id: 'born', title: m.born, value: (row) => row.born },
    ];
    const { container } = renderPart(
      <DataTable rows={rowsOf(people(1))} columns={drawn} empty={m.empty} label={m.name} />,
    );
    const tips = [...container.querySelectorAll('tbody td')].map((cell) => cell.getAttribute('title'));
    expect(tips).toEqual(['Person 1', null, null]);
    const { container: alone } = renderPart(<Cell column={drawn[0]!} row={people(1)[0]!} />);
    expect(alone.querySelector('[title]')).toHaveAttribute('title', 'Person 1');
  });

  it('gives sums and badges the room of the longest among them, and none beyond what the screen gave', () => {
    const status = choices({
      new: { label: m.name, tone: 'informative', icon: Clock16Regular },
      active: { label: m.long, tone: 'success', icon: Clock16Regular },
    });
    const of = (balance: string, code: 'new' | 'active') => {
      const shown = [...columns, status.column<Person>('status', m.born, () => code, { width: 120 })];
      const { container, unmount } = renderPart(
        <DataTable rows={rowsOf([{ ...people(1)[0]!, balance }])} columns={shown} empty={m.empty} label={m.name} />,
      );
      const widths = [...container.querySelectorAll('col')].map((col) => col.style.width);
      unmount();
      return widths;
    };
    expect(of('1000.50', 'new')).toEqual(['', '160px', '', '120px']);
    expect(of('2069269556696202.42', 'active')).toEqual(['', '206px', '', '210px']);
  });

  it('gives the room also where one code is called otherwise in another row', () => {
    const called: Column<Person> = {
      ...{ id: 'status', title: m.born, width: 120, value: () => 'same' },
      words: ({ id }) => (id === 1 ? m.name : m.long),
      cell: () => 'drawn',
    };
    const { container } = renderPart(
      <DataTable rows={rowsOf(people(3))} columns={[...columns, called]} empty={m.empty} label={m.name} />,
    );
    expect([...container.querySelectorAll('col')].at(-1)?.style.width).toBe('210px');
  });

  it('opens a record beside the list with the search that is too personal for the address', async () => {
    const rows = rowsOf(people(2));
    const beside = () => (
      <DataTable
        rows={rows}
        columns={columns}
        empty={m.empty}
        label={m.name}
        rowHref={(row) => `/list?claim=${row.id}`}
      />
    );
    const state = { list: { search: '+998 90 123 45 67' } };
    const { user, whereabouts } = renderPart(beside(), { at: { pathname: '/list', state } });
    await user.click(screen.getByText('Person 2'));
    expect(whereabouts()).toMatchObject({ pathname: '/list', search: '?claim=2', state });
  });

  it('sorts by a head: the largest money first, then turned round', async () => {
    const { user, whereabouts } = renderPart(<People rows={rowsOf(people(3))} />);
    expect(screen.getByRole('columnheader', { name: 'Имя' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Баланс, сум' }));
    expect(whereabouts().search).toBe('?order_by=-balance');
    expect(screen.getByRole('columnheader', { name: 'Баланс, сум' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Баланс, сум' }));
    expect(whereabouts().search).toBe('?order_by=balance');
    expect(screen.queryByRole('button', { name: 'Дата' })).not.toBeInTheDocument();
  });

  it('opens a row by its link or by a click anywhere on it', async () => {
    const { user, whereabouts } = renderPart(<People rows={rowsOf(people(3))} />);
    expect(screen.getByRole('link', { name: 'Person 2' })).toHaveAttribute('href', '/people/2');
    await user.click(screen.getByText('2 000,50'));
    expect(whereabouts().pathname).toBe('/people/3');
  });

  it('opens a new browser tab with Ctrl or the middle button', async () => {
    const opened = jest.spyOn(window, 'open').mockImplementation(() => null);
    const { user, whereabouts } = renderPart(<People rows={rowsOf(people(3))} />);
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('2 000,50'));
    await user.keyboard('{/Control}');
    await user.pointer({ keys: '[MouseMiddle]', target: screen.getByText('1 000,50') });
    expect(opened.mock.calls.map(([address]) => address)).toEqual(['/people/3', '/people/2']);
    expect(whereabouts().pathname).toBe('/list');
    opened.mockRestore();
  });

  it('says how much is loaded and the sum of the whole filter, and jumps (LAY-19)', async () => {
    const { user, whereabouts } = renderPart(
      <People rows={rowsOf(people(10), { total: 12418, totals: { balance: '4318220000.00' }, hasMore: true })} />,
    );
    expect(screen.getByText('Загружено 10 из 12 418')).toBeInTheDocument();
    expect(screen.getByText('Баланс, сум: 4 318 220 000,00')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Перейти к стр.' }), '99999{Enter}');
    expect(whereabouts().search).toBe('?page=1242');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Строк на странице' }), '50');
    expect(whereabouts().search).toBe('?limit=50');
  });

  it('invents no number where the service gives none', () => {
    renderPart(<People rows={rowsOf(people(10), { total: undefined, hasMore: true })} />);
    expect(screen.getByText('Загружено 10 · ещё не всё загружено')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  });

  it('appends with the button', async () => {
    const rows = rowsOf(people(10), { total: 30, hasMore: true });
    const { user } = renderPart(<People rows={rows} />);
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(rows.more).toHaveBeenCalledTimes(1);
  });

  describe('by itself', () => {
    let inSight: () => void = () => undefined;
    const before = window.IntersectionObserver;
    beforeEach(() => {
      window.IntersectionObserver = class {
        constructor(callback: IntersectionObserverCallback) {
          inSight = () =>
            callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
        }
        observe = jest.fn();
        disconnect = () => {
          inSight = () => undefined;
        };
      } as unknown as typeof IntersectionObserver;
    });
    afterEach(() => {
      window.IntersectionObserver = before;
    });
    const scroll = (area: Element, top: number): void => {
      area.scrollTop = top;
      act(() => void area.dispatchEvent(new Event('scroll')));
    };

    it('fills the window, page after page, with five at most', () => {
      const more = jest.fn();
      const { rerender } = renderPart(<People rows={rowsOf(people(10), { total: 90, hasMore: true, more })} />);
      for (let count = 10; count <= 80; count += 10) {
        rerender(<People rows={rowsOf(people(count), { total: 90, hasMore: true, more })} />);
        inSight();
      }
      expect(more).toHaveBeenCalledTimes(4);
    });

    it('stops filling at pages that bring nothing, and at one that failed', () => {
      const more = jest.fn();
      const { rerender } = renderPart(<People rows={rowsOf(people(3), { total: 90, hasMore: true, more })} />);
      for (let turn = 0; turn < 9; turn += 1) inSight();
      expect(more).toHaveBeenCalledTimes(4);
      const failure = { kind: 'status', status: 500, codes: [] } as const;
      rerender(<People rows={rowsOf(people(3), { total: 90, hasMore: true, more, failure })} />);
      inSight();
      expect(more).toHaveBeenCalledTimes(4);
    });

    it('appends below a full window when its own rows are scrolled, and not with something else', () => {
      const rows = rowsOf(people(50), { total: 90, hasMore: true });
      renderPart(
        <>
          <div role="tablist" />
          <People rows={rows} />
        </>,
      );
      const own = screen.getByRole('grid').parentElement!;
      scroll(screen.getByRole('tablist'), 40);
      inSight();
      scroll(own, 0);
      inSight();
      expect(rows.more).not.toHaveBeenCalled();
      scroll(own, 40);
      inSight();
      expect(rows.more).toHaveBeenCalledTimes(1);
    });
  });

  it('keeps the old rows dimmed while fresh ones come', () => {
    renderPart(<People rows={rowsOf(people(2), { refreshing: true })} />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Person 1')).toBeInTheDocument();
  });

  it('draws a bad row as bad and the good ones beside it', () => {
    const complaints = jest.spyOn(console, 'error');
    const bad = {
      id: 2,
      get name(): string {
        throw new Error('no name');
      },
      balance: 'NaN',
      born: '0000-99-99',
    };
    renderPart(
      <People rows={rowsOf([people(1)[0]!, bad, { id: 3, name: '<b>x</b>', balance: '1e308', born: null }])} />,
    );
    expect(screen.getByText('Person 1')).toBeInTheDocument();
    expect(screen.getByText('Строку не удалось показать')).toBeInTheDocument();
    expect(screen.getByText('<b>x</b>')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/NaN|1e308/);
    complaints.mockClear();
  });
});

describe('a table without rows', () => {
  it('has the shape of what comes while it loads', () => {
    renderPart(<People rows={rowsOf([], { state: 'loading', total: undefined })} />);
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
  });

  it('is empty because there is nothing', () => {
    renderPart(<People rows={rowsOf([])} />);
    expect(screen.getByText('Инвесторов пока нет')).toBeInTheDocument();
  });

  it('is empty because of the filters, which can be cleared', async () => {
    const { user, whereabouts } = renderPart(<People rows={rowsOf([])} />, { at: '/list?status=new' });
    expect(screen.getByText('По этим фильтрам ничего не найдено')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Очистить фильтры' }));
    expect(whereabouts().search).toBe('');
  });

  it('is empty because the page lies beyond the end', async () => {
    const { user, whereabouts } = renderPart(<People rows={rowsOf([], { total: 30 })} />, { at: '/list?page=99' });
    await user.click(screen.getByRole('button', { name: 'К первой странице' }));
    expect(whereabouts().search).toBe('');
  });

  it('is refused, with what is missing and who grants it', () => {
    renderPart(<People rows={rowsOf([], { state: 'failed', failure: refused })} />);
    const alert = screen.getByRole('alert');
    for (const words of [
      'Forbidden',
      'Ошибка: Доступ запрещён',
      'Permission investors.query is missing',
      'Права выдаёт администратор',
    ]) {
      expect(alert).toHaveTextContent(words);
    }
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  });

  it('failed, and can be tried again', async () => {
    const rows = rowsOf([], { state: 'failed', failure: broken });
    const { user } = renderPart(<People rows={rows} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Server side problem');
    expect(screen.getByRole('alert')).toHaveTextContent('req-7f3a');
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(rows.retry).toHaveBeenCalledTimes(1);
  });

  it('shows old rows as old when a refresh failed', async () => {
    const rows = rowsOf(people(1), { failure: broken });
    const { user } = renderPart(<People rows={rows} />);
    expect(screen.getByText('Person 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(rows.retry).toHaveBeenCalledTimes(1);
  });

  it('says what of the address it left out', () => {
    renderPart(<People rows={rowsOf(people(1))} />, { at: '/list?status=gone&page=x' });
    expect(screen.getByText('Непонятные параметры адреса пропущены: status, page')).toBeInTheDocument();
  });
});

describe('a long table', () => {
  it('draws only the rows in sight', async () => {
    const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    renderPart(<People rows={rowsOf(people(5000))} />);
    await waitFor(() => expect(screen.queryByText('Person 50')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('Person 20')).toBeInTheDocument());
    expect(within(screen.getByRole('grid')).getAllByRole('row').length).toBeLessThan(100);
    height.mockRestore();
    width.mockRestore();
  });
});

describe('a narrow table', () => {
  it('is a list of cards with the important columns', async () => {
    const wide = window.matchMedia;
    window.matchMedia = ((media: string) => ({ ...wide(media), matches: true })) as typeof window.matchMedia;
    const { user, whereabouts } = renderPart(<People rows={rowsOf(people(2))} />);
    const cards = within(screen.getByRole('list', { name: 'Инвесторы' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(
      within(cards[1]!)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Баланс, сум']);
    await user.click(within(cards[1]!).getByText('1 000,50'));
    expect(whereabouts().pathname).toBe('/people/2');
    window.matchMedia = wide;
  });

  it('has its sums behind a word where they would take the room of the rows', () => {
    const wide = window.matchMedia;
    window.matchMedia = ((media: string) => ({ ...wide(media), matches: true })) as typeof window.matchMedia;
    const sums = (totals: Record<string, string>) => {
      const { unmount } = renderPart(<People rows={rowsOf(people(2), { total: 2, totals })} />);
      const details = screen.queryByText('Итоги')?.closest('details');
      const text = details?.textContent;
      unmount();
      return text;
    };
    expect(sums({ name: '1.00', balance: '2.00' })).toBeUndefined();
    const three = 'ИтогиИмя: 1,00Баланс, сум: 2,00Дата: 3,00';
    expect(sums({ name: '1.00', balance: '2.00', born: '3.00' })).toBe(three);
    window.matchMedia = wide;
  });
});
