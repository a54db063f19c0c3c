import type { Holding, PolicyCalls } from '../policies/policyArea';
import { outcomeOf, type Outcome } from '../waiting';

/** A role of a service as a field holds it: the one service asks for its number, the other for its name. */
export const roleKey = ({ id, name }: { id: number; name: string }): string => `${id} ${name}`;

const roleOf = (key: string) => {
  const [id = '', ...name] = key.split(' ');
  return { id: Number(id), name: name.join(' ') };
};
export const roleIdOf = (key: string): number => roleOf(key).id;

export const heldKeys = (holdings: readonly Holding[]): string[] =>
  holdings.map(({ role_id, role }) => roleKey({ id: role_id, name: role }));

/** The roles of the two services that a form gives together with those of the system. */
export interface ServiceRoles {
  payment: string[];
  investment: string[];
}

/** What became of the roles of a service; `kept`: some that were to go, because a new one waits. */
export type RoleOutcome = Outcome | 'kept';

/**
 * Gives and takes the roles of one service until the person holds `wanted`, one call after the other: what is new
 * first, so that nobody stands without both; while something new waits, nothing is taken. Throws the first refusal;
 * what was done before it stays done.
 */
export async function changeServiceRoles(
  { give, take }: Pick<PolicyCalls, 'give' | 'take'>,
  userId: number,
  holdings: readonly Holding[],
  wanted: readonly string[],
): Promise<ReadonlySet<RoleOutcome>> {
  const held = new Set(heldKeys(holdings));
  const outcomes = new Set<RoleOutcome>();
  for (const key of wanted.filter((one) => !held.has(one))) outcomes.add(await outcomeOf(give(userId, roleOf(key))));
  const unwanted = holdings.filter(({ role_id: id, role: name }) => !wanted.includes(roleKey({ id, name })));
  if (unwanted.length === 0) return outcomes;
  if (outcomes.has('waits')) return outcomes.add('kept');
  for (const holding of unwanted) await take(holding);
  return outcomes.add('done');
}
