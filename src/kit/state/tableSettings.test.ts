import { arranged, moved, shownColumns } from '../table/columns/visibleColumns';
import { isTableLook } from './tableSettings';

const columns: { id: string; hidden?: true; width?: number }[] = [
  { id: 'name' },
  { id: 'phone', width: 120 },
  { id: 'balance' },
  { id: 'manager', hidden: true },
];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the look of a table', () => {
  it('is that of the screen while nothing was changed', () => {
    expect(arranged(columns, {})).toEqual(columns);
    expect(ids(shownColumns(columns, {}))).toEqual(['name', 'phone', 'balance']);
  });

  it('keeps the order, and puts columns made since then beside their neighbours', () => {
    expect(ids(arranged(columns, { order: ['balance', 'gone', 'name'] }))).toEqual([
      'balance',
      'manager',
      'name',
      'phone',
    ]);
  });

  it('shows at least something', () => {
    const shown = { name: false, phone: false, balance: false };
    expect(ids(shownColumns(columns, { shown }))).toEqual(['name', 'phone', 'balance']);
  });

  it('moves a column no further than the ends', () => {
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
  });

  it('is recognised when it comes back from storage, and nothing else is', () => {
    expect(isTableLook({})).toBe(true);
    expect(
      isTableLook({
        density: 'compact',
        order: ['a'],
        shown: { a: true },
        widths: { a: 64 },
        pinned: 3,
        actionsPinned: false,
      }),
    ).toBe(true);
    const spoilt = [
      null,
      [],
      'x',
      { density: 'huge' },
      { order: [1] },
      { shown: { a: 'yes' } },
      { shown: [] },
      { widths: { a: 1e9 } },
      { widths: { a: '64' } },
      { pinned: 99 },
      { pinned: 1.5 },
      { actionsPinned: 'no' },
    ];
    for (const value of spoilt) expect(isTableLook(value)).toBe(false);
  });
});
