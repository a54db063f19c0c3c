import type { Reply } from '../../http/contract';

type Change = Reply<'listAccessChanges'>['access_changes'][number];
export type Status = Change['status'];
type Obstacle = NonNullable<Change['obstacle']>;

/** What waits is confirmed or rejected by somebody else, or taken back by whoever asked; what is decided stays so. */
const moves: Record<Status, readonly Status[]> = {
  pending: ['confirmed', 'rejected', 'cancelled'],
  confirmed: [],
  rejected: [],
  cancelled: [],
};

export const mayBecome = (status: Status, next: Status): boolean => moves[status].includes(next);

interface Waiting {
  status: Status;
  made_by: { id: number };
  concerned_ids: readonly number[];
  is_stale: boolean;
}

/** Why the caller may not confirm a change that waits. */
export function obstacleOf(change: Waiting, callerId: number): Obstacle | null {
  if (change.status !== 'pending') return null;
  if (change.made_by.id === callerId) return 'same_person';
  if (change.concerned_ids.includes(callerId)) return 'own_access';
  return change.is_stale ? 'changed_meanwhile' : null;
}

/** Whether a change gives more, or to others, than was shown to whoever confirms it. */
export const exceeds = (
  gained: ReadonlyMap<number, ReadonlySet<string>>,
  { rights, concerned_ids: concerned }: { rights: readonly string[]; concerned_ids: readonly number[] },
): boolean =>
  [...gained].some(([id, some]) => !concerned.includes(id) || [...some].some((one) => !rights.includes(one)));

/** How long somebody has to be the only one before he may do without a second person. */
export const soleFor = 24 * 3600 * 1000;

interface Sole {
  confirmerIds: readonly number[];
  /** Since when there is no other; nothing where there never was one. Moments of Tashkent, YYYY-MM-DD HH:mm:ss. */
  since: string | null;
  /** So long ago is long enough. */
  latest: string;
}

/** Whether nobody else could confirm, and has not been able to for a day: or closing the others' accounts were enough. */
export const maySwitchOff = ({ confirmerIds, since, latest }: Sole, callerId: number): boolean =>
  confirmerIds.every((id) => id === callerId) && (since === null || since <= latest);
