/** Queries as people talk, against the screens as they are: what the palette was built with must go on being found. */
import { missedOf, preparePalette, queriesOf } from '../../bench/queries/answers';
import { routeIds } from '../../src/routes/table';

const answer = preparePalette();
const shown = (missed: ReturnType<typeof missedOf>) =>
  missed.map((query) => `${query.query} → ${query.first.join(' or ')}, not ${answer(query)[0] ?? 'nothing'}`);

test('each query names screens that there are, and stands once', () => {
  const all = [...queriesOf('opened'), ...queriesOf('unopened')];
  expect(all.length).toBe(400);
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
  const ids = all.flatMap(({ first }) => first.map((id) => id.replace('+new', '')));
  expect(ids.filter((id) => !routeIds.some((known) => known === id))).toEqual([]);
});

test('the screen stands first in 95 of 100, and among the first three in 98', () => {
  const total = queriesOf('opened').length;
  const [first, three] = [missedOf('opened', 1, answer), missedOf('opened', 3, answer)];
  expect([first.length / total <= 0.05, shown(first)]).toEqual([true, shown(first)]);
  expect([three.length / total <= 0.02, shown(three)]).toEqual([true, shown(three)]);
});

test.each([
  ['claims.cashOut', ['вывод', 'withdraw', 'cashout', 'cash out', 'chiqim', 'naqd']],
  ['claims.cashIn', ['поступления', 'зачислить', 'receipts', 'kirim', 'bank kirim']],
])('the desk of %s is among the first three for its words in each language, whatever the panel speaks', (id, words) => {
  const panels = ['ru', 'en', 'uz'] as const;
  const missed = panels.flatMap((panel) =>
    words
      .map((query) => ({ panel, query, found: answer({ panel, kind: 'word', query, first: [id] }).slice(0, 3) }))
      .filter(({ found }) => !found.includes(id)),
  );
  expect(missed).toEqual([]);
});

test('none of them is answered with an empty list', () => {
  expect(queriesOf('opened').filter((query) => answer(query).length === 0)).toEqual([]);
});
