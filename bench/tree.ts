/** What a key costs in a tree of 5,000 items, all open: everything that is reckoned before React draws; prints its measures as one line. */
import { faultOf, moved, nextSpot, spotOf } from '../src/kit/tree/spots';
import { findIn, rowsOf, treeOf, typedAhead, type TreeItem } from '../src/kit/tree/tree';

const items: TreeItem[] = Array.from({ length: 5000 }, (_, at) => ({
  id: `n${at}`,
  parent: at < 50 ? null : `n${Math.floor((at - 50) / 20)}`,
  name: `Category ${at}`,
}));
const tree = treeOf(items);
const rows = rowsOf(tree, () => true);

/** The middle of many times in milliseconds, after the first few, which the engine has not learnt yet. */
function usual(work: () => unknown): number {
  const times = Array.from({ length: 60 }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return times.slice(10).sort((one, other) => one - other)[25] ?? 0;
}

const step = () => {
  const spot = nextSpot(tree, 'n40', spotOf(tree, 'n40'), 'in');
  if (spot && faultOf(tree, 'n40', spot, 9) === undefined) rowsOf(treeOf(moved(items, 'n40', spot)), () => true);
};
const measures = [
  {
    what: 'Tree of 5,000, an item opened or closed',
    value: usual(() => rowsOf(tree, (id) => id !== 'n3')),
    unit: 'ms',
    budget: 16,
  },
  { what: 'Tree of 5,000, a step of what is picked up', value: usual(step), unit: 'ms', budget: 16 },
  {
    what: 'Tree of 5,000, a letter that leads to the last line',
    value: usual(() => typedAhead(rows, 0, 'category 4999')),
    unit: 'ms',
    budget: 16,
  },
  { what: 'Tree of 5,000, a search', value: usual(() => findIn(tree, 'cat 49')), unit: 'ms', budget: 50 },
];
console.log(JSON.stringify(measures));
