import { expiryProblem, pinflProblem } from './identityChecks';

const person = { pinfl: '30101900010018', birthday: '1990-01-01', gender: 'male' } as const;

test('a PINFL that fits the birthday and the gender is no problem, masked or whole', () => {
  expect(pinflProblem(person)).toBeUndefined();
  expect(pinflProblem({ ...person, pinfl: '3010******0018' })).toBeUndefined();
  expect(pinflProblem({ ...person, pinfl: '3010******0018', birthday: '**.**.1990' })).toBeUndefined();
});

test('another birthday shows as far as the masks let it', () => {
  expect(pinflProblem({ ...person, birthday: '1990-01-02' })).toBe('pinfl.birthday');
  expect(pinflProblem({ ...person, pinfl: '3010******0018', birthday: '1990-01-02' })).toBe('pinfl.birthday');
  // Only the century can be compared.
  expect(pinflProblem({ ...person, pinfl: '3010******0018', birthday: '**.**.2001' })).toBe('pinfl.birthday');
  expect(pinflProblem({ ...person, pinfl: '3010******0018', birthday: '**.**.1991' })).toBeUndefined();
});

test('another gender is seen in the first digit', () => {
  expect(pinflProblem({ ...person, gender: 'female' })).toBe('pinfl.gender');
  expect(pinflProblem({ ...person, pinfl: '4010******0018' })).toBe('pinfl.gender');
});

test('what is not known is not compared', () => {
  expect(pinflProblem({ pinfl: null, birthday: '1990-01-01', gender: 'male' })).toBeUndefined();
  expect(pinflProblem({ pinfl: '3010******0018', birthday: null, gender: null })).toBeUndefined();
  expect(pinflProblem({ pinfl: '**************', birthday: '1990-01-01', gender: 'male' })).toBeUndefined();
});

test('a document is warned of before it ends, and from the day after', () => {
  expect(expiryProblem('2026-03-04', '2026-03-05')).toBe('expired');
  expect(expiryProblem('2026-03-05', '2026-03-05')).toBe('expiresSoon');
  expect(expiryProblem('2026-04-04', '2026-03-05')).toBe('expiresSoon');
  expect(expiryProblem('2026-04-05', '2026-03-05')).toBeUndefined();
  expect(expiryProblem(null, '2026-03-05')).toBeUndefined();
});
