import { fc } from '../../tests/support/fastCheck';
import { addMoney, balanceWith, isMoney, parseMoney, toDecimal } from './money';

const tiyin = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });

describe('money', () => {
  it.each([
    ['1250000.00', 125000000n],
    ['1 250 000,5', 125000050n],
    ['1\u00a0250\u00a0000.50', 125000050n],
    ['1\u202f000', 100000n],
    ['-0.05', -5n],
    ['\u22121', -100n],
    ['0', 0n],
    ['1000000000000000.01', 100000000000000001n],
  ])('reads %s', (text, expected) => expect(parseMoney(text)).toBe(expected));

  it.each(['', '-', '1.234', '1,2,3', 'abc', '1e5', '.5', '5.', '--1', '+1', 'NaN', '1 000 000 so‘m'])(
    'does not take %j for an amount',
    (text) => expect(parseMoney(text)).toBeUndefined(),
  );

  it('reads back what it writes, at any size', () => {
    fc.assert(
      fc.property(tiyin, (amount) => {
        expect(parseMoney(toDecimal(amount))).toBe(amount);
        expect(isMoney(toDecimal(amount))).toBe(true);
      }),
    );
  });

  it('adds without losing a tiyin', () => {
    fc.assert(
      fc.property(fc.array(tiyin), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0n);
        expect(addMoney(...amounts.map(toDecimal))).toBe(toDecimal(sum));
      }),
    );
    expect(addMoney('0.10', '0.20')).toBe('0.30');
    expect(addMoney()).toBe('0.00');
    expect(() => addMoney('1.00', 'much')).toThrow(RangeError);
  });

  it('tells no balance where one of the amounts is none', () => {
    expect(balanceWith('100.00', '-30.01')).toBe('69.99');
    for (const [balance, change] of [
      ['', '5.00'],
      ['5.00', '-'],
      ['1e308', '5.00'],
    ] as const)
      expect(balanceWith(balance, change)).toBe('');
  });

  it('never throws on what people paste', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseMoney(text)));
  });

  it('knows an amount of the service', () => {
    expect(isMoney('12.50')).toBe(true);
    for (const other of ['12.5', '12', 12.5, null, undefined, {}, '1 2.50']) expect(isMoney(other)).toBe(false);
  });
});
