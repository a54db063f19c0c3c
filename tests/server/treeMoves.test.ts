/** Where the items of a tree come to stand, whatever they are moved to: no circle, no gap, and no level too many. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { closedPlaces, movedPlaces, placeFault, type Place } from '../../server/shared/treeMoves';

const count = 40;
const moves = fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count), fc.integer({ min: 1, max: count + 5 })), {
  maxLength: 1000,
});
const flat = (): Place<number>[] => Array.from({ length: count }, (_, id) => ({ id, parent: null, position: id + 1 }));

/** How many items stand under a parent; fails where siblings have a gap or a level is too deep. */
function walk(tree: readonly Place<number>[], parent: number | null, level: number, mostLevels: number): number {
  const children = tree.filter((one) => one.parent === parent);
  assert.ok(level <= mostLevels || children.length === 0);
  assert.deepEqual(
    children.map(({ position }) => position).sort((one, other) => one - other),
    children.map((_, at) => at + 1),
  );
  return children.reduce((sum, { id }) => sum + walk(tree, id, level + 1, mostLevels), children.length);
}

for (const mostLevels of [4, 5])
  test(`any moves leave no circle, ${mostLevels} levels at most and no gap`, () => {
    fc.assert(
      fc.property(moves, (wanted) => {
        let tree = flat();
        for (const [id, target, position] of wanted) {
          const parent = target === count ? null : target;
          if (placeFault(tree, { id, parent, mostLevels }) !== undefined) continue;
          const places = movedPlaces(tree, { id, parent, position });
          tree = tree.map((row) => places.find((one) => one.id === row.id) ?? row);
        }
        // What stands in a circle is reached from nowhere at the top.
        assert.equal(walk(tree, null, 1, mostLevels), count);
      }),
      { numRuns: 30 },
    );
  });

const tree: Place<string>[] = [
  { id: 'a', parent: null, position: 1 },
  { id: 'b', parent: null, position: 2 },
  { id: 'c', parent: null, position: 3 },
  { id: 'a1', parent: 'a', position: 1 },
];

test('only the places that change are told', () => {
  assert.deepEqual(movedPlaces(tree, { id: 'c', parent: null, position: 2 }), [
    { id: 'c', parent: null, position: 2 },
    { id: 'b', parent: null, position: 3 },
  ]);
  assert.deepEqual(movedPlaces(tree, { id: 'a1', parent: 'a', position: 9 }), []);
  assert.deepEqual(movedPlaces(tree, { id: 'b', parent: 'a', position: undefined }), [
    { id: 'b', parent: 'a', position: 2 },
    { id: 'c', parent: null, position: 2 },
  ]);
  assert.deepEqual(closedPlaces(tree, tree[1]!), [{ id: 'c', parent: null, position: 2 }]);
});

test('nothing stands under itself, nor deeper than the tree may be', () => {
  assert.equal(placeFault(tree, { id: 'a', parent: 'a1', mostLevels: 5 }), 'category_cycle');
  assert.equal(placeFault(tree, { id: 'a', parent: 'a', mostLevels: 5 }), 'category_cycle');
  assert.equal(placeFault(tree, { id: 'a', parent: 'b', mostLevels: 2 }), 'category_too_deep');
  assert.equal(placeFault(tree, { parent: 'a1', mostLevels: 2 }), 'category_too_deep');
  assert.equal(placeFault(tree, { id: 'a', parent: 'b', mostLevels: 3 }), undefined);
});
