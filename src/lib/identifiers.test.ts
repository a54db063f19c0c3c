import { fc } from '../../tests/support/fastCheck';
import { account, card, cardTypeOf, checkExpiry, expiry, mfo, passesLuhn } from './bankDetails';
import type { Identifier } from './identifier';
import { ikpu, inn, localPhone, passport, phone } from './identifiers';
import { pinfl } from './pinfl';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const all: [string, Identifier, fc.Arbitrary<string>][] = [
  ['PINFL', pinfl, digits(14)],
  ['INN', inn, fc.stringMatching(/^[2-7]\d{8}$/)],
  ['passport', passport, fc.stringMatching(/^[A-Z]{2}\d{7}$/)],
  ['phone', phone, fc.stringMatching(/^998\d{9}$/)],
  ['MFO', mfo, digits(5)],
  ['account', account, digits(20)],
  ['card', card, digits(16)],
  ['expiry', expiry, fc.stringMatching(/^(0[1-9]|1[0-2])9\d$/)],
  ['IKPU', ikpu, digits(17)],
];
const decoration = fc.stringMatching(/^[ \u00a0()-]{0,3}$/);

describe.each(all)('%s', (_name, identifier, values) => {
  it('is sent as it is shown, without the decoration', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(identifier.clean(identifier.show(value))).toBe(value);
        expect(identifier.clean(identifier.clean(value))).toBe(identifier.clean(value));
      }),
    );
  });

  it('takes a paste with anything between', () => {
    fc.assert(
      fc.property(values, fc.array(decoration, { minLength: 30, maxLength: 30 }), (value, between) => {
        const pasted = [...value].map((character, at) => between[at] + character).join('');
        if (identifier !== expiry) expect(identifier.clean(pasted)).toBe(value);
      }),
    );
  });

  it('is never cut: a digit too many is refused', () => {
    fc.assert(fc.property(values, (value) => expect(identifier.check(identifier.clean(`${value}1`))).toBeDefined()));
  });

  it('has no answer but a code to any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const value = identifier.clean(text);
        expect(['string', 'undefined']).toContain(typeof identifier.check(value));
        expect(value.length).toBeLessThanOrEqual(43);
        expect(typeof identifier.show(value)).toBe('string');
      }),
    );
  });
});

describe('a phone', () => {
  it.each([
    '+998 90 123-45-67',
    '998901234567',
    '00998901234567',
    '90 123 45 67',
    '(90) 123.45.67',
    '8 90 123 45 67',
    ' +998(90)1234567 ',
  ])('is understood as %j', (text) => expect(phone.clean(text)).toBe('998901234567'));

  it.each(['', '+7 901 123 45 67', '90 123 45 6', '90 123 45 678', 'abc'])('%j is none', (text) =>
    expect(phone.check(phone.clean(text))).toBe('phone.shape'),
  );

  it('is shown in groups, also half of it', () => {
    expect(phone.show('998901234567')).toBe('+998 90 123 45 67');
    expect(phone.show('99890')).toBe('+998 90');
    expect(phone.show('')).toBe('');
    expect(localPhone('998901234567')).toBe('901234567');
  });
});

describe('a passport', () => {
  it.each([
    ['aa1234567', 'AA1234567'],
    ['АВ 1234567', 'AB1234567'],
    ['ас№1234567', 'AC1234567'],
    ['ЕКМНОРСТУХ', 'EKMHOPCTYX'],
  ])('%s becomes %s', (text, value) => expect(passport.clean(text)).toBe(value));

  it.each(['ЖД1234567', 'A1234567', 'AA123456', 'AA12345678', '1234567AA'])('%s is refused', (text) =>
    expect(passport.check(passport.clean(text))).toBe('passport.shape'),
  );

  it('is shown apart', () => expect(passport.show('AA1234567')).toBe('AA 1234567'));
});

describe('the rest', () => {
  it('knows an INN by its first digit and its length', () => {
    expect(inn.show('301234567')).toBe('301 234 567');
    expect(inn.check('901234567')).toBe('inn.kind');
    expect(inn.check('30123456')).toBe('inn.length');
  });

  it('keeps the leading zeros of an MFO', () => expect(mfo.clean('00 014')).toBe('00014'));

  it('groups accounts and IKPU', () => {
    expect(account.show('20208000900123456001')).toBe('2020 8000 9001 2345 6001');
    expect(ikpu.show('12345678901234567')).toBe('123 45 678 901 234567');
  });

  it('knows whose card it is, and only warns by Luhn (FMT-01)', () => {
    const types = [
      { prefix: '8600', name: 'Uzcard' },
      { prefix: '9860', name: 'Humo' },
      { prefix: '986009', name: 'Humo Visa' },
    ];
    expect(cardTypeOf('8600123456789012', types)).toBe('Uzcard');
    expect(cardTypeOf('9860', types)).toBe('Humo');
    expect(cardTypeOf('9860091234567890', types)).toBe('Humo Visa');
    expect(cardTypeOf('4111111111111111', types)).toBeUndefined();
    expect(passesLuhn('4111111111111111')).toBe(true);
    expect(passesLuhn('4111111111111112')).toBe(false);
    expect(card.check('8600123456789012')).toBeUndefined();
    expect(card.show('8600123412341234')).toBe('8600 1234 1234 1234');
  });

  it.each([
    ['9/27', '0927'],
    ['09/27', '0927'],
    ['09.2027', '0927'],
    ['0927', '0927'],
    ['9/', '09'],
    ['09/2', '092'],
  ])('reads the expiry %s', (text, value) => expect(expiry.clean(text)).toBe(value));

  it('lets a card live to the end of its month (FMT-02)', () => {
    expect(checkExpiry('1126', '2026-11-30')).toBeUndefined();
    expect(checkExpiry('1026', '2026-11-01')).toBe('expiry.past');
    expect(checkExpiry('1327', '2026-11-01')).toBe('expiry.shape');
    expect(expiry.show('0927')).toBe('09/27');
  });
});
