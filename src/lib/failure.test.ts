import { isAnswerLost, mayBeDone, toFailure, type Failure } from './failure';

const failure = (change: Partial<Failure>): Failure => ({ kind: 'status', status: 500, codes: [], ...change });

test('a failure stays what it is', () => {
  const known = failure({ status: 409, codes: ['same_person'], message: 'Not you' });
  expect(toFailure(known)).toBe(known);
});

test.each([
  ['an error', new TypeError('x is no function'), 'x is no function'],
  ['an error that Redux wrote down', { name: 'TypeError', message: 'x is no function' }, 'x is no function'],
  ['a text', 'broken', 'broken'],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
  ['a number', 7, undefined],
  ['an object whose message is none', { message: 7 }, undefined],
  ['an object that is half a failure', { kind: 'network' }, undefined],
])('%s that was thrown is an answer that could not be used, and keeps its sentence', (_what, thrown, message) => {
  expect(toFailure(thrown)).toEqual({ kind: 'malformed', status: 0, codes: [], message });
});

test.each<[Partial<Failure>, boolean, boolean]>([
  [{ kind: 'network', status: 0 }, true, true],
  [{ kind: 'timeout', status: 0 }, true, true],
  [{ kind: 'malformed', status: 0 }, true, true],
  [{ kind: 'aborted', status: 0 }, true, true],
  [{ status: 504 }, true, true],
  [{ status: 502 }, true, true],
  [{ status: 500 }, false, true],
  [{ status: 408 }, false, true],
  [{ status: 409, codes: ['still_running'] }, false, true],
  [{ status: 409, codes: ['same_person'] }, false, false],
  [{ status: 422 }, false, false],
])('a write that ended with %j: answer lost %s, may be done %s', (change, isLost, maybe) => {
  expect(isAnswerLost(failure(change))).toBe(isLost);
  expect(mayBeDone(failure(change))).toBe(maybe);
});
