import { createToken, person } from '../../tests/support/browser';
import type { SessionRecord } from './record';
import { isExpired, learnSkew, readClaims, renewalDelay } from './token';

const now = 1_800_000_000_000;
const hours = 3_600_000;

function received(at: number, lives = 600_000): SessionRecord {
  const access = createToken('t', { issued: now, lives });
  return {
    access,
    refresh: 'r',
    user: person,
    expiresLocally: 0,
    ephemeral: false,
    generation: 'g',
    skew: learnSkew(access, at),
  };
}

it('reads when a token was made and ends (SES-03)', () => {
  expect(readClaims(createToken('t', { issued: now }))).toEqual({ issued: now, expires: now + 600_000 });
});

it.each([
  '',
  'a',
  'a.b.c',
  'a.e30.c',
  `a.${btoa('[1]')}.c`,
  `a.${btoa('null')}.c`,
  `a.${btoa('{"exp":"soon"}')}.c`,
  '..',
  'ё.ё.ё',
])('makes nothing of %p', (token) => {
  expect(readClaims(token).expires).toBeUndefined();
  expect(isExpired({ ...received(now), access: token }, now)).toBe(false);
  expect(renewalDelay({ ...received(now), access: token }, now)).toBeUndefined();
});

it.each([-24 * hours, -3 * hours, 0, 3 * hours, 24 * hours])(
  'is not misled by a clock that is %d ms wrong',
  (wrong) => {
    const here = now + wrong;
    const record = received(here);
    expect(isExpired(record, here)).toBe(false);
    expect(isExpired(record, here + 599_000)).toBe(false);
    expect(isExpired(record, here + 601_000)).toBe(true);
    expect(renewalDelay(record, here)).toBe(540_000);
  },
);

it('never plans to renew a token that has just come', () => {
  for (const lives of [2_000, 30_000, 60_000, 119_000, 600_000]) {
    expect(renewalDelay(received(now, lives), now)).toBeGreaterThanOrEqual(lives / 2);
  }
});
