import { act, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../../tests/panel/renderPart';
import { rowsOf } from '../../../lib/rows';
import { DataTable, type Column } from '../DataTable';
import { oneOf, searchText, someOf } from '../../url/listParams';
import { ListPage } from '../../list/ListPage';
import { viewsKept } from '../../state/preferences';
import { SearchFilter } from '../../list/SearchFilter';
import { Toolbar } from '../../list/Toolbar';
import { useListState } from '../../url/useListState';
import { writeFile, type ViewBook } from './savedViews';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  phone: { id: 'test.phone', defaultMessage: 'Телефон' },
  balance: { id: 'test.balance', defaultMessage: 'Баланс' },
  search: { id: 'test.search', defaultMessage: 'Поиск' },
  empty: { id: 'test.empty', defaultMessage: 'Пусто' },
});
interface Person {
  id: number;
  name: string;
}
const columns: Column<Person>[] = [
  { id: 'name', title: m.name, value: (row) => row.name, sort: 'name' },
  { id: 'phone', title: m.phone, value: () => 'p', width: 120 },
  { id: 'balance', title: m.balance, value: () => '1.00', as: 'money', width: 160 },
];
const rows = rowsOf<Person>([{ id: 1, name: 'Person 1' }]);
const parameters = {
  status: someOf(['new', 'active']),
  search: searchText(),
  order_by: oneOf(['name', '-name'], 'name'),
};

function People() {
  const list = useListState(parameters);
  return (
    <ListPage list={list} rows={rows} columns={columns}>
      <Toolbar>
        <SearchFilter label={m.search} />
        <button onClick={() => list.set({ status: ['active'] })}>Активные</button>
      </Toolbar>
      <DataTable empty={m.empty} />
    </ListPage>
  );
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const news = () => within(screen.getByRole('group', { name: 'Виды' })).getByRole('status');
const view = 'view=1c11*balance.*name.240*-phone.';
const openViews = async (options: Parameters<typeof renderPart>[1] = {}) => {
  const part = renderPart(<People />, options);
  await part.user.click(screen.getByRole('button', { name: 'Виды' }));
  await screen.findByRole('textbox', { name: 'Название нового вида' });
  const book = () => part.store.getState().preferences.views['']?.['test.screen'] as ViewBook | undefined;
  const save = async (name: string) => {
    await part.user.type(screen.getByRole('textbox', { name: /нового вида/ }), name);
    await part.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  };
  const choose = async (name: string, action: string) => {
    const actions = screen.getByRole('group', { name: `Действия с видом «${name}»` });
    await part.user.click(within(actions).getByRole('button'));
    await part.user.click(screen.getByRole('menuitem', { name: action }));
  };
  const give = async (text: string) =>
    part.user.upload(
      screen.getByLabelText('Взять из файла'),
      new File([text], 'views.json', { type: 'application/json' }),
    );
  return { ...part, book, save, choose, give };
};
const keep = (part: ReturnType<typeof renderPart>, book: ViewBook) =>
  act(() => void part.store.dispatch(viewsKept({ owner: '', screen: 'test.screen', book })));

describe('a view in the address', () => {
  it('shows the table of the colleague and leaves the own one alone', async () => {
    const part = renderPart(<People />, { at: `/list?status=new&${view}` });
    expect(heads()).toEqual(['Баланс', 'Имя']);
    await part.user.click(screen.getByRole('button', { name: 'Просторные строки' }));
    expect(part.whereabouts().search).toBe('?status=new&view=1r11*balance.*name.240*-phone.');
    expect(heads()).toEqual(['Баланс', 'Имя']);
    expect(part.store.getState().preferences.tables).toEqual({});
  });

  it('stays while filters and order change', async () => {
    const part = renderPart(<People />, { at: `/list?${view}` });
    await part.user.click(screen.getByRole('button', { name: 'Активные' }));
    expect(new URLSearchParams(part.whereabouts().search).get('view')).toBe(view.slice(5));
    expect(heads()).toEqual(['Баланс', 'Имя']);
  });

  it('is left out with a note when it is broken, as are columns that the table does not have', () => {
    const broken = renderPart(<People />, { at: '/list?view=%3Cscript%3E' });
    expect(heads()).toEqual(['Имя', 'Телефон', 'Баланс']);
    expect(screen.getByText(/Вид таблицы из ссылки не прочитан/)).toBeInTheDocument();
    broken.unmount();
    renderPart(<People />, { at: '/list?view=1c11*gone.*phone.' });
    expect(heads()).toEqual(['Имя', 'Телефон', 'Баланс']);
    expect(screen.getByText('В ссылке есть столбцы, которых в этой таблице нет: gone')).toBeInTheDocument();
  });
});

describe('saved views', () => {
  it('remember filters, order, columns and density, and bring them back', async () => {
    const { save, book, user, whereabouts } = await openViews({ at: `/list?status=new&order_by=-name&${view}` });
    await save('Мои новые');
    expect(news()).toHaveTextContent('Вид сохранён');
    expect(book()).toEqual({ views: [{ name: 'Мои новые', search: `order_by=-name&status=new&${view}` }] });
    const line = screen.getByRole('button', { name: 'Мои новые' });
    expect(line).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Показать как изначально' }));
    expect(whereabouts().search).toBe('');
    expect(heads()).toEqual(['Имя', 'Телефон', 'Баланс']);
    expect(line).not.toHaveAttribute('aria-current');
    await user.click(line);
    expect(heads()).toEqual(['Баланс', 'Имя']);
    expect(new URLSearchParams(whereabouts().search).getAll('status')).toEqual(['new']);
    expect(line).toHaveAttribute('aria-current', 'true');
  });

  it('hold no search that may name a person, and say so', async () => {
    const at = { pathname: '/list', search: '?status=new', state: { list: { search: ['+998901234567'] } } };
    const { save, book } = await openViews({ at });
    await save('Клиент');
    expect(news()).toHaveTextContent('без текста поиска: он похож на личные данные');
    expect(JSON.stringify(book())).not.toContain('9012345');
    await save('+998 90 123-45-67');
    expect(news()).toHaveTextContent('Название похоже на личные данные');
    expect(book()?.views).toHaveLength(1);
  });

  it('are renamed, brought up to date, made the default, deleted and taken back', async () => {
    const { save, book, choose, user, whereabouts } = await openViews();
    await save('Один');
    await choose('Один', 'Открывать экран с этим видом');
    expect(book()?.byDefault).toBe('Один');
    expect(screen.getByRole('button', { name: 'Один по умолчанию' })).toBeInTheDocument();
    await choose('Один', 'Переименовать');
    const field = screen.getByRole('textbox', { name: 'Новое название вида «Один»' });
    await user.clear(field);
    await user.type(field, 'Два{Enter}');
    expect(book()).toMatchObject({ views: [{ name: 'Два' }], byDefault: 'Два' });
    await user.click(screen.getByRole('button', { name: 'Активные' }));
    expect(whereabouts().search).toBe('?status=active');
    await user.click(screen.getByRole('button', { name: 'Виды' }));
    await screen.findByRole('button', { name: /Два/ });
    await choose('Два', 'Записать в него то, что на экране');
    expect(book()?.views[0]?.search).toContain('status=active');
    await choose('Два', 'Удалить');
    expect(book()).toEqual({ views: [] });
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(book()).toMatchObject({ views: [{ name: 'Два' }], byDefault: 'Два' });
  });

  it('refuse a second one of the same name, and more than a screen can have', async () => {
    const { save, book, ...part } = await openViews();
    await save('Один');
    await save('Один');
    expect(news()).toHaveTextContent('Вид с таким названием уже есть');
    keep(part, { views: Array.from({ length: 20 }, (_, at) => ({ name: `Вид ${at}`, search: '' })) });
    await part.user.clear(screen.getByRole('textbox', { name: /нового вида/ }));
    await save('Ещё');
    expect(news()).toHaveTextContent('не больше 20 видов');
    expect(book()?.views).toHaveLength(20);
  });

  it('are shared by a link that carries everything, unless it would be cut on its way', async () => {
    const { user } = await openViews({ at: '/list?status=new' });
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Ссылка на то, что на экране' }));
    await waitFor(() => expect(news()).toHaveTextContent('Ссылка скопирована'));
    expect(copied).toHaveBeenLastCalledWith('http://localhost/list?status=new&view=1c11*name.*phone.*balance.');
    copied.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Ссылка на то, что на экране' }));
    await waitFor(() => expect(news()).toHaveTextContent('Скопировать не удалось'));
  });

  it('are shared by a file, and another file is refused in a sentence', async () => {
    const { save, book, choose, give } = await openViews({ at: '/list?status=new' });
    await save('Мои: новые');
    await choose('Мои: новые', 'Сохранить в файл');
    const [blob, name] = jest.mocked(saveAs).mock.calls[0] as [Blob, string];
    expect(name).toBe('Мои_новые.view.json');
    expect(blob.type).toBe('application/json');
    await give(writeFile('test.screen', [{ name: 'Чужой', search: 'status=active&evil=1' }]));
    await waitFor(() => expect(news()).toHaveTextContent('Добавлен 1 вид, пропущено: evil'));
    expect(book()?.views[1]).toEqual({ name: 'Чужой', search: 'status=active' });
    await give(writeFile('other.screen', [{ name: 'Чужой', search: '' }]));
    await waitFor(() => expect(news()).toHaveTextContent('сохранён на другом экране'));
    await give('PK\u0003\u0004');
    await waitFor(() => expect(news()).toHaveTextContent('Это не файл видов'));
  });
});

describe('the default view', () => {
  const book = { views: [{ name: 'Мой', search: `status=new&${view}` }], byDefault: 'Мой' };
  // The screen is opened once the views are known, as in the panel, where they are read before anything is drawn.
  const open = (at: Parameters<typeof renderPart>[1] = {}) => {
    const part = renderPart(null, at);
    keep(part, book);
    part.rerender(<People />);
    return part;
  };

  it('is what the screen opens with, and whoever clears it is left alone', async () => {
    const part = open();
    expect(part.whereabouts().search).toBe(`?status=new&${view}`);
    expect(heads()).toEqual(['Баланс', 'Имя']);
    await part.user.click(screen.getByRole('button', { name: 'Виды' }));
    await part.user.click(await screen.findByRole('button', { name: 'Показать как изначально' }));
    expect(part.whereabouts().search).toBe('');
  });

  it('gives way to an address that says something itself', () => {
    const part = open({ at: '/list?status=active' });
    expect(part.whereabouts().search).toBe('?status=active');
    part.unmount();
    const person = open({ at: { pathname: '/list', search: '', state: { list: { search: ['+998901234567'] } } } });
    expect(person.whereabouts().search).toBe('');
  });
});
