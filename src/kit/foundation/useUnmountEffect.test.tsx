import { Activity, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useUnmountEffect } from './useUnmountEffect';

function Part({ end }: { end: (count: number) => void }) {
  const [count, setCount] = useState(0);
  useUnmountEffect(() => end(count));
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

const kept = (mode: 'visible' | 'hidden', end: (count: number) => void) => (
  <Activity mode={mode}>
    <Part end={end} />
  </Activity>
);

test('work goes on while its part is hidden, and ends once when the part is gone, as it was drawn last', () => {
  const end = jest.fn();
  const { rerender } = render(kept('visible', end));
  fireEvent.click(screen.getByRole('button'));
  rerender(kept('hidden', end));
  rerender(kept('visible', end));
  expect(end).not.toHaveBeenCalled();
  rerender(<p />);
  expect(end.mock.calls).toEqual([[1]]);
});

test('it ends as well when the part is taken away while it is hidden', () => {
  const end = jest.fn();
  const { rerender } = render(kept('visible', end));
  rerender(kept('hidden', end));
  rerender(<p />);
  expect(end).toHaveBeenCalledTimes(1);
});
