import { act, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import russianTexts from '../../../locales/ru.json';
import { openExportWorker as openHere } from '../../../tests/support/exportWorker';
import { readBack } from '../../../tests/support/sheetFiles';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Failure } from '../../lib/failure';
import { planBulk } from './bulkPlan';
import { BulkPlan } from './BulkPlan';
import type { BatchAnswer, RowId } from './bulkState';
import { useStartBulk } from './useStartBulk';
import { ForbiddenHelpContext } from '../feedback/ForbiddenHint';
import { openExportWorker } from '../export/openExportWorker';
import { endJobs, useJobs } from '../jobs/jobs';
import { JobsPanel } from '../jobs/JobsPanel';
import { Tips } from '../overlay/Tips';

jest.mock('../export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const lost: Failure = { kind: 'network', status: 0, codes: [] };

let startBulk: ReturnType<typeof useStartBulk>;

/** What the frame draws under the page, and a screen that begins something. */
function Work() {
  startBulk = useStartBulk();
  return <JobsPanel jobs={useJobs()} />;
}

const summary = defineMessages({
  title: { id: 'test.processed', defaultMessage: 'Обработаны' },
  text: { id: 'test.summary', defaultMessage: '{done} {failed} {skipped}' },
});

/** Calls wait until the test answers them. */
function begin(
  count: number,
  checkOutcome: () => Promise<never> = () => Promise.reject(lost),
  retryQuestion?: (failed: readonly RowId[]) => ReactNode,
) {
  const calls: { ids: readonly RowId[]; answer: (answer: BatchAnswer) => void; fail: (failure: Failure) => void }[] =
    [];
  const onRest = jest.fn();
  const shown = renderPart(<Work />);
  act(() =>
    startBulk(
      planBulk(
        [...Array.from({ length: count }, (_, at) => ({ id: at + 1 })), { id: 99 }],
        ({ id }) => (id === 99 ? 'transition_not_allowed' : undefined),
        { transition_not_allowed: summary.title },
        {},
      ),
      {
        title: 'Новый статус: Активный',
        nameOf: ({ id }) => `Инвестор ${id}`,
        done: summary.title,
        summary: summary.text,
        retryQuestion,
      },
      {
        send: (ids) => new Promise((answer, fail) => void calls.push({ ids, answer, fail })),
        checkOutcome,
        readAnswer: () => undefined,
        onRest,
        size: 2,
        pauses: [0],
      },
    ),
  );
  const settle = async (at: number, refused: number[] = []) => {
    const { ids = [], answer } = calls[at] ?? {};
    await act(async () => {
      answer?.({
        done: ids.filter((id) => !refused.includes(Number(id))),
        refused: refused.map((id) => ({ id, code: 'investments_exist' })),
      });
      await Promise.resolve();
    });
  };
  const said = () =>
    shown.store.getState().notices.list.map(({ tone, title, values, path }) => ({ tone, id: title.id, values, path }));
  return { ...shown, calls, settle, onRest, said };
}

const panel = () => within(screen.getByRole('dialog', { name: 'Новый статус: Активный' }));
const button = (name: string) => panel().getByRole('button', { name });

beforeEach(() => jest.mocked(openExportWorker).mockImplementation(openHere));
afterEach(() => act(() => endJobs()));

it('says how far it is, is put away and opened again, and keeps the result until it is closed', async () => {
  const { user, settle, calls } = begin(4);
  expect(panel().getByText('Обработано 1 из 5')).toBeVisible();
  await settle(0);
  expect(panel().getByText('Обработано 3 из 5')).toBeVisible();
  await user.click(button('Свернуть'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const line = within(screen.getByRole('group', { name: 'Новый статус: Активный' }));
  expect(line.getByText('Обработано 3 из 5')).toBeVisible();
  expect(calls).toHaveLength(2);
  await settle(1, [3]);
  await user.click(line.getByRole('button', { name: 'Открыть' }));

  expect(panel().getByRole('status')).toHaveTextContent('Закончено');
  expect(panel().getByText('Готово: 3')).toBeVisible();
  expect(panel().getByText('Не удалось: 1')).toBeVisible();
  expect(panel().getByText('Пропущено: 1')).toBeVisible();
  expect(panel().getAllByRole('listitem')).toHaveLength(5);
  expect(panel().getByText('Инвестор 99')).toBeVisible();
  await user.click(panel().getByRole('checkbox', { name: 'Только неудавшиеся' }));
  expect(panel().getAllByRole('listitem')).toHaveLength(1);
  expect(panel().getByText('Инвестор 3')).toBeVisible();

  await user.click(button('Скачать результат'));
  await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(1));
  const [file] = jest.mocked(saveAs).mock.calls[0] ?? [];
  const { sheet } = readBack(new Uint8Array(await (file as Blob).arrayBuffer()));
  expect([sheet(0)['A2'].v, sheet(0)['B2'].v, sheet(0)['A3']]).toEqual(['3', 'Инвестор 3', undefined]);

  await user.click(button('Повторить неудавшиеся'));
  expect(calls.at(-1)?.ids).toEqual([3]);
  await settle(2);
  expect(panel().getByText('Готово: 4')).toBeVisible();
  await user.click(button('Закрыть'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('shows what has to be seen before failed rows are sent again, and sends them only then', async () => {
  const question = jest.fn((failed: readonly RowId[]) =>
    failed.includes(1) ? `Снова: ${failed.join(', ')}` : undefined,
  );
  const { user, settle, calls } = begin(2, undefined, question);
  await settle(0, [1, 2]);
  await user.click(button('Повторить неудавшиеся'));
  const asked = within(screen.getByRole('dialog', { name: 'Повторить неудавшиеся' }));
  expect(asked.getByText('Снова: 1, 2')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Отмена' }));
  expect(calls).toHaveLength(1);
  await user.click(button('Повторить неудавшиеся'));
  await user.click(screen.getByRole('button', { name: 'Отправить снова' }));
  expect(calls.at(-1)?.ids).toEqual([1, 2]);
  await settle(1, [2]);
  // Of this one there is nothing to be seen.
  await user.click(button('Повторить неудавшиеся'));
  expect(question).toHaveBeenLastCalledWith([2]);
  expect(screen.queryByRole('dialog', { name: 'Повторить неудавшиеся' })).not.toBeInTheDocument();
  expect(calls.at(-1)?.ids).toEqual([2]);
});

it('says in its own window that the result could not be had, for nothing under it can be read', async () => {
  const { user, settle, said } = begin(1);
  await settle(0);
  const before = said().length;
  jest.mocked(openExportWorker).mockImplementationOnce(() => {
    throw new Error('There is no worker.');
  });
  await user.click(button('Скачать результат'));
  expect(await panel().findByRole('alert')).toHaveTextContent('Результат не удалось скачать');
  expect(said()).toHaveLength(before);
  await user.click(button('Скачать результат'));
  await waitFor(() => expect(panel().queryByRole('alert')).not.toBeInTheDocument());
});

it('pauses after what is under way, goes on, and stops', async () => {
  const { user, settle, calls, onRest, said } = begin(20);
  expect(calls).toHaveLength(4);
  await user.click(button('Приостановить'));
  for (let at = 0; at < 4; at++) await settle(at);
  expect(calls).toHaveLength(4);
  expect(panel().getByRole('status')).toHaveTextContent('Приостановлено. Обработано 9 из 21');
  expect(onRest).toHaveBeenCalledTimes(1);
  // The lists are asked for anew, but nothing is over.
  expect(said()).toEqual([]);
  await user.click(button('Продолжить'));
  expect(calls).toHaveLength(8);
  await user.click(button('Остановить'));
  for (let at = 4; at < 8; at++) await settle(at);
  expect(calls).toHaveLength(8);
  expect(panel().getByText('Пропущено: 5')).toBeVisible();
  expect(panel().getAllByText('Не отправлено: остановлено')).toHaveLength(4);
  expect(said()).toMatchObject([{ tone: 'info', values: { done: 16, failed: 0, skipped: 5 } }]);
});

it('is told as done where it was begun, as failed when rows failed, and once more after they were retried', async () => {
  const { user, settle, said, whereabouts } = begin(2);
  const { pathname: path } = whereabouts();
  window.history.replaceState(null, '', '/elsewhere');
  await settle(0, [2]);
  expect(said()).toEqual([{ tone: 'error', id: 'test.processed', values: { done: 1, failed: 1, skipped: 1 }, path }]);
  await user.click(button('Повторить неудавшиеся'));
  await settle(1);
  expect(said()[1]).toEqual({
    tone: 'success',
    id: 'test.processed',
    values: { done: 2, failed: 0, skipped: 1 },
    path,
  });
});

it('says of a lost answer that it is not known, and asks again only when told to', async () => {
  const checkOutcome = jest.fn(() => Promise.reject(lost));
  const { user, calls, said } = begin(2, checkOutcome);
  await act(async () => {
    calls[0]?.fail(lost);
    await Promise.resolve();
  });
  expect(await panel().findByText('Неизвестно: 2')).toBeVisible();
  expect(panel().getAllByText('Неизвестно: могло выполниться')).toHaveLength(2);
  expect(panel().queryByRole('button', { name: 'Повторить неудавшиеся' })).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(said()).toEqual([]);
  const { length } = checkOutcome.mock.calls;
  await user.click(button('Узнать ещё раз'));
  await waitFor(() => expect(checkOutcome.mock.calls.length).toBeGreaterThan(length));
  expect(calls).toHaveLength(1);
});

it('says once for all rows that lack the same right why they were refused', async () => {
  const { user, calls, settle, rerender } = begin(5);
  rerender(
    <ForbiddenHelpContext value={({ failure }) => <button>why: {failure.message}</button>}>
      <Work />
    </ForbiddenHelpContext>,
  );
  const refused = (message: string): Failure => ({ kind: 'status', status: 403, codes: ['forbidden'], message });
  await act(async () => {
    calls[0]?.fail(refused('Permission investors.update is missing'));
    calls[2]?.fail(refused('Permission investors.update is missing'));
    await Promise.resolve();
  });
  await settle(1, [3]);
  expect(panel().getByText('Доступ запрещён, строк: 3')).toBeVisible();
  const whys = panel().getAllByRole('button', { name: /^why/ });
  expect(whys.map((why) => why.textContent)).toEqual(['why: Permission investors.update is missing']);

  await user.click(button('Повторить неудавшиеся'));
  expect(panel().queryByText(/Доступ запрещён, строк/)).not.toBeInTheDocument();
});

it('ends with the session, and nothing more is sent', async () => {
  const { settle, calls } = begin(20);
  act(() => endJobs());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await settle(0);
  expect(calls).toHaveLength(4);
});

it('says before it begins how many, of what sum, and whom it leaves out', () => {
  renderPart(
    <BulkPlan
      count={1240}
      sent={1200}
      skipped={[{ reason: 'Из нынешнего статуса так нельзя', count: 40 }]}
      sums={[{ title: { id: 'test.sum', defaultMessage: 'Сумма' }, amount: '1250000.50' }]}
    />,
    { texts: { ...russianTexts, 'test.sum': 'Сумма' } },
  );
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent('Будет изменено: 1 200 из 1 240');
  expect(said).toHaveTextContent('Сумма: 1 250 000,50');
  expect(said).toHaveTextContent('Пропустим: 40');
  expect(said).toHaveTextContent('Из нынешнего статуса так нельзя: 40');
});

it('names no sum before it is chosen what to do', () => {
  const sums = [{ title: { id: 'test.sum', defaultMessage: 'Сумма' }, amount: '0.00' }];
  renderPart(<BulkPlan count={2} sent={undefined} skipped={[]} sums={sums} />, {
    texts: { ...russianTexts, 'test.sum': 'Сумма' },
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Выбрано: 2$/);
});

it('each line is reached by the arrows, and what is cut of it stands in its tip', async () => {
  const { user, settle } = begin(80);
  await settle(0, [2]);
  const tips = renderPart(<Tips />);
  const tip = tips.container.querySelector('[popover]');
  const list = panel().getByRole('group', { name: 'Новый статус: Активный' });
  act(() => list.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const line = panel().getByText('Инвестор 2').closest('li');
  expect(line).toHaveFocus();
  const [name, said] = panel()
    .getAllByTitle(/./)
    .filter((part) => line?.contains(part));
  for (const part of [name, said])
    Object.defineProperties(part!, { clientWidth: { value: 40 }, scrollWidth: { value: 90 } });
  await waitFor(() => expect(tip).toHaveAttribute('data-tip', `Инвестор 2\n${said?.title}`));

  // Escape puts the tip away, and the window stays.
  await user.keyboard('{Escape}');
  expect(tip).not.toHaveAttribute('data-tip');
  expect(line).toHaveFocus();
  await user.keyboard('{End}');
  expect(document.activeElement).toHaveAttribute('aria-posinset', '81');
  await user.keyboard('{ArrowUp}{Home}');
  expect(document.activeElement).toHaveAttribute('aria-posinset', '1');

  // A key at an end moves nothing, and does not take the focus back later.
  await user.keyboard('{Home}{ArrowUp}');
  act(() => button('Приостановить').focus());
  await settle(1);
  expect(button('Приостановить')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
