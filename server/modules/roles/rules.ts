import { conflict } from '../../shared/problem';

/** What a role holds: actions by permission. */
export type Grants = ReadonlyMap<string, ReadonlySet<string>>;

interface Asked {
  permission_id: string;
  actions: readonly string[];
}

/** `edit` is another name of `update`; a permission named twice holds the actions of both. */
export function grantsOf(asked: readonly Asked[]): Map<string, Set<string>> {
  const grants = new Map<string, Set<string>>();
  for (const { permission_id: id, actions } of asked) {
    const held = grants.get(id) ?? new Set<string>();
    for (const action of actions) held.add(action === 'edit' ? 'update' : action);
    if (held.size > 0) grants.set(id, held);
  }
  return grants;
}

/** Each action once, under the name that a role holds it by. */
export const plain = <Name extends string>(actions: readonly Name[]): Name[] => [
  ...(grantsOf([{ permission_id: 'one', actions }]).get('one') as Set<Name>),
];

/** What the new set adds to the old one, as `id.action`. */
export const added = (before: Grants, after: Grants): string[] =>
  [...after].flatMap(([id, actions]) =>
    [...actions].filter((action) => !before.get(id)?.has(action)).map((action) => `${id}.${action}`),
  );

interface Catalogued {
  id: string;
  actions: readonly string[];
  is_builtin: boolean;
}

/** What is asked for and not in the catalogue; nobody can hold it. */
export function unknownGrants(given: readonly string[], catalogue: readonly Catalogued[]): string[] {
  const known = new Set(catalogue.flatMap(({ id, actions }) => actions.map((action) => `${id}.${action}`)));
  return given.filter((one) => !known.has(one));
}

/** A permission made by hand opens no call of this system: whoever administers access may grant it without holding it. */
export function weighty(given: readonly string[], catalogue: readonly Catalogued[]): string[] {
  const free = new Set(catalogue.filter((one) => !one.is_builtin).map(({ id }) => id));
  return given.filter((one) => !free.has(one.split('.')[0] ?? ''));
}

interface Change {
  field: string;
  old?: string;
  new?: string;
}

/** One line for each permission whose actions differ. */
export function changesOfGrants(before: Grants, after: Grants): Change[] {
  const text = (actions?: ReadonlySet<string>) => actions && [...actions].sort().join(',');
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ field: id, old: text(before.get(id)), new: text(after.get(id)) }))
    .filter((change) => change.old !== change.new);
}

/** What the system itself asks for keeps its actions and stays. */
export function refuseBuiltin(isBuiltin: boolean): void {
  if (isBuiltin) throw conflict('permission_builtin', 'The system asks for this permission');
}

/** What a role holds is not taken out of the catalogue. */
export function refuseInUse(held: readonly string[]): void {
  if (held.length > 0) throw conflict('permission_in_use', `A role holds ${held.join(', ')}`);
}
