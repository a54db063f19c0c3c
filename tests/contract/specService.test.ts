/** The back end that knows nothing but the specs keeps to them, in the opinion of the checker of the real one. */
import { readContract } from '../../server/http/specs';
import { compiler } from '../../server/http/validation';
import { operations } from '../support/contractAnswers';
import { specAnswer } from '../support/specService';

const contract = readContract();
const check = compiler(contract, true);
const checks = new Map(contract.operations.map((operation) => [operation.id, { operation, ...check(operation) }]));
const seeds = Array.from({ length: 4 }, (_, at) => 20_261_126 + at);

it.each(operations)('$id is answered as the contract says', ({ id, method, url, answers }) => {
  const { operation, answer, accepted } = checks.get(id)!;
  for (const seed of seeds) {
    const given = specAnswer(seed, method, url);
    expect(answers.map(({ status }) => status)).toContain(given?.status);
    if (given?.type !== 'application/json') continue;
    const isTaken = given.status === 202 && operation.success.status !== 202;
    const value: unknown = JSON.parse(given.body ?? '');
    const fault = isTaken ? accepted(value) : answer(value);
    if (fault !== undefined) throw new Error(`${fault}\n${given.body?.slice(0, 2_000)}`);
  }
});

it('the same call of the same seed is answered alike, another one otherwise', () => {
  const ask = (seed: number) => specAnswer(seed, 'GET', '/api/investment/investors?limit=10')?.body;
  expect(ask(7)).toBe(ask(7));
  expect(new Set(seeds.map(ask)).size).toBeGreaterThan(2);
});

it('over some seeds what may be missing is missing and there, what may be null is null and not, and lists have any length', () => {
  const cards = Array.from(
    { length: 60 },
    (_, seed) =>
      JSON.parse(specAnswer(seed, 'GET', '/api/investment/investors/17')?.body ?? '') as Record<string, unknown>,
  );
  const pages = Array.from(
    { length: 60 },
    (_, seed) =>
      JSON.parse(specAnswer(seed, 'GET', '/api/investment/investors?limit=10')?.body ?? '') as { investors: unknown[] },
  );
  expect(new Set(pages.map(({ investors }) => Math.min(investors.length, 3)))).toEqual(new Set([0, 1, 2, 3]));
  const names = new Set(cards.flatMap((card) => Object.keys(card)));
  const nulls = [...names].filter((name) => cards.some((card) => card[name] === null));
  expect(nulls.length).toBeGreaterThan(0);
  for (const name of nulls) expect(cards.some((card) => card[name] !== null && card[name] !== undefined)).toBe(true);
  expect(cards.every(({ id }) => id === 17)).toBe(true);
});
