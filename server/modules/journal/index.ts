/** The journal of actions over all kinds of records; the histories of single records stand in their own answers. */
import { allPoliciesOf } from '../../auth/accessStore';
import { closedCalls } from '../../auth/closedCalls';
import { holds } from '../../auth/currentUser';
import { listOf, mapped, page } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import type { Module } from '../../http/module';
import { personOf } from '../../shared/auditTrail';
import { nameRoles } from '../system-users/index';
import { historyOpeners } from './openers';

type Entity = keyof typeof historyOpeners;
type Query = Call<'listJournal'>['query'];
type Item = Reply<'listJournal'>['items'][number];
type Row = Omit<Item, 'user'> & { user_id: number | null; user_name: string | null };

interface Asked extends Query {
  /** What somebody did himself he reads whatever it was, and of others what was done to the kinds that he may open. */
  reader: { id: number; open: readonly Entity[] };
}

const kinds = Object.keys(historyOpeners) as Entity[];

const rows = listOf<Row, Asked>({
  id: 'a.id',
  from: 'audit a',
  select: `a.id::float8 as id, a.entity, a.entity_id, a.action, a.field, a.old_value as old, a.new_value as new,
    a.happened_at as created_at, a.user_id, u.first_name || ' ' || u.last_name as user_name`,
  joins: 'left join system_users u on u.id = a.user_id',
  orders: { created_at: 'a.happened_at' },
  where: {
    user_id: (bind, ids) => `a.user_id = any (${bind(ids)}::int[])`,
    actor: (_, actor) => `a.user_id is ${actor === 'staff' ? 'not null' : 'null'}`,
    entity: 'a.entity',
    entity_id: 'a.entity_id',
    reader: (bind, { id, open }) =>
      `a.entity = any (${bind(kinds)}::text[]) and (a.user_id = ${bind(id)}::int or a.entity = any (${bind(open)}::text[]))`,
    period: 'a.happened_at',
  },
});

export const journalModule: Module = {
  handlers: ({ endpoints }) => {
    const rightsOf = new Map(endpoints.map(({ id, permissions }) => [id, permissions]));
    return {
      async listJournal({ db, query, user }) {
        const closed = new Set(closedCalls(endpoints, await allPoliciesOf(db, user.id)));
        const opens = (one: string) =>
          !closed.has(one) && (rightsOf.get(one) ?? [one]).some((right) => holds(user, right));
        const open = kinds.filter((kind) => historyOpeners[kind].some(opens));
        const found = await rows.list(db, { ...query, reader: { id: user.id, open } });
        const named = { ...found, rows: await nameRoles(db, found.rows) };
        return page(
          'items',
          mapped(named, ({ user_id, user_name, ...row }): Item => ({ ...row, user: personOf(user_id, user_name) })),
        );
      },
    };
  },
};
