import { fc } from '../../tests/support/fastCheck';
import { todayInTashkent } from './days';
import { isOnlyCheckDigitWrong, pinfl, pinflCheckDigit, pinflMismatch, readPinfl } from './pinfl';

/** A PINFL of any person born between 1800 and yesterday. */
const anyPinfl = fc
  .record({
    born: fc.date({ min: new Date('1800-01-01'), max: new Date(Date.now() - 86_400_000 * 2), noInvalidDate: true }),
    isMan: fc.boolean(),
    place: fc.integer({ min: 1, max: 999 }),
    order: fc.integer({ min: 1, max: 999 }),
  })
  .map(({ born, isMan, place, order }) => {
    const day = todayInTashkent(born);
    const first = (Number(day.slice(0, 2)) - 18) * 2 + (isMan ? 1 : 2);
    const three = (value: number) => String(value).padStart(3, '0');
    const start = `${first}${day.slice(8)}${day.slice(5, 7)}${day.slice(2, 4)}${three(place)}${three(order)}`;
    return { value: start + pinflCheckDigit(start), holder: { birthday: day, gender: isMan ? 'male' : 'female' } };
  });

describe('a PINFL', () => {
  it.each(['30101900010018', '41508851230458', '52302010170090'])('%s is one', (value) => {
    expect(pinfl.check(value)).toBeUndefined();
    expect(pinfl.show(value)).toBe(value);
  });

  it.each([
    ['', 'pinfl.length'],
    ['3010190001001', 'pinfl.length'],
    ['301019000100180', 'pinfl.length'],
    ['3010190001001a', 'pinfl.length'],
    ['30101900010017', 'pinfl.checkDigit'],
    ['00101900010018', 'pinfl.date'],
    ['73002900010018', 'pinfl.date'],
    ['33002900010018', 'pinfl.date'],
    ['51512990010018', 'pinfl.date'],
    ['30101900000018', 'pinfl.number'],
    ['30101900010008', 'pinfl.number'],
  ])('%s is refused: %s', (value, code) => expect(pinfl.check(value)).toBe(code));

  it('is cleaned of everything between its digits', () => {
    expect(pinfl.clean(' 3010 1900-010018\u00a0')).toBe('30101900010018');
    expect(pinfl.clean('３０１01900010018')).toBe('30101900010018');
    expect(pinfl.clean('no digits')).toBe('');
  });

  it('says who its holder is', () => {
    expect(readPinfl('30101900010018')).toEqual({ birthday: '1990-01-01', gender: 'male' });
    expect(readPinfl('52302010170090')).toEqual({ birthday: '2001-02-23', gender: 'male' });
    expect(readPinfl('3010190001')).toBeUndefined();
  });

  it('has a wrong check digit for a warning on stored data, and nothing else', () => {
    expect(isOnlyCheckDigitWrong('30101900010017')).toBe(true);
    expect(isOnlyCheckDigitWrong('30101900010018')).toBe(false);
    expect(isOnlyCheckDigitWrong('33002900010018')).toBe(false);
  });

  it('is compared with the birthday and the gender that are known', () => {
    expect(pinflMismatch('30101900010018', { birthday: '1990-01-01', gender: 'male' })).toBeUndefined();
    expect(pinflMismatch('30101900010018', {})).toBeUndefined();
    expect(pinflMismatch('30101900010018', { birthday: '1990-01-02' })).toBe('pinfl.birthday');
    expect(pinflMismatch('30101900010018', { gender: 'female' })).toBe('pinfl.gender');
    expect(pinflMismatch('half', { gender: 'female' })).toBeUndefined();
  });

  it('is found right for everybody, and wrong when any one digit is another', () => {
    fc.assert(
      fc.property(
        anyPinfl,
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 1, max: 9 }),
        ({ value, holder }, at, by) => {
          expect(pinfl.check(value)).toBeUndefined();
          expect(readPinfl(value)).toEqual(holder);
          const digit = (Number(value[at]) + by) % 10;
          const other = value.slice(0, at) + String(digit) + value.slice(at + 1);
          // 7, 3 and 1 have no divisor in common with ten, so one wrong digit always shows.
          expect(pinfl.check(other)).toBeDefined();
        },
      ),
    );
  });
});
