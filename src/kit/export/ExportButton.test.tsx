import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FluentProvider } from '@fluentui/react-components';
import { saveAs } from 'file-saver';
import { defineMessages, IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import russian from '../../../locales/ru.json';
import { openExportWorker as openHere, started } from '../../../tests/support/exportWorker';
import { readBack } from '../../../tests/support/sheetFiles';
import { noticeProblem } from '../../i18n/missing';
import type { Failure } from '../../lib/failure';
import type { ReadPage } from '../../lib/readPage';
import { session } from '../../session/slice';
import { ForbiddenHelpContext } from '../feedback/ForbiddenHint';
import { notices } from '../state/notifications';
import { paletteCommands } from '../state/paletteCommands';
import { preferences, tableChanged } from '../state/preferences';
import { ScreenContext } from '../state/screen';
import { panelTheme } from '../foundation/theme';
import { ExportButton } from './ExportButton';
import { endJobs, useJobs } from '../jobs/jobs';
import { JobsPanel } from '../jobs/JobsPanel';
import { openExportWorker } from './openExportWorker';
import type { Column } from '../table/columns/column';

jest.mock('./openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  amount: { id: 'test.amount', defaultMessage: 'Сумма' },
});
interface Row {
  id: number;
}
const columns: Column<Row>[] = [
  { id: 'name', title: m.name, value: ({ id }) => `Инвестор ${id}` },
  { id: 'amount', title: m.amount, value: ({ id }) => `${id}.00`, as: 'money' },
];

/** A list of `all` rows; `before` may hold up or fail a call. */
function listOf(all: number, before: (offset: number) => Promise<void> | void = () => undefined) {
  const asked: number[] = [];
  const readPage: ReadPage<Row> = async (offset, limit, signal) => {
    asked.push(offset);
    await before(offset);
    if (signal.aborted) throw { kind: 'aborted', status: 0, codes: [] } satisfies Failure;
    const count = Math.max(0, Math.min(limit, all - offset));
    return { items: Array.from({ length: count }, (_, at) => ({ id: offset + at + 1 })), total: all };
  };
  return { readPage, asked };
}

/** What stands under the page, as the frame draws it. */
function Work() {
  return (
    <ForbiddenHelpContext value={({ failure }) => <b>why: {failure.message}</b>}>
      <JobsPanel jobs={useJobs()} />
    </ForbiddenHelpContext>
  );
}

/** The person goes to another page: the router of these tests keeps its own. */
const leave = () => window.history.replaceState(null, '', '/elsewhere');

function show(readPage: ReadPage<Row>, { file = 'investors', isPicked = false } = {}) {
  const store = configureStore({
    reducer: { notices: notices.reducer, preferences: preferences.reducer, session: session.reducer },
  });
  const part = (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/list']}>
        <IntlProvider locale="ru-RU" messages={russian} defaultLocale="ru-RU" onError={noticeProblem}>
          <FluentProvider theme={panelTheme('light', '#01CAB0')}>
            <ScreenContext value={{ id: 'x', title: 'Инвесторы', setLabel: () => undefined }}>
              <ExportButton
                file={file}
                list={{ filters: { order_by: '-name' } }}
                columns={columns}
                readPage={readPage}
                total={25}
                size={10}
                isPicked={isPicked}
              />
              <Work />
            </ScreenContext>
          </FluentProvider>
        </IntlProvider>
      </MemoryRouter>
    </Provider>
  );
  return { ...render(part), user: userEvent.setup(), store };
}

const button = () => screen.getByRole('button', { name: 'Экспорт' });
const start = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
};
const saved = async () => {
  await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(1));
  const [blob, name] = jest.mocked(saveAs).mock.calls[0] ?? [];
  return { bytes: new Uint8Array(await (blob as Blob).arrayBuffer()), name };
};

beforeEach(() => {
  jest.mocked(openExportWorker).mockImplementation(openHere);
  jest.mocked(saveAs).mockClear();
  started.length = 0;
  // jsdom knows the element, but not how to open it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

it('asks first, then hands over every row of the filter', async () => {
  const list = listOf(25);
  const { user, store } = show(list.readPage);
  await user.click(button());
  expect(await screen.findByRole('dialog')).toHaveTextContent('Строк: 25.');
  expect(list.asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Выгрузить' }));
  const { bytes, name } = await saved();
  expect(name).toMatch(/^investors_all_\d{8}-\d{4}\.xlsx$/);
  const { sheet, book } = readBack(bytes);
  expect(book.SheetNames).toEqual(['Инвесторы', 'Фильтры']);
  expect([sheet(0)['A2'].v, sheet(0)['A26'].v, sheet(0)['B27'].f]).toEqual([
    'Инвестор 1',
    'Инвестор 25',
    'SUM(B2:B26)',
  ]);
  expect(list.asked).toEqual([0, 10, 20]);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(store.getState().notices.list).toMatchObject([{ tone: 'success', values: { count: '25' } }]);
  expect(button()).toHaveFocus();
});

it('is told under the bell with the page where it was begun', async () => {
  const { user, store } = show(listOf(25, leave).readPage);
  await start(user);
  await saved();
  await waitFor(() => expect(store.getState().notices.list).toMatchObject([{ tone: 'success', path: '/list' }]));
});

it('has the columns that the person sees, in that order', async () => {
  const { user, store } = show(listOf(1).readPage);
  store.dispatch(tableChanged({ owner: '', table: 'x', change: { order: ['amount', 'name'] } }));
  await start(user);
  const { sheet } = readBack((await saved()).bytes);
  expect([sheet(0)['A1'].v, sheet(0)['B1'].v]).toEqual(['Сумма', 'Имя']);
});

it('leaves out the columns that the person has hidden', async () => {
  const { user, store } = show(listOf(1).readPage);
  store.dispatch(tableChanged({ owner: '', table: 'x', change: { shown: { amount: false } } }));
  await start(user);
  const { sheet } = readBack((await saved()).bytes);
  expect(sheet(0)['!ref']).toBe('A1:A2');
});

it('has all columns when that is chosen, those among them that the table leaves out', async () => {
  const { user, store } = show(listOf(1).readPage);
  store.dispatch(tableChanged({ owner: '', table: 'x', change: { shown: { amount: false } } }));
  await user.click(button());
  await user.click(await screen.findByRole('radio', { name: /Все, вместе с убранными/ }));
  await user.click(screen.getByRole('button', { name: 'Выгрузить' }));
  const { sheet } = readBack((await saved()).bytes);
  expect([sheet(0)['A1'].v, sheet(0)['B1'].v]).toEqual(['Имя', 'Сумма']);
});

it('does not ask for the columns when none is left out', async () => {
  const { user } = show(listOf(1).readPage);
  await user.click(button());
  expect(await screen.findByRole('radio', { name: /CSV/ })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /Как на экране/ })).not.toBeInTheDocument();
});

it('writes csv when that is chosen', async () => {
  const { user } = show(listOf(1).readPage);
  await user.click(button());
  await user.click(await screen.findByRole('radio', { name: /CSV/ }));
  await user.click(screen.getByRole('button', { name: 'Выгрузить' }));
  const { bytes, name } = await saved();
  expect(name).toMatch(/\.csv$/);
  expect(new TextDecoder().decode(bytes)).toBe('Имя;Сумма\r\nИнвестор 1;1,00\r\n');
});

it('does nothing when the question is dropped', async () => {
  const list = listOf(25);
  const { user } = show(list.readPage);
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Отмена' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(list.asked).toEqual([]);
  expect(button()).toHaveFocus();
});

it('leaves nothing behind when it is cancelled', async () => {
  let release: () => void = () => undefined;
  const list = listOf(100, (offset) => (offset === 40 ? new Promise((resolve) => (release = resolve)) : undefined));
  const { user, store } = show(list.readPage);
  await start(user);
  const stop = await screen.findByRole('button', { name: 'Остановить' });
  await waitFor(() => expect(list.asked).toContain(60));
  await user.click(stop);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  const { length } = list.asked;
  release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(list.asked).toHaveLength(length);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(saveAs).not.toHaveBeenCalled();
  expect(store.getState().notices.list).toEqual([]);
  expect(button()).toHaveFocus();
});

it('waits after a page that failed twice, says why, and goes on', async () => {
  let failures = 2;
  const list = listOf(25, (offset) => {
    if (offset === 10 && failures-- > 0) throw { kind: 'network', status: 0, codes: [] } satisfies Failure;
  });
  const { user } = show(list.readPage);
  await start(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи со службой');
  expect(list.asked.filter((offset) => offset === 10)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  const { sheet } = readBack((await saved()).bytes);
  expect(sheet(0)['A26'].v).toBe('Инвестор 25');
  expect(sheet(0)['A27'].v).toBe('Итого');
});

it('names the right that was taken away in the middle, and goes on once it is back', async () => {
  let isRefused = true;
  const refused: Failure = { kind: 'status', status: 403, codes: [], message: 'Permission investors.query is missing' };
  const list = listOf(25, (offset) => {
    if (offset === 10 && isRefused) throw refused;
  });
  const { user } = show(list.readPage);
  await start(user);
  expect(await screen.findByText('why: Permission investors.query is missing')).toBeVisible();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(readBack((await saved()).bytes).sheet(0)['A26'].v).toBe('Инвестор 25');
});

it('goes on when its screen is left, and shows it again on the way back', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const list = listOf(25, (offset) => (offset === 20 ? held : undefined));
  const first = show(list.readPage);
  await start(first.user);
  await screen.findByRole('progressbar');
  first.unmount();
  show(list.readPage);
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  release();
  await saved();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});

it('writes a row once that moved to the next page meanwhile', async () => {
  const readPage: ReadPage<Row> = (offset, limit) =>
    Promise.resolve({
      items: Array.from({ length: Math.min(limit, 25 - offset) }, (_, at) => ({
        id: offset + at + (offset > 0 ? 0 : 1),
      })),
      total: 25,
    });
  const { user } = show(readPage);
  await start(user);
  const { sheet } = readBack((await saved()).bytes);
  const names = Array.from({ length: 24 }, (_, at) => sheet(0)[`A${at + 2}`].v as string);
  expect(new Set(names).size).toBe(24);
  expect(JSON.stringify(sheet(1))).toContain('Список менялся');
});

it('says so when no file could be made', async () => {
  const list = listOf(25);
  const { user, store } = show(list.readPage);
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
  leave();
  started[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory' }));
  await waitFor(() => expect(store.getState().notices.list).toMatchObject([{ tone: 'error', path: '/list' }]));
  expect(saveAs).not.toHaveBeenCalled();
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
});

it('says so when not even the writing could begin, and gives its place back', async () => {
  jest.mocked(openExportWorker).mockImplementation(() => {
    throw new Error('The browser starts no worker.');
  });
  const { user, store } = show(listOf(5).readPage);
  // More than are made at a time: none of them keeps its place.
  for (let count = 1; count <= 3; count++) {
    await start(user);
    await waitFor(() => expect(store.getState().notices.list[0]).toMatchObject({ tone: 'error', count }));
  }
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(button()).toBeEnabled();
  jest.mocked(openExportWorker).mockImplementation(openHere);
  await start(user);
  await saved();
});

it('makes two files at a time, and the third when there is a place', async () => {
  const releases: (() => void)[] = [];
  const list = listOf(5, () => new Promise((resolve) => void releases.push(resolve)));
  const { user } = show(list.readPage);
  for (let count = 1; count <= 3; count++) {
    await start(user);
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(count));
  }
  expect(screen.getAllByText('Ждёт очереди')).toHaveLength(1);
  expect(releases).toHaveLength(2);
  releases[0]?.();
  await waitFor(() => expect(releases).toHaveLength(3));
  expect(screen.queryByText('Ждёт очереди')).not.toBeInTheDocument();
  for (const release of releases) release();
  await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});

it('one that waits its turn is given up without a call', async () => {
  const releases: (() => void)[] = [];
  const list = listOf(5, () => new Promise((resolve) => void releases.push(resolve)));
  const { user } = show(list.readPage);
  for (let count = 1; count <= 3; count++) {
    await start(user);
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(count));
  }
  const [, , third] = screen.getAllByRole('button', { name: 'Остановить' });
  await user.click(third as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(2));
  for (const release of releases) release();
  await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(2));
  expect(list.asked).toHaveLength(2);
});

it('asks before the window closes, and ends with the session', async () => {
  const list = listOf(25, () => new Promise(() => undefined));
  const { user } = show(list.readPage);
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await start(user);
  await screen.findByRole('progressbar');
  expect(closing()).toBe(true);
  act(() => endJobs());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(closing()).toBe(false);
  await waitFor(() => expect(started.map(({ isEnded }) => isEnded)).toEqual([true]));
  expect(saveAs).not.toHaveBeenCalled();
});

it('stands in the palette by what it hands over: the picked rows, or all of them', () => {
  const { unmount } = show(listOf(3).readPage, { isPicked: true });
  const said = () => paletteCommands.read().map(({ title, of }) => [title.defaultMessage, of]);
  expect(said()).toEqual([['Экспорт выбранных', 'Выбрано: 25']]);
  unmount();
  show(listOf(3).readPage);
  expect(said()).toEqual([['Экспорт', undefined]]);
});

it('of picked rows says that they were picked, and names no filter and no period', async () => {
  const { user } = show(listOf(3).readPage, { isPicked: true });
  await user.click(screen.getByRole('button', { name: 'Экспорт выбранных' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('только выбранные строки');
  await user.click(screen.getByRole('button', { name: 'Выгрузить' }));
  const { sheet } = readBack((await saved()).bytes);
  expect(sheet(0)['A4'].v).toBe('Инвестор 3');
  expect(JSON.stringify(sheet(1))).toContain('только выбранные вручную');
  for (const word of ['Сортировка', 'Период']) expect(JSON.stringify(sheet(1))).not.toContain(word);
});
