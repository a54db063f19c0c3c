/** The returns of those who show the figures of the requirements, over what the other modules have made of their orders. */
import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import { dayAfter, monthsAfter } from '../../shared/period';
import { standOf } from './answers';
import { applyReturn } from './applying';
import { payBack, seedTrails } from './seed';
import * as store from './store';

interface Figure {
  name: string;
  /** Of each line of the order, pieces that come back. */
  counts: readonly number[];
  reason: 'defect' | 'changed_mind';
  /** The day on which it was paid, two days after it was opened. */
  on: string;
}
/** A piece of the second line, the first line after eleven payments, and everything after four. */
const figures = (today: string): Figure[] => [
  { name: 'Частичный', counts: [0, 1], reason: 'defect', on: monthsAfter(`${today.slice(0, 7)}-20`, -1) },
  { name: 'Последний', counts: [1, 0], reason: 'defect', on: monthsAfter(`${today.slice(0, 7)}-10`, -2) },
  { name: 'Полный', counts: [1, 2], reason: 'changed_mind', on: dayAfter(today, -1) },
];

/** Agreed to by the moderator and paid by the accountant; after the sales of merchants and the deliveries, which they are reckoned by. */
export async function seedFigureReturns(sql: Sql, today: string): Promise<void> {
  const people = await sql.query<{ id: number; username: string }>(
    `select id, username from system_users where username in ('moderator', 'accountant')`,
    [],
  );
  const idOf = (username: string) => people.find((one) => one.username === username)!.id; // the demonstration has them
  const [moderator, accountant] = [idOf('moderator'), idOf('accountant')];
  const ids: number[] = [];
  for (const { name, counts, reason, on } of figures(today)) {
    const [bought] = await sql.query<{ id: number }>(
      `select o.id from orders o join customers c on c.id = o.customer_id
       where c.last_name = $1 and c.phone_number like '9989000001__' and o.status = 'completed'`,
      [name],
    );
    const order = (await store.findOrder(sql, bought!.id))!; // each of them has one
    const lines = await store.listLines(sql, order.application_id, null);
    const chosen = new Map(lines.map(({ id }, at) => [id, counts[at] ?? 0]));
    const { reckoned } = await standOf(sql, order, { claimId: null, counts: chosen, reason });
    const at = (days: number, hour: number) => `${dayAfter(on, days)} ${hour}:00:00`;
    const id = await store.addClaim(sql, {
      ...{ orderId: order.id, applicationId: order.application_id, reason, method: 'bank', restock: true },
      ...{ comment: null, userId: moderator, at: at(-2, 10) },
      reckoned: { ...reckoned, lines: reckoned.lines.filter((line) => line.count > 0) },
    });
    ids.push(id);
    await store.setStatus(sql, { id, to: 'in_process', at: at(-2, 11) });
    await store.setStatus(sql, { id, to: 'approved_by_moderator', at: at(-2, 12), moderatorId: moderator });
    if (order.pays_vat)
      await store.setStatus(sql, {
        ...{ id, to: 'waiting_invoice', at: at(-1, 10), invoice: { date: dayAfter(on, -2), number: `V-${id}` } },
      });
    await applyReturn(sql, {
      ...{ claim: { id, restock: true }, order, reckoned, day: on, at: at(0, 15), accountantId: accountant },
      name: `seed-return-${id}`,
    });
    if (reckoned.fromDebt === reckoned.debt) await settle(sql, order.application_id, { on, today });
    if (reckoned.money > 0n)
      await payBack(sql, {
        ...{ id, order, method: 'bank', amount: decimal(reckoned.money), at: at(0, 16), accountant, isStuck: false },
      });
  }
  await seedTrails(sql, `(select * from return_claims where id in (${ids.join(', ')}))`);
}

/** Nothing is owed any more; two weeks later the contract is closed. */
async function settle(sql: Sql, applicationId: number, { on, today }: { on: string; today: string }) {
  const closed = dayAfter(on, 14);
  const [status, since] = closed <= today ? ['closed', closed] : ['fully_paid', on];
  await sql.query(`update applications set version = version + 1, status = $2, status_since = $3 where id = $1`, [
    applicationId,
    status,
    `${since} 15:00:00`,
  ]);
}
