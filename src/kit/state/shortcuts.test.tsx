import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../../tests/panel/renderPart';
import { reservedKeys } from './reservedKeys';
import { shortcutsToggled } from './preferences';
import {
  activeShortcuts,
  keysShown,
  pageShortcuts,
  pressNames,
  shortcutProblem,
  useShortcuts,
  type Shortcut,
} from './shortcuts';
import { timings } from '../../lib/timings';

const title = { id: 'kit.gridKeys.next', defaultMessage: 'Следующая строка' };
const shortcut = (id: string, keys: string, more: Partial<Shortcut> = {}): Shortcut => ({
  id,
  title,
  scope: 'frame',
  keys: [keys],
  run: jest.fn(),
  ...more,
});

function Part({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcuts(shortcuts);
  return <input aria-label="text" />;
}
/** A key as a keyboard with Russian letters gives it: the place is the same, the sign is another. */
const russian = (code: string, key: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { code, key, ...more });

describe('a key command', () => {
  it('answers its key in every layout, once, and not while text is written', async () => {
    const run = jest.fn();
    const { user } = renderPart(<Part shortcuts={[shortcut('list.next', 'KeyJ', { run })]} />);
    await user.keyboard('j');
    russian('KeyJ', 'о');
    expect(run).toHaveBeenCalledTimes(2);
    russian('KeyJ', 'о', { repeat: true });
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('j');
    expect(run).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('textbox')).toHaveValue('j');
  });

  it('takes no letter with Ctrl, Alt or the command key', async () => {
    const run = jest.fn();
    renderPart(<Part shortcuts={[shortcut('list.next', 'KeyJ', { run })]} />);
    for (const key of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey']) russian('KeyJ', 'j', { [key]: true });
    expect(run).not.toHaveBeenCalled();
  });

  it('runs what the last drawing meant', async () => {
    const heard: number[] = [];
    function Counter() {
      const [count, setCount] = useState(0);
      useShortcuts([shortcut('frame.count', 'KeyC', { run: () => (heard.push(count), setCount(count + 1)) })]);
      return null;
    }
    const { user } = renderPart(<Counter />);
    await user.keyboard('ccc');
    expect(heard).toEqual([0, 1, 2]);
  });

  it('may be two keys in a row, within their time, and the second is heard by nobody else', async () => {
    const [go, next, beside] = [jest.fn(), jest.fn(), jest.fn()];
    renderPart(
      <div onKeyDown={beside} role="none">
        <Part shortcuts={[shortcut('go.i', 'KeyG KeyI', { run: go }), shortcut('list.i', 'KeyI', { run: next })]} />
        <button>inside</button>
      </div>,
    );
    const press = (code: string, key: string) => fireEvent.keyDown(screen.getByRole('button'), { code, key });
    press('KeyG', 'п');
    expect(beside).toHaveBeenCalledTimes(1);
    press('ShiftLeft', 'Shift');
    press('KeyI', 'ш');
    expect([go, next, beside].map((heard) => heard.mock.calls.length)).toEqual([1, 0, 2]);
    press('KeyG', 'g');
    press('KeyQ', 'q');
    press('KeyI', 'i');
    expect([go, next].map((heard) => heard.mock.calls.length)).toEqual([1, 1]);
    // Too late: each counts by itself.
    const at = (code: string, key: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      act(() => void screen.getByRole('button').dispatchEvent(event));
    };
    at('KeyG', 'g', 10_000);
    at('KeyI', 'i', 10_001 + timings.secondKey);
    expect([go, next].map((heard) => heard.mock.calls.length)).toEqual([1, 2]);
  });

  it('rests while a dialog stands above, unless it is inside', async () => {
    const [below, inside] = [jest.fn(), jest.fn()];
    const part = () => screen.getByRole('dialog');
    renderPart(
      <>
        <Part shortcuts={[shortcut('list.next', 'KeyJ', { run: below })]} />
        <dialog open>
          <Part shortcuts={[shortcut('dialog.next', 'KeyJ', { run: inside, scope: 'dialog', part })]} />
        </dialog>
      </>,
    );
    russian('KeyJ', 'о');
    expect([below, inside].map((heard) => heard.mock.calls.length)).toEqual([0, 1]);
    expect(activeShortcuts().map(({ id }) => id)).toEqual(['dialog.next']);
    expect(pageShortcuts().map(({ id }) => id)).toEqual(['list.next']);
  });

  it('rests when the person switched keys off, but is still told, and can be given otherwise', () => {
    const run = jest.fn();
    const { store } = renderPart(<Part shortcuts={[shortcut('list.next', 'KeyJ', { run })]} />);
    act(() => void store.dispatch(shortcutsToggled()));
    russian('KeyJ', 'j');
    expect(run).not.toHaveBeenCalled();
    activeShortcuts()[0]?.run?.();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is gone with its part', () => {
    const { unmount } = renderPart(<Part shortcuts={[shortcut('list.next', 'KeyJ')]} />);
    expect(activeShortcuts()).toHaveLength(1);
    unmount();
    expect(activeShortcuts()).toEqual([]);
  });

  it('fails loudly beside another one of the same key', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderPart(<Part shortcuts={[shortcut('list.next', 'KeyJ')]} />);
    expect(() => renderPart(<Part shortcuts={[shortcut('card.next', 'KeyJ')]} />)).toThrow(
      'card.next and list.next both answer KeyJ',
    );
    silent.mockRestore();
  });
});

describe('what a command may be', () => {
  const found = (keys: string, others: Shortcut[] = [], more: Partial<Shortcut> = {}) =>
    shortcutProblem(shortcut('new', keys, more), others);

  it('takes nothing from the browsers', () => {
    for (const keys of ['Ctrl+KeyT', 'Ctrl+KeyW', 'Ctrl+Shift+KeyT', 'F5', 'Alt+ArrowLeft', 'Ctrl+Digit1', 'Alt+KeyD'])
      expect(found(keys)).toMatch('belongs to the browser');
    expect(found('KeyG Ctrl+KeyT')).toMatch('belongs to the browser');
    for (const keys of ['KeyJ', 'Slash', 'Shift+Slash', 'KeyG KeyI', 'Alt+Shift+KeyZ'])
      expect(found(keys)).toBe(undefined);
    expect(reservedKeys.size).toBeGreaterThan(100);
  });

  it('may tell of a key of the browser that another listener answers', () => {
    expect(found('Ctrl+KeyC', [], { run: undefined })).toBe(undefined);
  });

  it('does not begin another command, and another does not begin it', () => {
    expect(found('KeyG', [shortcut('go.i', 'KeyG KeyI')])).toMatch('both answer KeyG');
    expect(found('KeyG KeyI', [shortcut('frame.g', 'KeyG')])).toMatch('both answer');
    expect(found('KeyG KeyM', [shortcut('go.i', 'KeyG KeyI')])).toBe(undefined);
  });

  it('stands apart inside a dialog and outside', () => {
    expect(found('KeyJ', [shortcut('list.next', 'KeyJ')], { scope: 'dialog' })).toBe(undefined);
  });
});

describe('the name of a press', () => {
  const press = (code: string, key: string, shiftKey = false) =>
    pressNames({ code, key, shiftKey, ctrlKey: false, altKey: false, metaKey: false });

  it('is its place, and its sign where a layout has that elsewhere', () => {
    expect(press('KeyJ', 'о')).toEqual(['KeyJ']);
    expect(press('Slash', '.')).toEqual(['Slash']);
    expect(press('Digit7', '?', true)).toEqual(['Shift+Slash', 'Shift+Digit7']);
    expect(press('Backslash', '/', true)).toEqual(['Slash', 'Shift+Backslash']);
  });

  it('is shown as it is printed on the keys', () => {
    expect(keysShown('KeyG KeyI').presses).toEqual([['g'], ['i']]);
    expect(keysShown('Ctrl+KeyA').presses).toEqual([['Ctrl', 'A']]);
    expect(keysShown('Shift+Slash').presses).toEqual([['?']]);
    expect(keysShown('Shift+ArrowUp').presses).toEqual([['Shift', '↑']]);
  });
});
