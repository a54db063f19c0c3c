import { readAsked } from './asked';

const kinds = (text: string) => readAsked(text).kinds;

test.each([
  ['+998 90 123-45-67', 'phone'],
  ['(90) 123 45 67', 'phone'],
  ['90 123 45', 'phone'],
  ['30101900010018', 'pinfl'],
  ['3010 1900 0100 18', 'pinfl'],
  ['301234567', 'inn'],
  ['587 489 914', 'inn'],
  ['AA1234567', 'passport'],
  ['аа 1234567', 'passport'],
  ['XS № 6268437', 'passport'],
  ['6268437', 'passport'],
  ['MU-2026-000417', 'contractNumber'],
  ['EX-12', 'contractNumber'],
  ['2025-77', 'contractNumber'],
  ['**** 9012', 'cardEnd'],
  ['8600 20** **** 8245', 'cardEnd'],
  ['4780001112223', 'barcode'],
  ['4 780001 112223', 'barcode'],
  ['47800011', 'barcode'],
  ['каримова', 'name'],
  ['E,fqlekkftdf', 'name'],
  ['№ 5', 'recordNumber'],
  ['38', 'recordNumber'],
] as const)('%s may be a %s', (text, kind) => {
  expect(kinds(text)).toContain(kind);
});

test('what may be several things is all of them, and a phone in full is no number of an order', () => {
  expect(kinds('301234567')).toEqual(expect.arrayContaining(['inn', 'phone']));
  expect(kinds('1 250 000')).toEqual(expect.arrayContaining(['amount', 'orderNumber']));
  expect(kinds('9012')).toEqual(expect.arrayContaining(['cardEnd', 'orderNumber', 'recordNumber']));
  expect(kinds('+998 90 123-45-67')).not.toContain('orderNumber');
  // A phone and the number of a person are no codes of goods.
  expect([...kinds('998901234567'), ...kinds('30101900010018')]).not.toContain('barcode');
  expect(readAsked('1 250 000,50').amount).toBe('1250000.50');
  expect(readAsked('№ 005876').digits).toBe('005876');
});

test('a number of one or two digits is that of a record and nothing else', () => {
  expect(kinds('12')).toEqual(['recordNumber']);
});

test.each(['', '  ', 'ка', '.,'])('"%s" is too short to ask anybody about', (text) => {
  expect(kinds(text)).toEqual([]);
});

test('the text goes to the services as it was typed', () => {
  expect(readAsked('  E,fqlekkftdf Шаҳноза ').text).toBe('E,fqlekkftdf Шаҳноза');
});
