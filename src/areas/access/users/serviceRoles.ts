import type { Holding, PolicyCalls } from '../policies/policyArea';
import { doneAtOnce, type MayWait } from '../waiting';

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

/**
 * Gives and takes the roles of one service until the person holds `wanted`, one call after the other: what is new
 * first, so that nobody stands without both. Throws the first refusal; what was done before it stays done.
 */
export async function changeServiceRoles(
  { give, take }: Pick<PolicyCalls, 'give' | 'take'>,
  userId: number,
  holdings: readonly Holding[],
  wanted: readonly string[],
): Promise<MayWait> {
  const held = new Set(heldKeys(holdings));
  let answer = doneAtOnce;
  for (const key of wanted.filter((one) => !held.has(one))) {
    const given = await give(userId, roleOf(key));
    if (given.access_change_id !== null) answer = given;
  }
  for (const holding of holdings)
    if (!wanted.includes(roleKey({ id: holding.role_id, name: holding.role }))) await take(holding);
  return answer;
}
