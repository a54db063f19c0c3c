import type { HandlerMap, Reply } from '../../contract';
import { notFound } from '../../problem';
import { findRole, listGrants, listScopes } from './store';

type Action = Reply<'getUserRole'>['permissions'][number]['actions'][number];

export const roleHandlers = {
  async getUserRole({ params, db }) {
    const role = await findRole(db, params.id);
    if (role === undefined) throw notFound();
    const [permissions, scopes] = await Promise.all([listGrants<Action>(db, role.id), listScopes(db, role.id)]);
    return { ...role, permissions, scopes };
  },
} satisfies Partial<HandlerMap>;
