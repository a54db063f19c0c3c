import { act, screen } from '@testing-library/react';
import { Activity } from 'react';
import { renderPart } from '../../tests/panel/renderPart';
import type { PageOfRows } from '../lib/readPage';
import { PickWhole } from './PickWhole';

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
      <PickWhole readPage={readPage} total={2} isAll onPicked={onPicked} />
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
