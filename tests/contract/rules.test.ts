/** Each rule of the requirements is held somewhere and shown by a test that names it, or says why not (tests/rules.json). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import rules from '../rules.json';
import { filesUnder, testTitlesIn } from '../support/sources';

type Rule = { held: string; test: string } | { stays: string };
const table = Object.entries(rules as Record<string, Rule>);
const namedIn = new Map(
  ['src', 'tests', 'e2e']
    .flatMap(filesUnder)
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => [path, new Set(testTitlesIn(path).flatMap((title) => title.match(/\b[A-Z]{2,5}-\d{2}\b/g) ?? []))]),
);

test('every rule is held somewhere, but for three at most, which say why not', () => {
  expect(table).toHaveLength(305);
  const stays = table.flatMap(([id, rule]) => ('stays' in rule ? [[id, rule.stays.length > 40]] : []));
  expect(stays.length).toBeLessThanOrEqual(3);
  expect(stays.filter(([, isExplained]) => !isExplained)).toEqual([]);
});

test('where a rule is held is there', () => {
  const missing = table.filter(([, rule]) => 'held' in rule && !existsSync(join(__dirname, '../..', rule.held)));
  expect(missing).toEqual([]);
});

test('the test of a rule is there and names it in a title', () => {
  const unnamed = table.filter(([id, rule]) => 'test' in rule && !namedIn.get(rule.test)?.has(id));
  expect(unnamed).toEqual([]);
});

test('what a test names is a rule that is held', () => {
  const held = new Set(table.flatMap(([id, rule]) => ('held' in rule ? [id] : [])));
  const areas = new Set(table.map(([id]) => id.split('-')[0]));
  const named = [...namedIn.values()].flatMap((ids) => [...ids]);
  expect(named.filter((id) => areas.has(id.split('-')[0]) && !held.has(id))).toEqual([]);
});
