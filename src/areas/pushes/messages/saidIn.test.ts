import { saidIn } from './saidIn';

it.each([
  ['Кэшбэк 5 %', 'До воскресенья', 'Кэшбэк 5 %. До воскресенья'],
  ['Кэшбэк 5 %', null, 'Кэшбэк 5 %'],
  [null, 'До воскресенья', 'До воскресенья'],
  ['', 'До воскресенья', 'До воскресенья'],
  [null, null, null],
])('%s and %s are one text', (title, body, text) => expect(saidIn(title, body)).toBe(text));
