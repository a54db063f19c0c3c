import { documentNumber } from './documentNumber';

test.each([
  ['EX-000012', 'EX-000012'],
  [' ex-12 ', 'EX-000012'],
  ['ЕХ-000012', 'EX-000012'],
  ['ex 12', 'EX-000012'],
  ['IN-2025-77', 'IN-2025-000077'],
  ['12', '12'],
  ['что-то', 'ЧTO-TO'],
])('%s is read as %s', (text, number) => {
  expect(documentNumber(text)).toBe(number);
});
