import { inside, type Sql } from '../db/database';
import { audit } from '../shared/auditTrail';
import { timestamp, type Clock } from '../shared/clock';
import { conflict } from '../shared/problem';
import {
  confirmationIsOn,
  insertChange,
  listHoldings,
  sensitiveRightsOf,
  type AccessChangeDraft,
} from './accessChangeStore';
import { gains, rightsIn, type Holdings } from './sensitiveRights';

/** What changes of access are called in the journal. */
export const accessChangeEntity = 'access_change';

/** Takes back what was tried, and says whom it would give what. */
class Waiting extends Error {
  constructor(readonly gained: Holdings) {
    super('The change waits for another person');
  }
}

/**
 * Does `work`, unless somebody would come by sensitive rights through it, or his password be known to another: then
 * nothing is done, the change is kept until somebody else confirms it, and its number is the answer. 409 `change_waits`
 * when the same one waits already. Whatever `work` refuses is refused at once. Belongs into `changeAccess`.
 */
export async function handOn(
  sql: Sql,
  { user, clock }: { user: { id: number }; clock: Clock },
  draft: AccessChangeDraft,
  work: (sql: Sql) => Promise<unknown>,
): Promise<number | null> {
  const gained = await tryOut(sql, draft, work);
  if (gained === undefined) return null;
  const id = await insertChange(sql, draft, {
    ...{ rights: rightsIn(gained), concernedIds: [...gained.keys()] },
    ...{ makerId: user.id, at: timestamp(clock) },
  });
  if (id === undefined) throw conflict('change_waits', 'The same change waits already');
  const changes = [{ field: 'status', new: 'pending' }];
  await audit(sql, { user, clock, action: 'create', entity: accessChangeEntity, entityId: id, changes });
  return id;
}

/** Whom the change would give what, after taking it back; nothing when it was done. */
async function tryOut(
  sql: Sql,
  draft: AccessChangeDraft,
  work: (sql: Sql) => Promise<unknown>,
): Promise<Holdings | undefined> {
  try {
    await inside(sql).transaction(async (part) => {
      const before = await listHoldings(part);
      await work(part);
      const gained =
        draft.kind === 'set_password' ? await ofPerson(part, draft) : gains(before, await listHoldings(part));
      if (gained.size > 0 && (await confirmationIsOn(part))) throw new Waiting(gained);
    });
    return undefined;
  } catch (error) {
    if (error instanceof Waiting) return error.gained;
    throw error;
  }
}

/** Whoever knows a password holds what its person holds. */
async function ofPerson(sql: Sql, { personId }: AccessChangeDraft): Promise<Holdings> {
  const rights = personId === undefined ? new Set<string>() : await sensitiveRightsOf(sql, personId);
  return new Map(personId === undefined || rights.size === 0 ? [] : [[personId, rights]]);
}
