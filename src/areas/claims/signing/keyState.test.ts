import { isOurs, isUsable, keyStateAt, nowInTashkent } from './keyState';

const now = '2026-11-21 12:00:00';

test.each([
  ['2025-01-01 00:00:00', '2027-01-01 00:00:00', 'valid', true],
  ['2025-01-01 00:00:00', '2026-12-20 00:00:00', 'expiring', true],
  ['2025-01-01 00:00:00', '2026-12-21 00:00:00', 'valid', true],
  ['2025-01-01 00:00:00', '2026-11-21 11:59:59', 'expired', false],
  ['2026-11-21 12:00:01', '2027-11-21 00:00:00', 'early', false],
  [undefined, undefined, 'valid', true],
])('a key from %s to %s is %s', (from, to, state, usable) => {
  expect(keyStateAt({ from, to }, now)).toBe(state);
  expect(isUsable(keyStateAt({ from, to }, now))).toBe(usable);
});

test('now is a moment of Tashkent', () => {
  expect(nowInTashkent()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test('a key signs when it is of the organisation, or its serial number is listed', () => {
  const organisation = { name: 'ООО «Divan Invest»', inn: '306573219', foreign_serials: ['00AB12'] };
  expect(isOurs({ inn: '306573219', serial: '77b1c203' }, organisation)).toBe(true);
  expect(isOurs({ inn: '301234567', serial: '77b1c203' }, organisation)).toBe(false);
  expect(isOurs({ serial: '77b1c203' }, organisation)).toBe(false);
  expect(isOurs({ inn: '301234567', serial: 'ab12' }, organisation)).toBe(true);
});
