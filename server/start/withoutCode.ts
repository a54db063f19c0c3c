import { removeFactor } from '../auth/secondFactor';
import type { Database } from '../db/database';
import { audit } from '../shared/auditTrail';
import type { Clock } from '../shared/clock';
import { StartError } from './options.mjs';

/** Lets somebody sign in with the password alone, from the machine itself: the way back of the only administrator who has lost phone and codes. */
export async function dropCode(db: Database, clock: Clock, username: string | undefined): Promise<void> {
  if (username === undefined) throw new StartError('without-code takes a user name.');
  await db.transaction(async (sql) => {
    const [person] = await sql.query<{ id: number }>(
      'select id from system_users where username = $1 and deleted_at is null for no key update',
      [username.toLowerCase()],
    );
    if (person === undefined) throw new StartError(`There is no ${username}.`);
    if (!(await removeFactor(sql, person.id))) throw new StartError(`${username} signs in without a code already.`);
    await audit(sql, {
      ...{ user: undefined, clock, action: 'update', entity: 'system_user', entityId: person.id },
      changes: [{ field: 'has_second_factor', old: true, new: false }],
    });
  });
}
