/** Moderation: one person has an order at a time, and only he decides about it. */
import type { Sql } from '../../db/database';
import type { HandlerMap } from '../../http/contract';
import { momentOf, timestamp, timestampOf } from '../../shared/clock';
import { conflict, wrongFields } from '../../shared/problem';
import { move, type HeldOrder } from '../instalments/index';
import { orderOf, type Caller } from './answers';
import { cancelDelivery } from '../deliveries/index';
import { holdBoth, stepFrom, type Held } from './moving';
import { freeFrom, idleSince } from './rules/next';
import * as store from './store';

export const moderationHandlers = {
  takeNextOrder: (call) =>
    call.db.transaction(async (sql) => {
      const next = await store.holdNext(sql, {
        userId: call.user.id,
        idleSince: timestampOf(idleSince(call.clock.now())),
      });
      if (next === undefined) return {};
      const held = await holdBoth(sql, call, next.id, undefined);
      if (next.isTaken) await takeOver(sql, call, held, '');
      else await take(sql, call, held);
      return { order: await orderOf(sql, call, next.id) };
    }),

  takeOrder: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const { take_over: isTakingOver = false } = call.body;
      const comment = call.body.comment?.trim() ?? '';
      const held = await holdBoth(sql, call, id, call.headers['If-Match'], async (order) => {
        if (order.status !== 'moderation_in_process') return;
        const one = (await store.findOrder(sql, id))!; // it is held
        if (one.moderator_id === call.user.id) return;
        const isFree = call.clock.now() >= freeFrom(momentOf(one.updated_at));
        if (!isTakingOver || (!isFree && comment === '')) throw await takenByOther(sql, call, order);
      });
      if (held.order.status === 'moderation_in_process') await takeOver(sql, call, held, comment);
      else await take(sql, call, held);
      return orderOf(sql, call, id);
    }),

  decideModeration: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const { accepted, comment } = call.body;
      const held = await holdBoth(sql, call, id, call.headers['If-Match'], async (order) => {
        if (order.status === 'moderation_in_process' && !(await isOwn(sql, call, id)))
          throw await takenByOther(sql, call, order);
      });
      const step = accepted ? 'approve_moderation' : 'decline_moderation';
      const to = await stepFrom(sql, call, held, step);
      if (!accepted && !comment?.trim()) throw wrongFields({ comment: 'comment_required' });
      await move(sql, call, held.one, { to, action: step, comment });
      if (!accepted) await cancelDelivery(sql, id, timestamp(call.clock));
      return orderOf(sql, call, id);
    }),

  cancelNewOrder: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const comment = call.body.comment.trim();
      const held = await holdBoth(sql, call, id, call.headers['If-Match']);
      const to = await stepFrom(sql, call, held, 'cancel_new_order');
      if (comment === '') throw wrongFields({ comment: 'comment_required' });
      await move(sql, call, held.one, { to, action: 'cancel_order', comment });
      await cancelDelivery(sql, id, timestamp(call.clock));
      return orderOf(sql, call, id);
    }),
} satisfies Partial<HandlerMap>;

const isOwn = async (sql: Sql, { user }: Caller, id: number) =>
  (await store.findOrder(sql, id))?.moderator_id === user.id;

const takenByOther = async (sql: Sql, caller: Caller, { id }: HeldOrder) => {
  const order = await orderOf(sql, caller, id);
  return conflict('taken_by_other', `${order.moderator?.name ?? 'Another moderator'} has the order`, { ...order });
};

async function take(sql: Sql, call: Caller, held: Held): Promise<void> {
  const to = await stepFrom(sql, call, held, 'take');
  await move(sql, call, held.one, {
    ...{ to, action: 'take' },
    changes: [{ field: 'moderator', new: await store.nameOf(sql, call.user.id) }],
  });
  await store.setModerator(sql, held.order.id, call.user.id, timestamp(call.clock));
}

async function takeOver(sql: Sql, call: Caller, { order, one }: Held, comment: string): Promise<void> {
  const before = await store.findOrder(sql, order.id);
  if (before?.moderator_id === call.user.id) return;
  await store.setModerator(sql, order.id, call.user.id, timestamp(call.clock));
  await move(sql, call, one, {
    ...{ to: { application: one.Status, order: order.status }, action: 'take_over', comment },
    changes: [{ field: 'moderator', old: before?.moderator?.name, new: await store.nameOf(sql, call.user.id) }],
  });
}
