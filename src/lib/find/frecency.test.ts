import { chosenOnceMore, isChosen, mostChosen, weightAt, type Chosen } from './frecency';

const week = 7 * 24 * 60 * 60 * 1000;

test('a week halves what a choice is worth, and a clock set back adds nothing', () => {
  expect(weightAt([1, 0], week)).toBeCloseTo(0.5);
  expect(weightAt([4, 0], 2 * week)).toBeCloseTo(1);
  expect(weightAt([1, week], 0)).toBe(1);
});

test('each choice adds one to what the earlier ones are still worth', () => {
  const once = chosenOnceMore({}, 'a', 0);
  expect(chosenOnceMore(once, 'a', week)['a']).toEqual([1.5, week]);
});

test('the least chosen make room, never the latest', () => {
  let chosen: Chosen = {};
  for (let at = 0; at < mostChosen; at++) chosen = chosenOnceMore(chosenOnceMore(chosen, `${at}`, at), `${at}`, at);
  const more = chosenOnceMore(chosen, 'new', mostChosen);
  expect(Object.keys(more)).toHaveLength(mostChosen);
  expect(more).toHaveProperty('new');
  expect(more).not.toHaveProperty('0');
});

test('only weights are taken back from the storage', () => {
  expect(isChosen({ a: [1, 2] })).toBe(true);
  for (const spoilt of [null, [1], { a: 1 }, { a: [1] }, { a: ['1', 2] }, { a: [NaN, 1] }]) {
    expect(isChosen(spoilt)).toBe(false);
  }
});
