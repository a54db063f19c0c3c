/** A fixed list of queries against the finding module: the right hit first in 95 %, among the first three in 99 %. */
import { find } from '../../src/lib/find/finder';
import { prepare } from '../../src/lib/find/searchIndex';
import { numbers, otherWords, plain, titles, transliterated, wrongLayout } from '../support/findQueries';

const index = prepare(titles.map((title) => ({ id: title, title, keywords: otherWords[title] })));

const groups = { wrongLayout, transliterated, numbers, plain };
const all = Object.values(groups).flat();

function missed(queries: readonly (readonly [string, string])[], within: number): string[] {
  return queries
    .filter(
      ([query, title]) =>
        !find(index, query)
          .slice(0, within)
          .some(({ id }) => id === title),
    )
    .map(([query, title]) => `${query} → ${title}, not ${find(index, query)[0]?.id ?? 'nothing'}`);
}

test('the list is as long as it has to be, and asks nothing twice', () => {
  expect(wrongLayout.length).toBeGreaterThanOrEqual(60);
  expect(transliterated.length).toBeGreaterThanOrEqual(60);
  expect(numbers.length).toBeGreaterThanOrEqual(40);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(new Set(all.map(([query]) => query)).size).toBe(all.length);
  for (const [, title] of all) expect(titles).toContain(title);
});

test('the right hit stands first in 95 of 100', () => {
  const wrong = missed(all, 1);
  expect([wrong.length / all.length <= 0.05, wrong]).toEqual([true, wrong]);
});

test('the right hit is among the first three in 99 of 100', () => {
  const wrong = missed(all, 3);
  expect([wrong.length / all.length <= 0.01, wrong]).toEqual([true, wrong]);
});

test.each(Object.entries(groups))('no group is carried by the others: %s', (_, queries) => {
  expect(missed(queries, 1).length / queries.length).toBeLessThanOrEqual(0.08);
});
