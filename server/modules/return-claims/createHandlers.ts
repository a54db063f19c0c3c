/** Claims are looked at, tried out and opened. */
import type { Sql } from '../../db/database';
import { page, pageWithTotals } from '../../db/list';
import type { Call, HandlerMap } from '../../http/contract';
import { identityOf, typeOf, type FileKind } from '../../files/kinds';
import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { decimal } from '../../shared/money';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { hold } from '../instalments/index';
import { attachable, takeUpload } from '../uploads/index';
import { claimEntity, claimOf, countsOf, previewOf, standOf, type Stood } from './answers';
import * as lists from './listStore';
import { lineFault, maxOf } from './reckoning';
import * as store from './store';

const fileKinds: readonly FileKind[] = ['jpg', 'png', 'webp', 'pdf', 'docx'];

export const createHandlers = {
  async listReturnClaims({ db, query }) {
    return pageWithTotals('return_claims', await lists.claims.list(db, query));
  },
  countReturnClaims: async ({ db, query }) => ({ statuses: await lists.countStatuses(db, query) }),
  getReturnStatistics: async ({ db, query }) => ({ reasons: await lists.countReasons(db, query) }),
  async listReturnableOrders({ db, query }) {
    return page('orders', await lists.returnable.list(db, query));
  },
  getReturnClaim: (call) => claimOf(call.db, call, call.params.id),
  async listReturnClaimHistory({ db, params }) {
    if ((await store.findClaim(db, params.id)) === undefined) throw notFound();
    return { items: await store.listSteps(db, params.id) };
  },

  async uploadReturnFile(call) {
    const { key, name, kind, size } = await takeUpload(call, fileKinds);
    return { document_key: identityOf(key), name, kind: typeOf(kind), size };
  },

  createReturnClaim: (call) =>
    call.body.dry_run === true ? tryOut(call.db, call) : call.db.transaction((sql) => open(sql, call)),
} satisfies Partial<HandlerMap>;

type Creating = Call<'createReturnClaim'>;

/** The order of a claim, of which something may come back. */
async function orderOf(sql: Sql, orderId: number): Promise<store.OrderOfClaim> {
  const order = await store.findOrder(sql, orderId);
  if (order === undefined) throw notFound();
  if (order.status !== 'completed') throw conflict('order_not_completed', `The order is ${order.status}`);
  if (!order.has_amounts) throw conflict('amounts_unknown', 'It was brought over from before without its amounts');
  return order;
}

async function standing(sql: Sql, { body }: Creating, order: store.OrderOfClaim): Promise<Stood> {
  const counts = countsOf(body.items);
  if (counts.size < body.items.length) throw wrongFields({ items: 'duplicate_value' });
  const stood = await standOf(sql, order, { claimId: null, counts, reason: body.reason });
  const known = new Map(stood.lines.map((line) => [line.id, line]));
  for (const [at, { basket_item_id: id, count }] of body.items.entries()) {
    const line = known.get(id);
    if (line === undefined) throw wrongFields({ [`items.${at}.basket_item_id`]: 'unknown_value' });
    const fault = lineFault(line);
    if (fault === 'claim_open') throw conflict('claim_open', `Another claim of line ${id} is open`);
    if (fault !== undefined || count > maxOf(line))
      throw wrongFields(
        { [`items.${at}.count`]: 'nothing_to_return' },
        `Of line ${id} at most ${maxOf(line)} come back`,
      );
  }
  const fault = await faultOfMethod(sql, body.refund_method, stood);
  if (fault !== undefined) throw wrongFields({ refund_method: fault });
  return stood;
}

/** Money needs somewhere to go. */
export async function faultOfMethod(
  sql: Sql,
  method: Creating['body']['refund_method'],
  { order, reckoned }: Pick<Stood, 'order' | 'reckoned'>,
): Promise<RefusalCode | undefined> {
  if (reckoned.money === 0n) return undefined;
  if (method === 'balance' && !order.may_hold_money) return 'balance_missing';
  if (method === 'card' && (await store.cardToPay(sql, order.customer_id, order.application_id)) === undefined)
    return 'card_missing';
  return undefined;
}

const shownOf = ({ body }: Creating, order: store.OrderOfClaim) => ({
  ...{ method: body.refund_method, restock: body.restock, needsInvoice: order.pays_vat },
});

async function tryOut(sql: Sql, call: Creating) {
  const order = await orderOf(sql, call.body.order_id);
  const stood = await standing(sql, call, order);
  return { id: null, number: null, ...(await answer(sql, call, stood)) };
}

async function answer(sql: Sql, call: Creating, stood: Stood) {
  const [order] = await lists.returnable.findAll(sql, [stood.order.id]);
  return {
    order: order!, // it was found before
    preview: await previewOf(sql, stood, shownOf(call, stood.order)),
  };
}

async function open(sql: Sql, call: Creating) {
  const { body, user } = call;
  if (body.items.length === 0) throw wrongFields({ items: 'required' });
  const found = await store.findOrder(sql, body.order_id);
  if (found === undefined) throw notFound();
  // Lines are claimed while order and application are held, so that of two the second sees the first.
  await hold(sql, call, found.application_id);
  const order = await orderOf(sql, body.order_id);
  const stood = await standing(sql, call, order);
  const at = timestamp(call.clock);
  const comment = body.comment?.trim() || null;
  const { reckoned } = stood;
  const lines = reckoned.lines.filter(({ count }) => count > 0);
  const id = await store.addClaim(sql, {
    ...{ orderId: order.id, applicationId: order.application_id, reason: body.reason, method: body.refund_method },
    ...{ restock: body.restock, comment, userId: user.id, at, reckoned: { ...reckoned, lines } },
  });
  // In one order, so that two who name the same files never wait for each other.
  const keys = [...(body.files ?? [])].map((key) => key.toLowerCase()).sort();
  const files = [];
  for (const key of keys)
    files.push(await attachable(sql, { id: key, userId: user.id, field: 'files', kinds: fileKinds }));
  await store.addFiles(sql, id, files, { userId: user.id, at });
  await audit(sql, {
    ...{ user, clock: call.clock, action: 'create', entity: claimEntity, entityId: id },
    changes: [
      { field: 'status', new: 'new' },
      { field: 'reason', new: body.reason },
      { field: 'amount', new: decimal(reckoned.amount) },
      { field: 'refund_method', new: body.refund_method },
      ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
    ],
  });
  const claim = (await store.findClaim(sql, id))!; // it was added just now
  return { id, number: claim.number, ...(await answer(sql, call, stood)) };
}
