import { act, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { renderPart } from '../../../../tests/panel/renderPart';
import type { Failure } from '../../../lib/failure';
import type { PageOfRows } from '../../../lib/readPage';
import { ForbiddenHelpContext } from '../../feedback/ForbiddenHint';
import { SelectAllMatching } from './SelectAllMatching';

test('goes on reading while its tab is hidden, and stops when the tab is closed', async () => {
  let answer: (page: PageOfRows<number>) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const readPage = (_offset: number, _limit: number, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<PageOfRows<number>>((resolve) => (answer = resolve));
  };
  const onPicked = jest.fn();
  const part = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SelectAllMatching readPage={readPage} total={2} isAll onPicked={onPicked} />
    </Activity>
  );
  const { user, rerender } = renderPart(part('visible'));
  await user.click(screen.getByRole('button', { name: 'Выбрать все 2 по фильтру' }));
  rerender(part('hidden'));
  await act(async () => answer({ items: [1, 2], total: 2, received: 2 }));
  rerender(part('visible'));
  expect(onPicked).toHaveBeenCalledWith([1, 2]);
  rerender(<p />);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a right that was taken away in the middle is named, and the reading goes on once it is back', async () => {
  const refused: Failure = { kind: 'status', status: 403, codes: [], message: 'Permission investors.query is missing' };
  let isRefused = true;
  const readPage = () =>
    isRefused ? Promise.reject(refused) : Promise.resolve({ items: [1, 2], total: 2, received: 2 });
  const onPicked = jest.fn();
  const { user } = renderPart(
    <ForbiddenHelpContext value={({ failure }) => <b>why: {failure.message}</b>}>
      <SelectAllMatching readPage={readPage} total={2} isAll onPicked={onPicked} />
    </ForbiddenHelpContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Выбрать все 2 по фильтру' }));
  expect(await screen.findByText('why: Permission investors.query is missing')).toBeVisible();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(onPicked).toHaveBeenCalledWith([1, 2]));
});

test('reads by itself when all of the filter was asked for by key, also before it was there', async () => {
  const readPage = () => Promise.resolve({ items: [1, 2], total: 2, received: 2 });
  const onPicked = jest.fn();
  renderPart(<SelectAllMatching readPage={readPage} total={2} isAsked isAll onPicked={onPicked} />);
  await waitFor(() => expect(onPicked).toHaveBeenCalledWith([1, 2]));
});
