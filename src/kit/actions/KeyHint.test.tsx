import { act, screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { shortcutsToggled } from '../state/preferences';
import { KeyHint } from './KeyHint';

const shown = (keys: string) => {
  const { container, unmount } = renderPart(<KeyHint keys={keys} />);
  const text = container.querySelector('kbd')?.textContent;
  unmount();
  return text;
};

it.each([
  ['KeyA', 'A'],
  ['Digit1', '1'],
  ['Shift+KeyA', 'Shift+A'],
  ['KeyG KeyI', 'G I'],
])('%s is printed as on the keys: %s', (keys, text) => {
  expect(shown(keys)).toBe(text);
});

it('adds nothing to the name of its button, which tells the key otherwise', () => {
  renderPart(
    <button aria-keyshortcuts="A">
      Одобрить
      <KeyHint keys="KeyA" />
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Одобрить');
});

it('goes with the keys, and comes back with them', () => {
  const { store, container } = renderPart(<KeyHint keys="KeyA" />);
  const toggle = () => act(() => void store.dispatch(shortcutsToggled()));
  toggle();
  expect(container).not.toHaveTextContent('A');
  toggle();
  expect(container).toHaveTextContent('A');
});
