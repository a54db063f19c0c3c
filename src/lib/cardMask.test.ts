import fc from 'fast-check';
import { cardMaskOf, maskedNumber, withoutCards } from './cardMask';

test.each([
  '8600123456789012',
  ' 8600 1234 5678 9012',
  '8600-1234-5678-9012',
  '8600.1234.5678.9012',
  '86001234567890129',
])('a whole number is never left: %s', (text) => {
  expect(maskedNumber(text)).toMatch(/^860012\*{6}\d{4}$/);
  expect(cardMaskOf(text)).toMatch(/^860012\*{6}\d{4}$/);
});
test.each(['8600', '860012345678901', '8600 12** **** 9012', 'Каримов', ''])('anything else stays: %s', (text) =>
  expect(maskedNumber(text)).toBe(text),
);
test.each([
  ['8600 12** **** 9012', '860012******9012'],
  ['*9012', '*9012'],
  ['8600 xxxx xxxx 9012', '8600********9012'],
  ['•• 9012', '**9012'],
])('a mask is read in every spelling: %s', (text, mask) => expect(cardMaskOf(text)).toBe(mask));
test.each(['9012', '860012345678901', '86001234*9012', 'x', '*901'])('%s is no mask', (text) =>
  expect(cardMaskOf(text)).toBeUndefined(),
);

test.each([
  ['карта 8600123456789012', 'карта 860012******9012'],
  ['8600 1234 5678 9012 Каримов', '860012******9012 Каримов'],
  ['№8600123456789012', '№860012******9012'],
  ['Каримов8600123456789012', 'Каримов860012******9012'],
  ['9860-1234-5678-9012, 09/29', '986012******9012, 09/29'],
  ['8600\u00a01234\u00a05678\u00a09012 998901234567', '860012******9012 998901234567'],
  ['8600123456789012 5614123456789012', '860012******9012 561412******9012'],
  // Of the eighteen digits the first sixteen are it.
  ['8600 1234 5678 9012 09', '860012******9012 09'],
  ['7777888899990000', '777788******0000'],
  // Nineteen digits with their check digit.
  ['UnionPay 6210948000000000004', 'UnionPay 621094******0004'],
])('in whatever stands beside it a number is masked: %s', (text, left) => expect(withoutCards(text)).toBe(left));
test.each([
  'Каримов Азиз',
  '30101900010018',
  '4780012345678',
  // An IKPU, a bank account at one stretch and in groups, two dates, a phone and the end of a card, an order and an INN.
  '06401001001000000',
  // Typed to their sixteenth figure.
  '0640100100100000',
  '2020800090012345',
  '20208000900123456001',
  '2020 8000 9001 2345 6001',
  '20208 000 9 00123456 001',
  '05.03.2026-05.04.2026',
  '+998 90 123 45 67 9012',
  '1234567 301234567',
  '860012******9012 Каримов',
])('what is no card stays as it was typed: %s', (text) => expect(withoutCards(text)).toBe(text));
test('no card at one stretch is ever left', () =>
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }),
      fc.stringMatching(/^[3-9]\d{15}$/),
      fc.string({ maxLength: 12 }),
      (left, card, right) => {
        const beside = [left, right].map((text) => text.replace(/[\d\s.\-_–—]/g, ''));
        expect(withoutCards(`${beside[0]}${card}${beside[1]}`)).not.toContain(card);
      },
    ),
    { numRuns: 50 },
  ));
