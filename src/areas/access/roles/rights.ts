import type { Permission, PermissionAction, RolePermission } from '../../../api/system-user/roles';
import { none, type CheckCellState, type CheckRow, type CheckSets } from '../matrix/checks';
import type { PendingChecks } from '../matrix/useCheckDraft';

/** The actions of the matrix in the order of its columns. `edit` is another name of `update`. */
export const actions = ['query', 'get', 'add', 'update', 'delete', 'import', 'export', 'enable', 'disable'] as const;
export type Action = (typeof actions)[number];

const isAction = (text: string): text is Action => actions.some((action) => action === text);
export const oneName = (action: PermissionAction): Action => (action === 'edit' ? 'update' : action);

/** What a person wants otherwise than it is saved: `id action` to on or off. */
export type Changes = PendingChecks;
export const noChanges: Changes = new Map();

const keyOf = ({ row, column }: CheckCellState): string => `${row} ${column}`;

/** The permissions of a role as ticks. */
export function checksOf(permissions: readonly RolePermission[]): CheckSets {
  return new Map(permissions.map(({ permission_id, actions: held }) => [permission_id, new Set(held.map(oneName))]));
}

/** The ticks with the changes on top; a row without a change keeps its set. */
export function changed(saved: CheckSets, changes: Changes): CheckSets {
  const result = new Map(saved);
  for (const [key, isOn] of changes) {
    const [row = '', column = ''] = key.split(' ');
    const before = result.get(row) ?? none;
    if (before.has(column) === isOn) continue;
    const own = new Set(before);
    if (isOn) own.add(column);
    else own.delete(column);
    result.set(row, own);
  }
  return result;
}

/** The changes after these cells were set or taken; what is as saved is no change. */
export function withCells(
  saved: CheckSets,
  changes: Changes,
  cells: readonly CheckCellState[],
  isOn: boolean,
): Changes {
  const result = new Map(changes);
  for (const cell of cells) {
    const isSaved = saved.get(cell.row)?.has(cell.column) ?? false;
    if (isSaved === isOn) result.delete(keyOf(cell));
    else result.set(keyOf(cell), isOn);
  }
  return result;
}

/** What is left of the changes once the saved state moved on: a colleague may have done some of it. */
export function leftOf(saved: CheckSets, changes: Changes): Changes {
  const left = [...changes].filter(([key, isOn]) => {
    const [row = '', column = ''] = key.split(' ');
    return (saved.get(row)?.has(column) ?? false) !== isOn;
  });
  return left.length === changes.size ? changes : new Map(left);
}

/** Whether a person could have made a change in this matrix. */
export function tickable(rows: readonly CheckRow[]): (key: string, isOn: boolean) => boolean {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return (key, isOn) => {
    const [id = '', column = ''] = key.split(' ');
    const row = rowOf.get(id);
    return row !== undefined && row.columns.includes(column) && !(isOn && row.locked?.includes(column));
  };
}

/** The whole set as the service takes it. */
export function permissionsOf(checks: CheckSets): { permission_id: string; actions: Action[] }[] {
  return [...checks]
    .map(([permission_id, held]) => ({ permission_id, actions: [...held].filter(isAction) }))
    .filter(({ actions: held }) => held.length > 0);
}

/** The actions that change under each permission, for one direction. */
export function changesByRow(changes: Changes, isOn: boolean): Map<string, Action[]> {
  const rows = new Map<string, Action[]>();
  for (const action of actions)
    for (const [key, isSet] of changes) {
      const [row = '', column] = key.split(' ');
      if (isSet === isOn && column === action) rows.set(row, [...(rows.get(row) ?? []), action]);
    }
  return rows;
}

/** Whether something is added that another person confirms where people hold the role. */
export const isSensitive = (
  changes: Changes,
  catalogue: readonly Pick<Permission, 'id' | 'sensitive_actions'>[],
): boolean =>
  catalogue.some(({ id, sensitive_actions: sensitive }) =>
    sensitive.some((action) => changes.get(`${id} ${oneName(action)}`) === true),
  );
