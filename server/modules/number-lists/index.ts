import { everything } from '../../auth/permissions';
import { page } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { notFound, wrongFields } from '../../shared/problem';
import * as store from './store';

// What other modules use.
export { listCardTypes } from './store';

const written = (text: string, field: string): string => {
  const clean = plainText(text);
  if (clean === '') throw wrongFields({ [field]: 'required' });
  return clean;
};

const listHandlers = {
  listCardTypes: async ({ query, db }) => page('card_types', await store.cardTypes.list(db, query)),

  createCardType: ({ body, db, clock, user }) =>
    db.transaction(async (sql) => {
      const made = await store.addCardType(sql, { ...body, name: written(body.name, 'name') }, timestamp(clock));
      if (made === undefined) throw wrongFields({ prefix: 'taken' }, 'Another type begins with this prefix');
      const changes = [
        { field: 'name', new: made.name },
        { field: 'prefix', new: made.prefix },
      ];
      await audit(sql, { clock, user, action: 'create', entity: 'card_type', entityId: made.id, changes });
      return made;
    }),

  deleteCardType: ({ params, db, clock, user }) =>
    db.transaction(async (sql) => {
      const gone = await store.removeCardType(sql, params.id);
      if (gone === undefined) throw notFound();
      const changes = [{ field: 'prefix', old: gone.prefix }];
      await audit(sql, { clock, user, action: 'delete', entity: 'card_type', entityId: gone.id, changes });
      return undefined;
    }),

  listPhoneCodes: async ({ query, db }) => page('phone_codes', await store.phoneCodes.list(db, query)),

  createPhoneCode: ({ body, db, clock, user }) =>
    db.transaction(async (sql) => {
      const sent = { ...body, operator: written(body.operator, 'operator') };
      const made = await store.addPhoneCode(sql, sent, timestamp(clock));
      if (made === undefined) throw wrongFields({ code: 'taken' }, 'The code is in the list');
      const changes = [
        { field: 'code', new: made.code },
        { field: 'operator', new: made.operator },
      ];
      await audit(sql, { clock, user, action: 'create', entity: 'phone_code', entityId: made.id, changes });
      return made;
    }),

  deletePhoneCode: ({ params, db, clock, user }) =>
    db.transaction(async (sql) => {
      const gone = await store.removePhoneCode(sql, params.id);
      if (gone === undefined) throw notFound();
      const changes = [{ field: 'code', old: gone.code }];
      await audit(sql, { clock, user, action: 'delete', entity: 'phone_code', entityId: gone.id, changes });
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

/** How numbers of cards and phones begin. */
export const numberListsModule: Module = {
  handlers: listHandlers,
  permissions: {
    // Of everything that decides how the payment service works: its providers as well.
    settings: {
      names: ['Настройки', 'Settings', 'Sozlamalar'],
      roles: { administrator: everything, director: 'qg' },
    },
  },
};
