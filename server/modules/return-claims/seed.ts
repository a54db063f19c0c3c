/** The demonstration's claims: in every state, over orders that were completed. */
import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { dayAfter } from '../../shared/period';
import { decimal } from '../../shared/money';
import { standOf } from './answers';
import { applyReturn } from './applying';
import * as refunds from './refundStore';
import type { ReturnStatus } from './rules';
import * as store from './store';

/** How many of each; sixty in all. Of those that are paid the last one could not be. */
const counts: readonly [ReturnStatus, number][] = [
  ['new', 10],
  ['in_process', 8],
  ['approved_by_moderator', 8],
  ['waiting_invoice', 8],
  ['cancelled_by_moderator', 6],
  ['cancelled_by_accountant', 4],
  ['approved_by_accountant', 16],
];
const reasons = [
  'defect',
  'changed_mind',
  'defect',
  'wrong_item',
  'changed_mind',
  'defect',
  'other',
  'not_delivered',
] as const;
const comments: Record<(typeof reasons)[number], string> = {
  defect: 'Не включается после зарядки',
  wrong_item: 'Привезли другой цвет',
  changed_mind: 'Передумал, упаковка не вскрыта',
  not_delivered: 'Одной позиции в посылке не было',
  other: 'Не подошёл размер',
};
const declines = [
  'Следы использования',
  'Прошло больше 14 дней',
  'Нет чека и упаковки',
  'Дефект по вине покупателя',
] as const;

interface Chosen {
  order_id: number;
  line_id: number;
  count: number;
}

export async function seedReturns(sql: Sql, yesterday: string): Promise<void> {
  const found = await sql.query<Chosen & { is_paid_back: boolean }>(
    `select o.id as order_id, b.id as line_id, b.count, b.sale_total > n.debt as is_paid_back
     from orders o join applications a on a.id = o.application_id join customers c on c.id = a.customer_id
       join installments n on n.id = a.id
       join lateral (select id, count, sale_total from application_baskets where application_id = a.id and sale_total > 0 order by line desc limit 1) b on true
     where o.status = 'completed' and a.price is not null and a.status = 'not_fully_paid' and o.completed_at < $1::date
       -- Those who show the figures of the requirements have nothing returned yet.
       and c.phone_number not like '9989000001__'
     order by o.completed_at desc, o.id`,
    [yesterday],
  );
  // Of most of them only debt is cut; of the last, which are paid, something goes back as well.
  const paidBack = found.filter(({ is_paid_back: isPaidBack }) => isPaidBack).slice(0, 12);
  const chosen = [
    ...found.filter(({ is_paid_back: isPaidBack }) => !isPaidBack).slice(0, 60 - paidBack.length),
    ...paidBack,
  ];
  if (chosen.length === 0) return;
  const people = await sql.query<{ id: number; username: string }>(
    `select id, username from system_users where username in ('moderator', 'kam', 'accountant')`,
    [],
  );
  const idOf = (username: string) => people.find((one) => one.username === username)!.id; // the demonstration has them
  const [moderator, kam, accountant] = [idOf('moderator'), idOf('kam'), idOf('accountant')];
  const statuses = counts.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  for (const [place, { order_id: orderId, line_id: lineId, count }] of chosen.entries()) {
    const status = statuses[place]!; // there are as many
    const reason = reasons[place % reasons.length]!; // so many there are
    const order = (await store.findOrder(sql, orderId))!; // it was chosen just now
    const hasCard = (await store.cardToPay(sql, order.customer_id, order.application_id)) !== undefined;
    const pieces = place % 3 === 0 ? count : 1;
    const stood = await standOf(sql, order, { claimId: null, counts: new Map([[lineId, pieces]]), reason });
    const { reckoned } = stood;
    const age = status === 'new' ? place % 3 : status === 'in_process' ? 1 + (place % 4) : 3 + (place % 9);
    const on = dayAfter(yesterday, -age);
    const at = (days: number, hour: number) => {
      const later = dayAfter(on, days);
      return `${later > yesterday ? yesterday : later} ${String(hour).padStart(2, '0')}:${String((place * 7) % 60).padStart(2, '0')}:00`;
    };
    const method = hasCard && place % 4 !== 3 ? 'card' : 'bank';
    const id = await store.addClaim(sql, {
      ...{ orderId, applicationId: order.application_id, reason, method, restock: reason !== 'defect' },
      ...{ comment: comments[reason], userId: place % 5 === 0 ? kam : moderator, at: at(0, 10) },
      reckoned: { ...reckoned, lines: reckoned.lines.filter((line) => line.count > 0) },
    });
    if (status === 'new') continue;
    await store.setStatus(sql, { id, to: 'in_process', at: at(0, 11) });
    if (status === 'in_process') continue;
    const decline = declines[place % declines.length]!; // so many there are
    if (status === 'cancelled_by_moderator') {
      await store.setStatus(sql, { id, to: status, at: at(0, 12), moderatorId: moderator, decline });
      continue;
    }
    await store.setStatus(sql, { id, to: 'approved_by_moderator', at: at(0, 12), moderatorId: moderator });
    if (status === 'approved_by_moderator') continue;
    if (order.pays_vat || status === 'waiting_invoice')
      await store.setStatus(sql, {
        ...{ id, to: 'waiting_invoice', at: at(1, 10) },
        invoice: { date: on, number: `V-${place + 1}` },
      });
    if (status === 'waiting_invoice') continue;
    if (status === 'cancelled_by_accountant') {
      await store.setStatus(sql, { id, to: status, at: at(2, 15), accountantId: accountant, decline });
      continue;
    }
    const claim = { id, restock: reason !== 'defect' };
    await applyReturn(sql, {
      claim,
      order,
      reckoned,
      day: at(2, 15).slice(0, 10),
      at: at(2, 15),
      accountantId: accountant,
      name: `seed-return-${id}`,
    });
    if (reckoned.fromDebt === reckoned.debt)
      await sql.query(
        `update applications set version = version + 1, status = 'fully_paid', status_since = $2 where id = $1 and status = 'not_fully_paid'`,
        [order.application_id, at(2, 15)],
      );
    if (reckoned.money > 0n)
      await payBack(sql, {
        ...{ id, order, method, amount: decimal(reckoned.money), at: at(2, 15), accountant },
        isStuck: place % 5 < 3,
      });
  }
  await seedTrails(sql, 'return_claims');
}

export interface Back {
  id: number;
  order: store.OrderOfClaim;
  method: refunds.Method;
  amount: string;
  at: string;
  accountant: number;
  /** A card does not take it, or the bank has not paid yet. */
  isStuck: boolean;
}
export async function payBack(sql: Sql, { id, order, method, amount, at, accountant, isStuck }: Back) {
  const card = method === 'card' ? await store.cardToPay(sql, order.customer_id, order.application_id) : undefined;
  const refundId = await refunds.addRefund(sql, {
    ...{ claimId: id, method, amount, userId: accountant, at },
    ...(card && { attempt: { externalId: `seed-return-${id}`, card, acquirer: null, customerId: order.customer_id } }),
  });
  const refund = (await refunds.lastRefund(sql, id))!; // it was added just now
  if (isStuck) {
    if (method === 'card') await refunds.endRefund(sql, refund, { status: 'failed', error: 'card_closed' }, at);
    return;
  }
  const on = at.slice(0, 10);
  await refunds.endRefund(
    sql,
    refund,
    {
      ...{ status: 'success', on },
      ...(method === 'card'
        ? { rrn: String(530_000_000_000 + refundId) }
        : { document: { number: `PP-${refundId}`, date: on } }),
    },
    at,
  );
  await refunds.bookRefund(sql, {
    ...{ applicationId: order.application_id, refundId, date: on, amount, at },
    account: method === 'card' ? 5530 : 5110,
  });
}

/** `table` has the claims whose way is written down. */
export async function seedTrails(sql: Sql, table: string): Promise<void> {
  const onward = (at: string, user: string, action: string, old: string, now: string) =>
    `${at}, ${user}, '${action}', 'status', ${old}, ${now}`;
  const heard = `case when r.invoice_number is not null then 'waiting_invoice' else 'approved_by_moderator' end`;
  await seedTrail(sql, { entity: 'return_claim', table, by: 'moderator' }, [
    `r.created_at, r.created_by, 'create', 'status', null, 'new'`,
    `r.created_at, r.created_by, 'create', 'comment', null, r.comment`,
    onward(
      `r.created_at + interval '1 hour'`,
      'r.moderator_by',
      'start',
      `'new'`,
      `case when r.status <> 'new' then 'in_process' end`,
    ),
    onward(
      `r.created_at + interval '2 hours'`,
      'r.moderator_by',
      'approve_moderator',
      `'in_process'`,
      `case when r.status not in ('new', 'in_process', 'cancelled_by_moderator') then 'approved_by_moderator' end`,
    ),
    onward(
      'r.status_since',
      'r.moderator_by',
      'cancel_moderator',
      `'in_process'`,
      `case when r.status = 'cancelled_by_moderator' then r.status end`,
    ),
    `r.status_since, r.moderator_by, 'cancel_moderator', 'comment', null,
      case when r.status = 'cancelled_by_moderator' then r.decline_comment end`,
    onward(
      `r.created_at + interval '1 day'`,
      'r.moderator_by',
      'await_invoice',
      `'approved_by_moderator'`,
      `case when r.invoice_number is not null then 'waiting_invoice' end`,
    ),
    onward(
      'r.status_since',
      'r.accountant_by',
      'approve_accountant',
      heard,
      `case when r.status = 'approved_by_accountant' then r.status end`,
    ),
    onward(
      'r.status_since',
      'r.accountant_by',
      'cancel_accountant',
      heard,
      `case when r.status = 'cancelled_by_accountant' then r.status end`,
    ),
    `r.status_since, r.accountant_by, 'cancel_accountant', 'comment', null,
      case when r.status = 'cancelled_by_accountant' then r.decline_comment end`,
  ]);
}
