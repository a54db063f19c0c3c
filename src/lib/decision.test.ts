import { decisionIn } from './decision';

const person = { id: 4, name: 'Елена Ким' };

test.each([
  [{ status: 'approved', processed_by: person, processed_at: '2026-11-20 23:37:05' }, '2026-11-20 23:37:05'],
  [{ status: 'rejected', decided_by: person, decided_at: null }, null],
])('who decided, and what, is read of %j', (current, at) => {
  expect(decisionIn(current)).toEqual({ by: 'Елена Ким', at, status: current.status });
});

test.each([
  undefined,
  {},
  { status: 'pending', processed_by: null },
  { status: 'in_process', decided_by: person },
  { status: 'checked', decided_by: person },
  { status: 'approved', decided_by: { id: 4 } },
  { status: 7, decided_by: person },
])('nothing is decided in %j', (current) => {
  expect(decisionIn(current)).toBeUndefined();
});
