import { changed, changesByRow, leftOf, noChanges, permissionsOf, checksOf, withCells } from './rights';

const saved = checksOf([{ permission_id: 'investors', actions: ['query', 'edit'] }]);
const set = (row: string, column: string) => [{ row, column }];

test('reads edit as another name of update', () => {
  expect([...(saved.get('investors') ?? [])]).toEqual(['query', 'update']);
});

test('forgets a change that goes back to what is saved', () => {
  const once = withCells(saved, noChanges, set('investors', 'get'), true);
  expect(once.size).toBe(1);
  expect(withCells(saved, once, set('investors', 'get'), false).size).toBe(0);
});

test('sends the whole set, without permissions that are left empty', () => {
  const changes = withCells(
    saved,
    withCells(saved, noChanges, set('gl', 'get'), true),
    [
      { row: 'investors', column: 'query' },
      { row: 'investors', column: 'update' },
    ],
    false,
  );
  expect(permissionsOf(changed(saved, changes))).toEqual([{ permission_id: 'gl', actions: ['get'] }]);
});

test('keeps the set of a row that does not change', () => {
  const changes = withCells(saved, noChanges, set('gl', 'get'), true);
  expect(changed(saved, changes).get('investors')).toBe(saved.get('investors'));
});

test('drops what a colleague has done meanwhile, and keeps the rest', () => {
  const changes = withCells(saved, withCells(saved, noChanges, set('gl', 'get'), true), set('gl', 'query'), true);
  const fresh = checksOf([{ permission_id: 'gl', actions: ['get'] }]);
  expect([...leftOf(fresh, changes).keys()]).toEqual(['gl query']);
});

test('tells what is granted and what is taken, by permission and in the order of the columns', () => {
  let changes = withCells(saved, noChanges, set('gl', 'get'), true);
  changes = withCells(saved, changes, set('gl', 'query'), true);
  changes = withCells(saved, changes, set('investors', 'update'), false);
  expect([...changesByRow(changes, true)]).toEqual([['gl', ['query', 'get']]]);
  expect([...changesByRow(changes, false)]).toEqual([['investors', ['update']]]);
});
