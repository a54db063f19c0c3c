import { holds, type SignedInUser } from './currentUser';

/** Who asks what waits for him: his number, or nobody's where he may decide nothing. */
export type Awaiting = { me: number | 'nobody' };

/** A query of a list in which `awaits` says for whom, and not only that the caller asks. */
export type AwaitingQuery<Query extends { awaits?: 'me' }> = Omit<Query, 'awaits'> & { awaits?: Awaiting };

/** The query with the caller in it; `permission` is what his decision takes. */
export const awaiting = <Query extends { awaits?: 'me' }>(
  { awaits, ...query }: Query,
  user: SignedInUser,
  permission: string,
): AwaitingQuery<Query> => ({
  ...query,
  ...(awaits !== undefined && { awaits: { me: holds(user, permission) ? user.id : 'nobody' } }),
});

/** The condition of a list in which `$me` stands for the caller; nothing at all where he may decide nothing. */
export const awaitingOf =
  (text: string) =>
  (bind: (value: unknown) => string, { me }: Awaiting): string =>
    me === 'nobody' ? 'false' : text.replaceAll('$me', () => `${bind(me)}::int`);
