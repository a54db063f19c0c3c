import { otherSpellings, readAsked } from './asked';

const kinds = (text: string) => readAsked(text).map(({ kind }) => kind);

test.each([
  ['+998 90 123-45-67', '998901234567'],
  ['998901234567', '998901234567'],
  ['(90) 123 45 67', '998901234567'],
  ['90 123 45 67', '998901234567'],
  ['8 90 123 45 67', '998901234567'],
])('%s is first of all a phone', (text, value) => {
  expect(readAsked(text)[0]).toEqual({ kind: 'phone', value });
});

test.each([
  ['30101900010018', 'pinfl', '30101900010018'],
  ['3010 1900 0100 18', 'pinfl', '30101900010018'],
  ['301234567', 'inn', '301234567'],
  ['AA1234567', 'passport', 'AA1234567'],
  ['аа 1234567', 'passport', 'AA1234567'],
  ['MU-2026-000417', 'contractNumber', 'MU-2026-000417'],
  ['**** 9012', 'cardEnd', '9012'],
  ['каримова', 'name', 'каримова'],
])('%s is first of all %s', (text, kind, value) => {
  expect(readAsked(text)[0]).toEqual({ kind, value });
});

test('what may be several things is all of them', () => {
  expect(kinds('301234567')).toEqual(expect.arrayContaining(['inn', 'phone']));
  expect(kinds('1 250 000')).toEqual(expect.arrayContaining(['amount', 'orderNumber']));
  expect(kinds('9012')).toEqual(expect.arrayContaining(['cardEnd', 'orderNumber', 'recordNumber']));
  expect(readAsked('1 250 000,50').find(({ kind }) => kind === 'amount')?.value).toBe('1250000.50');
  expect(kinds('90 123 45')).toContain('phone');
});

test.each(['', '  ', 'ка', '12', '1 2'])('"%s" is too short to ask anybody about', (text) => {
  expect(readAsked(text)).toEqual([]);
});

test('a name has its other spellings: the other layout where that makes a word, and the other script', () => {
  expect(otherSpellings('rfhbvjd')).toContain('каримов');
  expect(otherSpellings('karimov')).toContain('каримов');
  expect(otherSpellings('Каримов')).toContain('karimov');
  expect(otherSpellings("g'ulomov")).toContain('ғуломов');
});
