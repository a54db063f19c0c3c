/** Each rule of the requirements that the panel claims to keep is shown by a test that names it (tests/rules.json). */
import rules from '../rules.json';
import { filesUnder, testTitlesIn } from '../support/sources';

const kinds = ['held', 'later area', 'decided otherwise', 'nothing to check'];
const claimed = Object.entries(rules as Record<string, string>);
const named = new Set(
  ['src', 'tests', 'e2e']
    .flatMap(filesUnder)
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(testTitlesIn)
    .flatMap((title) => title.match(/\b[A-Z]{2,5}-\d{2}\b/g) ?? []),
);
const idsOf = (kind: string) => claimed.filter(([, said]) => said === kind).map(([id]) => id);

test('of each rule it is said whether it is kept', () => {
  expect(claimed.filter(([, said]) => !kinds.includes(said))).toEqual([]);
  expect(idsOf('held').length).toBeGreaterThan(130);
  expect(idsOf('decided otherwise').length).toBeLessThanOrEqual(3);
});

test('what is said to be kept is named by the title of a test', () => {
  expect(idsOf('held').filter((id) => !named.has(id))).toEqual([]);
});

test('what a test names is said to be kept, and is a rule', () => {
  const kept = new Set(idsOf('held'));
  const areas = new Set(claimed.map(([id]) => id.split('-')[0]));
  expect([...named].filter((id) => areas.has(id.split('-')[0]) && !kept.has(id))).toEqual([]);
});
