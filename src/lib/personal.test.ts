import { fc } from '../../tests/support/fastCheck';
import { looksPersonal } from './personal';

describe('a text that may name a person', () => {
  it.each([
    '+998 90 123-45-67',
    '998901234567',
    '(90) 123 45 67',
    '901234567',
    '30101900010018',
    '3010 1900 0100 18',
    '301 234 567',
    'AA1234567',
    'aa 1234567',
    'АА1234567',
    'ав № 1234567',
    '8600 1234 5678 9012',
    '8600-1234-5678-9012',
    '860012******9012',
    '+998\u200b901234567',
    '９０１２３４５６７',
    'тел 901234567',
    'AB12345',
  ])('is %s', (text) => expect(looksPersonal(text)).toBe(true));

  it.each(['Каримов', 'Karimov Aziz', '2026', '12 345', 'INV-000123', '', 'ООО «Барака»', 'договор 17'])(
    'is not %j',
    (text) => expect(looksPersonal(text)).toBe(false),
  );

  it('is any phone, however it is decorated', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', ' (', ') ', '\u00a0', '–');
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 16 }),
        fc.array(separator, { minLength: 16, maxLength: 16 }),
        (digits, separators) => {
          expect(looksPersonal(digits.map((digit, index) => `${separators[index]}${digit}`).join(''))).toBe(true);
        },
      ),
    );
  });
});
