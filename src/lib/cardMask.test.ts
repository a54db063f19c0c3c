import { cardMaskOf, maskedNumber } from './cardMask';

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
