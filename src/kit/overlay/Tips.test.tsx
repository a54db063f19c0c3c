import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tips } from './Tips';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pressed = jest.fn();
const page = () =>
  render(
    <>
      <a href="#orders" title="Заказы" aria-label="Заказы">
        <svg />
      </a>
      <a href="#wide" title="Инвесторы">
        Инвесторы
      </a>
      <button aria-disabled title="Документ уже подписан" onClick={pressed}>
        Отменить
      </button>
      <table>
        <tbody>
          <tr>
            <td data-column="name" tabIndex={-1} title="Каримова Дилноза Рустамовна">
              Каримова Дилноза Рустамовна <span title="Введено вручную">*</span>
            </td>
          </tr>
        </tbody>
      </table>
      <input title="Поиск по имени" />
      <Tips />
    </>,
  );
const shown = () => document.querySelector<HTMLElement>('[popover]')?.dataset.tip;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const reach = (element: HTMLElement) => {
  act(() => element.focus());
  wait(300);
  return shown();
};
const cut = (element: HTMLElement) =>
  Object.defineProperties(element, { clientWidth: { value: 80 }, scrollWidth: { value: 200 } });

it('the keyboard is shown what a sign alone, a cut text or an action that is off do not say', () => {
  page();
  expect(reach(screen.getByRole('link', { name: 'Заказы' }))).toBe('Заказы');
  expect(reach(screen.getByRole('link', { name: 'Инвесторы' }))).toBeUndefined();
  expect(reach(screen.getByRole('button'))).toBe('Документ уже подписан');
  const cell = screen.getByRole('cell');
  expect(reach(cell)).toBe('Введено вручную');
  expect(reach(screen.getByRole('textbox'))).toBeUndefined();
  cut(cell);
  expect(reach(cell)).toBe('Каримова Дилноза Рустамовна\nВведено вручную');
});

it('it comes after a rest, goes with the focus, with Escape and with any key, and says nothing to who listens', () => {
  page();
  const button = screen.getByRole('button');
  act(() => button.focus());
  wait(200);
  expect(shown()).toBeUndefined();
  wait(100);
  expect(shown()).toBe('Документ уже подписан');
  expect(document.querySelector('[popover]')).toHaveAttribute('aria-hidden', 'true');
  expect(document.querySelector('[popover]')).toBeEmptyDOMElement();
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(true);
  expect([shown(), document.activeElement]).toEqual([undefined, button]);

  const cell = cut(screen.getByRole('cell'));
  reach(cell as HTMLElement);
  // In a table Escape lets go what is picked, which is for the next one.
  expect(fireEvent.keyDown(screen.getByRole('cell'), { key: 'Escape' })).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole('cell'), { key: 'Escape' })).toBe(true);
  reach(button);
  act(() => screen.getByRole('textbox').focus());
  expect(shown()).toBeUndefined();
});

it('a finger that is held reads, and does not press; one that is not held presses', () => {
  page();
  const button = screen.getByRole('button');
  const touch = (milliseconds: number) => {
    // jsdom knows no pointers.
    fireEvent(button, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
    wait(milliseconds);
    fireEvent(button, new MouseEvent('pointerup', { bubbles: true }));
    fireEvent.click(button);
  };
  touch(500);
  expect([shown(), pressed.mock.calls.length]).toEqual(['Документ уже подписан', 0]);
  touch(100);
  wait(1_000);
  expect([shown(), pressed.mock.calls.length]).toEqual([undefined, 1]);
});

it('whatever the key reached that had it fetched is shown', () => {
  const { unmount } = page();
  act(() => screen.getByRole('button').focus());
  unmount();
  const button = document.body.appendChild(document.createElement('button'));
  button.title = 'Меню';
  button.focus();
  render(<Tips />);
  wait(300);
  expect(shown()).toBe('Меню');
  button.remove();
});
