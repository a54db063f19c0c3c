import { attempt } from '../../auth/loginLimit';
import { hashPassword, passwordMatches } from '../../auth/passwords';
import { endSessionsOf } from '../../auth/sessions';
import { preciseTimestampOf, timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import { notFound, wrongFields } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { handOn } from '../../auth/handOn';
import { refuseOwnAccount } from '../../auth/accessRules';
import { journal, lockForChange, setPassword } from './accountChanges';
import { passwordFault } from './rules';
import * as sessions from './sessionStore';
import { findUser } from './store';

export const systemUserPasswordHandlers = {
  async setSystemUserPassword(call) {
    const { user, params, body } = call;
    const hash = await hashPassword(body.password);
    return changeAccess(call, async (sql) => {
      const { id, username } = await lockForChange(sql, user.id, params.id);
      refuseOwnAccount(user.id, id);
      const fault = passwordFault(body.password, username);
      if (fault !== undefined) throw wrongFields({ password: fault });
      const draft = { kind: 'set_password', payload: { id }, personId: id, passwordHash: hash } as const;
      return { access_change_id: await handOn(sql, call, draft, (part) => setPassword(part, call, { id, hash })) };
    });
  },

  async changeOwnPassword(call) {
    const { user, db, clock, body, address, device } = call;
    const { old_password: old, new_password: wanted } = body;
    const checked = await sessions.findPasswordHash(db, user.id);
    const whose = { username: user.username, userId: user.id, address, device };
    const right = await attempt(db, clock, whose, () => passwordMatches(checked, old));
    if (checked === undefined || !right) throw wrongPassword();
    const fault = wanted === old ? 'same_password' : passwordFault(wanted, user.username);
    if (fault !== undefined) throw wrongFields({ new_password: fault });
    const hash = await hashPassword(wanted);
    await db.transaction(async (sql) => {
      if (!(await sessions.replacePassword(sql, user.id, { checked, hash }, timestamp(clock)))) throw wrongPassword();
      await endSessionsOf(sql, clock, user.id, user.sessionId);
      await journal(sql, call, user.id, 'change_password', [{ field: 'password' }]);
    });
    return undefined;
  },

  async listSystemUserSessions({ user, params, db, clock }) {
    if ((await findUser(db, params.id)) === undefined) throw notFound();
    const rows = await sessions.listSessions(db, params.id, preciseTimestampOf(clock.now()));
    return { sessions: rows.map((row) => ({ ...row, is_current: row.id === user.sessionId })), count: rows.length };
  },

  endSystemUserSession: (call) =>
    call.db.transaction(async (sql) => {
      const { params, clock, user } = call;
      if (params.id !== user.id) await lockForChange(sql, user.id, params.id);
      const now = preciseTimestampOf(clock.now());
      if (!(await sessions.endSession(sql, params.id, params.session_id, now))) throw notFound();
      await journal(sql, call, params.id, 'end_session', [{ field: 'session', old: params.session_id }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

const wrongPassword = () => wrongFields({ old_password: 'wrong_password' });
