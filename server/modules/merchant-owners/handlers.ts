import { hashPassword } from '../../auth/passwords';
import { temporaryPassword } from '../../auth/temporaryPassword';
import { page } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { faultOfPlain, plainText } from '../../shared/plainText';
import { notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import * as store from './store';
import { holdMerchant } from '../merchants/index';

/** What is done to owners stands in the journal of their merchant, by their number; a password never does. */
const entity = 'merchant';

export const ownerHandlers = {
  async listMerchantOwners({ db, params, query }) {
    if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
    return page('owners', await store.owners.list(db, query, params.id));
  },

  async createMerchantOwner({ db, params, body, user, clock }) {
    const name = plainText(body.name);
    const fault = faultOfPlain(name, 2);
    if (fault) throw wrongFields({ name: fault });
    const password = temporaryPassword();
    const hash = await hashPassword(password);
    return db.transaction(async (sql) => {
      if (!(await holdMerchant(sql, params.id, 'read'))) throw notFound();
      const at = timestamp(clock);
      const made = { ...body, name, merchantId: params.id, hash, at };
      const id = await store.insertOwner(sql, made);
      if (id === undefined) throw wrongFields({ username: 'username_taken' }, 'Somebody has this user name already');
      const changes = [{ field: 'owner', new: body.username }];
      await audit(sql, { user, clock, action: 'add_owner', entity, entityId: params.id, changes });
      const owner = await store.owners.find(sql, id, params.id);
      return { ...owner!, password }; // it was made above
    });
  },

  async resetMerchantOwnerPassword({ db, params, headers, user, clock }) {
    const password = temporaryPassword();
    const hash = await hashPassword(password);
    return db.transaction(async (sql) => {
      if (!(await store.lockOwner(sql, params.id, params.ownerId))) throw notFound();
      const owner = (await store.owners.find(sql, params.ownerId, params.id))!; // held above
      await refuseStale(owner.version, headers['If-Match'], async () => owner);
      await store.setPassword(sql, owner.id, { hash, at: timestamp(clock) });
      const changes = [{ field: 'owner', new: owner.username }];
      await audit(sql, { user, clock, action: 'reset_owner_password', entity, entityId: params.id, changes });
      const changed = (await store.owners.find(sql, owner.id, params.id))!; // held above
      return { ...changed, password };
    });
  },

  deleteMerchantOwner: ({ db, params, user, clock }) =>
    db.transaction(async (sql) => {
      if (!(await store.lockOwner(sql, params.id, params.ownerId))) throw notFound();
      const owner = (await store.owners.find(sql, params.ownerId, params.id))!; // held above
      await store.removeOwner(sql, owner.id);
      const changes = [{ field: 'owner', old: owner.username }];
      await audit(sql, { user, clock, action: 'remove_owner', entity, entityId: params.id, changes });
      return undefined;
    }),
} satisfies Partial<HandlerMap>;
