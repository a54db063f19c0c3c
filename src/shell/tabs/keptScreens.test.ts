import type { Location } from 'react-router-dom';
import { matchPath } from '../../routes/match';
import { emptyBench, follow, mostMounted, mounted, type Bench } from './keptScreens';

const pathOf = (id: number) => `/back-office/investor/${id}`;
let keys = 0;
const at = (id: number, search = '', state: unknown = null): Location => ({
  pathname: pathOf(id),
  search,
  hash: '',
  state,
  key: `key ${(keys += 1)}`,
});

/** Follows addresses one after another; every page but those of `closed` has a tab. */
function after(steps: [Location, ('PUSH' | 'POP' | 'REPLACE')?][], from: Bench = emptyBench): Bench {
  return steps.reduce<Bench>(
    (bench, [location, how = 'PUSH']) =>
      follow(bench, {
        location,
        how,
        match: matchPath(location.pathname),
        open: new Set(bench.screens.map(({ match }) => match.path)),
      }),
    from,
  );
}
const paths = (bench: Bench) => bench.screens.map(({ match }) => match.path);
const locationOf = (bench: Bench, id: number) => bench.screens.find(({ match }) => match.path === pathOf(id))?.location;

describe('the pages of the tabs', () => {
  it('stay in the order they came, and the one of the address is shown', () => {
    const bench = after([[at(1)], [at(2)], [at(1)]]);
    expect(paths(bench)).toEqual([pathOf(1), pathOf(2)]);
    expect(bench.shown).toBe(pathOf(1));
  });

  it('keep the very address they were left at, so that nothing is drawn anew', () => {
    const first = at(1, '?page=2');
    const bench = after([[first], [at(2)], [at(1, '?page=2')]]);
    expect(locationOf(bench, 1)).toBe(first);
  });

  it('take up another query', () => {
    const next = at(1, '?page=3');
    const bench = after([[at(1, '?page=2')], [at(2)], [next]]);
    expect(locationOf(bench, 1)).toBe(next);
    expect(locationOf(bench, 2)?.pathname).toBe(pathOf(2));
  });

  it('keep what stands beside the address when a link leads back to them, and lose it on going Back', () => {
    const hidden = at(1, '', { list: { search: ['+998'] } });
    const left = after([[at(1)], [hidden], [at(2)]]);
    expect(locationOf(after([[at(1)]], left), 1)).toBe(hidden);
    const before = at(1);
    expect(locationOf(after([[before, 'POP']], after([[at(1)], [hidden]])), 1)).toBe(before);
  });

  it('change nothing while an address is being replaced', () => {
    const bench = after([[at(1)]]);
    const next = follow(bench, { location: at(2), how: 'PUSH', match: undefined, open: new Set([pathOf(1)]) });
    expect(next).toMatchObject({ shown: pathOf(1), screens: bench.screens });
  });

  it('say which page they came in place of', () => {
    expect(after([[at(1)], [at(2), 'REPLACE']]).instead).toBe(pathOf(1));
    expect(after([[at(1)], [at(2)]]).instead).toBeUndefined();
    expect(after([[at(1)], [at(1, '?x=1'), 'REPLACE']]).instead).toBeUndefined();
  });

  it('go when they have no tab any more, but not from under the person', () => {
    const bench = after([[at(1)], [at(2)]]);
    const location = bench.followed as Location;
    const next = follow(bench, { location, how: 'PUSH', match: matchPath(pathOf(2)), open: new Set() });
    expect(paths(next)).toEqual([pathOf(2)]);
  });

  it('are the same object when nothing changed', () => {
    const bench = after([[at(1)], [at(2)]]);
    const location = bench.followed as Location;
    const open = new Set([pathOf(1), pathOf(2)]);
    expect(follow(bench, { location, how: 'PUSH', match: matchPath(pathOf(2)), open })).toBe(bench);
  });

  it(`stay in the document while they are among the ${mostMounted} looked at last, or hold changes`, () => {
    const all = Array.from({ length: 12 }, (_, id) => id + 1);
    const bench = after([...all.map((id): [Location] => [at(id)]), [at(2)]]);
    const ids = (unsaved: string[]) => mounted(bench, unsaved).map(({ match }) => Number(match.path.split('/').at(-1)));
    expect(ids([])).toEqual([2, 6, 7, 8, 9, 10, 11, 12]);
    expect(ids([pathOf(1), pathOf(12)])).toEqual([1, 2, 6, 7, 8, 9, 10, 11, 12]);
  });
});
