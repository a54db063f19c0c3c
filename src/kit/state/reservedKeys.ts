/**
 * Combinations that belong to the browsers and the systems they run on: Chrome, Edge, Firefox and Safari on Windows,
 * Linux and macOS. A command of ours on one of them would take something away that people know. `Ctrl` stands for the
 * command key of a Mac as well.
 */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => `Key${letter}`);
const digits = '0123456789'.split('').map((digit) => `Digit${digit}`);
const functions = Array.from({ length: 12 }, (_, index) => `F${index + 1}`);

export const reservedKeys: ReadonlySet<string> = new Set([
  // Tabs, windows, find, print, save, address, history, downloads, developer tools, editing of text: hardly a letter is free.
  ...letters.flatMap((code) => [`Ctrl+${code}`, `Ctrl+Shift+${code}`]),
  ...digits.flatMap((code) => [`Ctrl+${code}`, `Alt+${code}`]),
  ...functions.flatMap((code) => [code, `Ctrl+${code}`, `Shift+${code}`, `Alt+${code}`]),
  ...['Equal', 'Minus', 'Tab', 'PageUp', 'PageDown', 'Enter', 'Comma', 'Slash'].map((code) => `Ctrl+${code}`),
  ...['Tab', 'PageUp', 'PageDown', 'Delete', 'Escape'].map((code) => `Ctrl+Shift+${code}`),
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'Enter', 'Space', 'Tab', 'Escape'].map(
    (code) => `Alt+${code}`,
  ),
  // The address and the menus of the browser.
  ...['KeyD', 'KeyE', 'KeyF', 'KeyB', 'KeyH', 'KeyS', 'KeyT', 'KeyV'].map((code) => `Alt+${code}`),
  ...['KeyB', 'KeyI', 'KeyT', 'KeyA'].map((code) => `Alt+Shift+${code}`),
  'Shift+Escape',
  'Tab',
  'Shift+Tab',
  'Escape',
  'Backspace',
  'Space',
]);
