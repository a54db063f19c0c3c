import { audit, type Change } from '../../shared/auditTrail';
import type { Actor, HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import { notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { changeAccess } from '../../auth/changeAccess';
import type { Action } from './service';
import * as store from './permissionStore';
import { plain, refuseBuiltin, refuseInUse } from './rules';

type Row = store.PermissionRow<Action>;

export const permissionHandlers = {
  async listPermissions({ query, db }) {
    return page('permissions', await store.permissions.list(db, query));
  },

  getPermission: ({ params, db }) => permissionOf(db, params.id),

  createPermission: (call) =>
    changeAccess(call, async (sql) => {
      const { id, name, actions } = call.body;
      if (await store.findPermission(sql, id)) throw wrongFields({ id: 'permission_exists' });
      const made = { id, name, actions: plain(actions) };
      await store.insertPermission(sql, made);
      await note(
        sql,
        call,
        'create',
        id,
        fieldsOf(made).map(([field, now]) => ({ field, new: now })),
      );
      return permissionOf(sql, id);
    }),

  updatePermission: (call) =>
    changeAccess(call, async (sql) => {
      const before = await permissionOf(sql, call.params.id);
      await refuseStale(before.version, call.headers['If-Match'], () => Promise.resolve(before));
      const after = {
        id: before.id,
        name: call.body.name ?? before.name,
        actions: call.body.actions ? plain(call.body.actions) : before.actions,
      };
      const was = new Map(fieldsOf(before));
      const changes = fieldsOf(after)
        .map(([field, now]) => ({ field, old: was.get(field), new: now }))
        .filter((change) => change.old !== change.new);
      if (changes.some(({ field }) => field === 'actions')) {
        refuseBuiltin(before.is_builtin);
        const held = await store.heldActions(sql, before.id);
        refuseInUse(held.filter((action) => !(after.actions as string[]).includes(action)));
      }
      if (changes.length === 0) return before;
      await store.savePermission(sql, after);
      await note(sql, call, 'update', before.id, changes);
      return permissionOf(sql, before.id);
    }),

  deletePermission: (call) =>
    changeAccess(call, async (sql) => {
      const before = await permissionOf(sql, call.params.id);
      await refuseStale(before.version, call.headers['If-Match'], () => Promise.resolve(before));
      refuseBuiltin(before.is_builtin);
      refuseInUse(await store.heldActions(sql, before.id));
      await store.deletePermission(sql, before.id);
      await note(sql, call, 'delete', before.id, [{ field: 'name_ru', old: before.name.ru }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

async function permissionOf(sql: Sql, id: string): Promise<Row> {
  const permission = await store.findPermission<Action>(sql, id);
  if (permission === undefined) throw notFound();
  return permission;
}

const fieldsOf = ({ name, actions }: Pick<Row, 'name' | 'actions'>): [string, string][] => [
  ...Object.entries(name).map(([language, text]): [string, string] => [`name_${language}`, text]),
  ['actions', [...actions].sort().join(',')],
];

function note(sql: Sql, { user, clock }: Actor, action: string, id: string, changes: Change[]) {
  return audit(sql, { user, clock, action, entity: 'permission', entityId: id, changes });
}
