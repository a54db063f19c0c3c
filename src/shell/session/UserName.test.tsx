import { act, render, screen } from '@testing-library/react';
import { UserName } from './UserName';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the name appears one second after the frame, in a place that was there before (LAY-12)', () => {
  const { container } = render(<UserName name="Дилноза Каримова" />);
  const place = container.firstElementChild;
  act(() => jest.advanceTimersByTime(999));
  expect(screen.queryByText('Дилноза Каримова')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Дилноза Каримова')).toBeVisible();
  expect(screen.getByTitle('Дилноза Каримова').parentElement).toBe(place);
});
