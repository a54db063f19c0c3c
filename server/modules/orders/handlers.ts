/** From possession to the sale: Qabz, photo reports, completion, and giving an order up. */
import type { Sql } from '../../db/database';
import type { HandlerMap } from '../../http/contract';
import { imageKinds, type FileKind } from '../../files/kinds';
import { timestamp, today } from '../../shared/clock';
import { badRequest, conflict, notFound, wrongFields } from '../../shared/problem';
import {
  bookSale,
  handOver,
  holdCustomer,
  holdOrder,
  makeContract,
  move,
  payOffSold,
  tell,
} from '../instalments/index';
import { recordSale } from '../merchant-billing/index';
import { writeSaleReceipt } from '../receipts/index';
import { takeUpload } from '../uploads/index';
import { attachmentAnswer, factsOf, orderOf, type Caller } from './answers';
import { cancelDelivery, whereGoodsAre } from '../deliveries/index';
import { holdBoth, notAllowed, stepFrom } from './moving';
import { cancellingOf, hasArrived, isOver, qabzObstacles } from './rules/next';
import * as store from './store';

const mostAttachments = 60;
const attachmentKinds: readonly FileKind[] = [...imageKinds, 'pdf'];
const kinds = ['photo_report', 'contract_photo', 'signed_act', 'other'] as const;

export const orderHandlers = {
  decideQabz: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const { accepted, comment } = call.body;
      const held = await holdBoth(sql, call, id, call.headers['If-Match']);
      const step = accepted ? 'approve_qabz' : 'decline_qabz';
      const to = await stepFrom(sql, call, held, step);
      if (!accepted && !comment?.trim()) throw wrongFields({ comment: 'comment_required' });
      if (accepted) {
        const [obstacle] = qabzObstacles(await knownOf(sql, call, id));
        if (obstacle !== undefined && obstacle !== 'goods_not_delivered' && obstacle !== 'act_missing')
          throw conflict(obstacle, 'It cannot be approved yet', { ...(await orderOf(sql, call, id)) });
        await makeContract(sql, call.clock, held.one);
      }
      await move(sql, call, held.one, { to, action: step, comment });
      if (!accepted) await cancelDelivery(sql, id, timestamp(call.clock));
      return orderOf(sql, call, id);
    }),

  approvePhotoReport: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const { order, one } = await holdBoth(sql, call, id, call.headers['If-Match']);
      const reason = ({ waiting_for_qabz: 'qabz', approved_by_qabz: 'act' } as const)[
        order.status as 'waiting_for_qabz' | 'approved_by_qabz'
      ] as 'qabz' | 'act' | undefined;
      if (reason === undefined) throw await notAllowed(sql, call, order);
      const report = await store.findAttachment(sql, call.body.attachment_id);
      if (report?.order_id !== id || report.kind !== 'photo_report')
        throw conflict('photo_missing', 'It is no photo report of this order');
      if (report.approved_at !== null) throw conflict('already_approved', 'The photo report is approved');
      if (report.created_by === call.user.id)
        throw conflict('same_person', 'Whoever attached a photo report does not approve it');
      const at = timestamp(call.clock);
      await store.approveAttachment(sql, report.id, { userId: call.user.id, reason, at });
      await store.touch(sql, id, at);
      await tell(sql, call, one.id, 'approve_photo', [{ field: 'attachment', new: report.name }]);
      if (reason === 'act') {
        await store.addAct(sql, one.id, at);
        const act = (await store.findAct(sql, one.id))!; // it was added, where there was none
        if (act.status === 'pending') {
          await store.signAct(sql, act.id, at);
          await tell(sql, call, one.id, 'sign_act', [{ field: 'act', new: 'photo' }]);
        }
        await handOver(sql, call, one.id, hasArrived(await whereGoodsAre(sql, id)));
      }
      return orderOf(sql, call, id);
    }),

  completeOrder: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const held = await holdBoth(sql, call, id, call.headers['If-Match']);
      const to = await stepFrom(sql, call, held, 'complete');
      // Of a contract that is paid off already he is counted anew: before goods and books, as with every payment.
      await holdCustomer(sql, held.order.customerId);
      const at = timestamp(call.clock);
      await move(sql, call, held.one, { to, action: 'complete' });
      const sale = await recordSale(sql, { orderId: id, date: today(call.clock), at });
      await bookSale(sql, {
        ...{ applicationId: held.one.id, at, date: sale?.date ?? today(call.clock), purchase: sale?.amount ?? '0.00' },
      });
      await writeSaleReceipt(sql, { orderId: id, at });
      await payOffSold(sql, call, held.one.id);
      return orderOf(sql, call, id);
    }),

  cancelOrder: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const comment = call.body.comment.trim();
      const held = await holdBoth(sql, call, id, call.headers['If-Match']);
      const { call: way, refused_by: refusal } = cancellingOf(await knownOf(sql, call, id));
      if (refusal !== null && refusal !== 'transition_not_allowed')
        throw conflict(refusal, 'It cannot be cancelled', { ...(await orderOf(sql, call, id)) });
      if (way !== 'cancel') throw await notAllowed(sql, call, held.order);
      const to = await stepFrom(sql, call, held, 'cancel_order');
      if (comment === '') throw wrongFields({ comment: 'comment_required' });
      await move(sql, call, held.one, { to, action: 'cancel_order', comment });
      await cancelDelivery(sql, id, timestamp(call.clock));
      return orderOf(sql, call, id);
    }),

  async attachOrderFile(call) {
    const id = await store.idOfContract(call.db, call.params.contract_number);
    if (id === undefined) throw notFound();
    const kind = kinds.find((one) => one === call.body.field?.('kind'));
    if (kind === undefined)
      throw badRequest('The form names no kind of attachment before its file', { kind: 'unknown_value' });
    const at = timestamp(call.clock);
    let made = 0;
    await takeUpload(call, kind === 'photo_report' ? imageKinds : attachmentKinds, async (sql, { key, name }) => {
      const order = await holdOrder(sql, id);
      if (isOver(order.status)) throw await notAllowed(sql, call, order);
      if ((await store.listAttachments(sql, id)).length >= mostAttachments)
        throw conflict('too_many_attachments', `An order has ${mostAttachments} files at most`);
      made = await store.addAttachment(sql, { orderId: id, kind, name, key, userId: call.user.id, at });
      await store.touch(sql, id, at);
      await tell(sql, call, order.applicationId, 'attach', [{ field: 'attachment', new: name }]);
    });
    const attachment = (await store.findAttachment(call.db, made))!; // it was added just now
    return attachmentAnswer(attachment, call.files);
  },

  setLineSpic: (call) =>
    call.db.transaction(async (sql) => {
      const { basket_item_id: lineId, spic } = call.body;
      const line = await store.findLine(sql, lineId);
      if (line === undefined) throw notFound();
      const order = await holdOrder(sql, line.order.id);
      const { order: _, ...before } = (await store.findLine(sql, lineId))!; // lines of an order are never removed
      if (before.spic === spic) return before;
      if (await store.isPrinted(sql, order.id))
        throw conflict('receipt_exists', 'The receipt was printed with another code');
      await store.setSpic(sql, lineId, spic);
      await tell(sql, call, order.applicationId, 'change_spic', [{ field: 'spic', old: before.spic, new: spic }]);
      return { ...before, spic };
    }),
} satisfies Partial<HandlerMap>;

async function knownOf(sql: Sql, caller: Caller, id: number) {
  const one = (await store.findOrder(sql, id))!; // it is held
  return factsOf(sql, caller, one);
}
