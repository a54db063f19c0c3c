/** How an order is answered: masked, with what comes next and what that lacks. */
import type { Sql } from '../../db/database';
import type { Call, Reply } from '../../http/contract';
import { momentOf, timestampOf, today } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { notFound } from '../../shared/problem';
import { actOf } from './act';
import { whereGoodsAre } from '../deliveries/index';
import type { ApplicationStatus } from '../instalments/index';
import type { OrderRow } from './listStore';
import { cancellingOf, freeFrom, nextOf, type Facts } from './rules/next';
import * as store from './store';

/** Who asks, which an answer depends on: whether the order is his to decide. */
export type Caller = Pick<Call<'getOrder'>, 'user' | 'clock' | 'files'>;

export const maskedRow = <Row extends OrderRow>(row: Row): Row => ({
  ...row,
  customer: { ...row.customer, phone_number: maskPhone(row.customer.phone_number) },
});

export const attachmentAnswer = (
  { file_key: key, order_id: _o, created_by: _c, ...row }: store.AttachmentRow,
  files: Caller['files'],
): Reply<'listOrderAttachments'>['items'][number] => ({ ...row, url: files.signedUrl(key, row.name) });

/** What decides about the next step. */
export async function factsOf(
  sql: Sql,
  { user, clock }: Pick<Caller, 'user' | 'clock'>,
  one: store.OneOrder,
): Promise<Facts> {
  const attachments = await store.listAttachments(sql, one.id);
  const act = await store.findAct(sql, one.application_id);
  const first = one.terms.first_payment_day;
  return {
    status: one.status,
    application: one.application.status as ApplicationStatus,
    isMine: one.moderator_id === user.id,
    isDownPaymentMissing: one.down_payment_state === 'unpaid',
    hasQabzPhoto: attachments.some((row) => row.approved_for === 'qabz'),
    isActSigned: act?.status === 'signed',
    goods: await whereGoodsAre(sql, one.id),
    isFirstPaymentPassed: first !== null && first < today(clock),
    isPaymentUnsettled: one.is_unsettled,
  };
}

export async function orderOf(sql: Sql, caller: Caller, id: number): Promise<Reply<'getOrder'>> {
  const one = await store.findOrder(sql, id);
  if (one === undefined) throw notFound();
  const facts = await factsOf(sql, caller, one);
  const attachments = await store.listAttachments(sql, id);
  const { moderator_id: _m, is_unsettled: _u, updated_at: updatedAt, sold_by: seller, ...row } = one;
  return {
    ...maskedRow(row),
    sold_by: seller && { ...seller, phone_number: maskPhone(seller.phone_number) },
    baskets: await store.listLines(sql, one.application_id),
    is_mine: facts.isMine,
    may_take_over_at:
      one.status === 'moderation_in_process' && !facts.isMine ? timestampOf(freeFrom(momentOf(updatedAt))) : null,
    act: actOf(await store.findAct(sql, one.application_id), attachments),
    attachments: attachments.map((attachment) => attachmentAnswer(attachment, caller.files)),
    next: nextOf(facts),
    cancelling: cancellingOf(facts),
  };
}
