import { aimAt, faultOf, moved, nextSpot, spotOf } from './spots';
import { aboveOf, findIn, rowsOf, treeOf, typedAhead, type TreeItem } from './tree';

const item = (id: string, parent: string | null = null, name = id): TreeItem => ({ id, parent, name });
/** a(a1(a11), a2), b, c(c1) */
const items = [item('a'), item('a1', 'a'), item('a11', 'a1'), item('a2', 'a'), item('b'), item('c'), item('c1', 'c')];
const tree = treeOf(items);
const all = rowsOf(tree, () => true);
const ids = (rows: readonly { item: TreeItem }[]): string => rows.map((row) => row.item.id).join();

test('what is closed hides what is under it, and each line knows its place', () => {
  expect(ids(rowsOf(tree, () => false))).toBe('a,b,c');
  expect(ids(rowsOf(tree, (id) => id === 'a'))).toBe('a,a1,a2,b,c');
  expect(all[3]).toMatchObject({ level: 2, place: 2, siblings: 2, hasChildren: false });
  expect(ids(rowsOf(treeOf([item('x', 'nobody')]), () => true))).toBe('x');
});

test('a search keeps the way to what it finds', () => {
  const named = treeOf([item('1', null, 'Электроника'), item('2', '1', 'Ёлки'), item('3', '1', 'Телефоны'), item('4')]);
  const found = findIn(named, 'елк');
  expect([...(found?.hits ?? [])]).toEqual(['2']);
  expect(ids(rowsOf(named, () => true, found?.kept))).toBe('1,2');
  expect(findIn(named, ' , ')).toBeUndefined();
  // In the other script, on the other keyboard and with a slip.
  for (const text of ['telefony', 'ntktajys', 'телифоны'])
    expect([...(findIn(named, text)?.hits ?? [])]).toEqual(['3']);
});

test('letters lead to the next line that begins so, and round from the end', () => {
  expect(typedAhead(all, 1, 'A')).toBe(1);
  expect(typedAhead(all, 4, 'a1')).toBe(1);
  expect(typedAhead(all, 0, 'z')).toBeUndefined();
});

test.each([
  ['b', 'up', { parent: null, index: 0 }],
  ['b', 'in', { parent: 'a', index: 2 }],
  ['a', 'in', { parent: 'b', index: 0 }],
  ['a2', 'down', { parent: null, index: 1 }],
  ['a1', 'up', { parent: null, index: 0 }],
  ['a11', 'out', { parent: 'a', index: 1 }],
  ['a', 'up', undefined],
  ['c', 'down', undefined],
  ['c', 'out', undefined],
] as const)('%s goes %s', (id, direction, spot) => {
  expect(nextSpot(tree, id, spotOf(tree, id), direction)).toEqual(spot);
});

test('a move takes what is under it along, and nothing else changes its order', () => {
  const after = treeOf(moved(items, 'a', { parent: 'c', index: 1 }));
  expect(ids(rowsOf(after, () => true))).toBe('b,c,c1,a,a1,a11,a2');
  expect(spotOf(after, 'a')).toEqual({ parent: 'c', index: 1 });
  expect(aboveOf(after, 'a11').map(({ id }) => id)).toEqual(['a1', 'a', 'c']);
});

test('what makes a circle or goes too deep is known before it is asked for', () => {
  expect(faultOf(tree, 'a', { parent: 'a11', index: 0 }, 9)).toBe('cycle');
  expect(faultOf(tree, 'a', { parent: 'c', index: 0 }, 3)).toBe('deep');
  expect(faultOf(tree, 'a', { parent: 'c', index: 0 }, 4)).toBeUndefined();
});

test('the pointer means a place before, in or after a line', () => {
  const at = (height: number) => aimAt(tree, all, 'b', height);
  expect(at(0.1)).toMatchObject({ spot: { parent: null, index: 0 }, edge: 'before', level: 1 });
  expect(at(0.5)).toMatchObject({ spot: { parent: 'a', index: 2 }, edge: 'inside' });
  expect(at(0.9)).toMatchObject({ spot: { parent: 'a', index: 0 }, edge: 'after', level: 2 });
  expect(at(3.9)).toMatchObject({ spot: { parent: 'a', index: 2 }, edge: 'after', level: 2 });
  expect(at(99)).toMatchObject({ spot: { parent: null, index: 2 }, edge: 'after', level: 1 });
  expect(at(4.5)).toBeUndefined();
  expect(aimAt(tree, all, 'a', 2.5)).toBeUndefined();
});

test('five thousand lines are laid out, searched and moved in a few milliseconds', () => {
  const many = Array.from({ length: 5000 }, (_, at) => item(`n${at}`, at < 50 ? null : `n${Math.floor(at / 50) - 1}`));
  const begin = performance.now();
  const large = treeOf(moved(many, 'n4000', { parent: null, index: 3 }));
  expect(rowsOf(large, () => true)).toHaveLength(5000);
  // Far above what it takes, so that a busy machine does not fail it; bench/tree.ts has the figure.
  expect(performance.now() - begin).toBeLessThan(500);
});
