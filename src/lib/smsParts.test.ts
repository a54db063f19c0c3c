import { hasUzbekMarks, smsParts, withPlainMarks } from './smsParts';

test.each([
  ['a'.repeat(160), 'gsm7', 160, 1],
  ['a'.repeat(161), 'gsm7', 161, 2],
  ['a'.repeat(307), 'gsm7', 307, 3],
  ['€'.repeat(80), 'gsm7', 160, 1],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 306, 3],
  ['я'.repeat(70), 'ucs2', 70, 1],
  ['я'.repeat(135), 'ucs2', 135, 3],
  [`${'я'.repeat(66)}😀${'я'.repeat(66)}`, 'ucs2', 134, 3],
] as const)('%#: counts as the network does', (text, encoding, length, parts) =>
  expect(smsParts(text)).toEqual({ encoding, length, parts }),
);

it('makes one part of two, where only the apostrophes are in the way', () => {
  const text = `O‘zbekiston bo’yicha ma ʻlumot ʼ ${'a'.repeat(92)}`;
  expect(smsParts(text)).toEqual({ encoding: 'ucs2', length: 125, parts: 2 });
  expect(hasUzbekMarks(text)).toBe(true);
  expect(smsParts(withPlainMarks(text))).toEqual({ encoding: 'gsm7', length: 125, parts: 1 });
  expect(hasUzbekMarks(withPlainMarks(text))).toBe(false);
});
