import type { Sql } from '../../db/database';
import type { Actor, HandlerMap } from '../../http/contract';
import { audit, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { isPublicAddress } from '../../shared/publicAddress';
import * as store from './store';
import { holdMerchant } from '../merchants/index';

/** Another system of the platform reads them from here and tells each of them what happens to an order. */
const mostCallbacks = 10;
const mostTelegramUsers = 50;

/** Stands in the journal of the merchant. */
const note = (sql: Sql, { user, clock }: Actor, action: string, merchantId: number, change: Change): Promise<void> =>
  audit(sql, { user, clock, action, entity: 'merchant', entityId: merchantId, changes: [change] });

export const channelHandlers = {
  async listMerchantCallbacks({ db, params }) {
    if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
    const callbacks = await store.listCallbacks(db, params.id);
    return { callbacks, count: callbacks.length };
  },

  createMerchantCallback: (call) =>
    call.db.transaction(async (sql) => {
      const { params, body, clock } = call;
      if (!(await holdMerchant(sql, params.id, 'change'))) throw notFound();
      if (!isPublicAddress(body.value)) throw wrongFields({ value: 'invalid_address' });
      const value = new URL(body.value).href;
      const standing = await store.listCallbacks(sql, params.id);
      if (standing.some((one) => one.value === value)) throw wrongFields({ value: 'duplicate_value' });
      if (standing.length >= mostCallbacks)
        throw conflict('too_many_callbacks', `A merchant is told at ${mostCallbacks} addresses at most`);
      const made = await store.insertCallback(sql, params.id, value, timestamp(clock));
      await note(sql, call, 'add_callback', params.id, { field: 'callback', new: value });
      return made;
    }),

  deleteMerchantCallback: (call) =>
    call.db.transaction(async (sql) => {
      const removed = await store.removeCallback(sql, call.params.id);
      if (removed === undefined) throw notFound();
      const change = { field: 'callback', old: removed.value };
      await note(sql, call, 'remove_callback', removed.merchant_id, change);
      return undefined;
    }),

  async listMerchantTelegramUsers({ db, params }) {
    if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
    const users = await store.listTelegramUsers(db, params.id);
    return { telegram_users: users, count: users.length };
  },

  createMerchantTelegramUser: (call) =>
    call.db.transaction(async (sql) => {
      const { body, clock } = call;
      if (!(await holdMerchant(sql, body.merchant_id, 'change'))) throw notFound();
      const standing = await store.listTelegramUsers(sql, body.merchant_id);
      if (standing.some(({ phone }) => phone === body.phone)) throw wrongFields({ phone: 'duplicate_value' });
      if (standing.length >= mostTelegramUsers)
        throw conflict('too_many_telegram_users', `${mostTelegramUsers} people of a merchant are written to at most`);
      const made = await store.insertTelegramUser(sql, body.merchant_id, body.phone, timestamp(clock));
      const change = { field: 'telegram_user', new: maskPhone(body.phone) };
      await note(sql, call, 'add_telegram_user', body.merchant_id, change);
      return made;
    }),

  deleteMerchantTelegramUser: (call) =>
    call.db.transaction(async (sql) => {
      const removed = await store.removeTelegramUser(sql, call.params.id);
      if (removed === undefined) throw notFound();
      const change = { field: 'telegram_user', old: maskPhone(removed.phone) };
      await note(sql, call, 'remove_telegram_user', removed.merchant_id, change);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;
