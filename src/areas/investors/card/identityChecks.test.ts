import { expiryProblem } from './identityChecks';

test('a document is warned of before it ends, and from the day after', () => {
  expect(expiryProblem('2026-03-04', '2026-03-05')).toBe('expired');
  expect(expiryProblem('2026-03-05', '2026-03-05')).toBe('expiresSoon');
  expect(expiryProblem('2026-04-04', '2026-03-05')).toBe('expiresSoon');
  expect(expiryProblem('2026-04-05', '2026-03-05')).toBeUndefined();
  expect(expiryProblem(null, '2026-03-05')).toBeUndefined();
});
