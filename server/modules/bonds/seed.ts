/** The demonstration: eight bonds, bought and paid day by day by the functions that everybody goes through. */
import type { Sql } from '../../db/database';
import { momentOf, timestamp, today, type Clock } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { rateOf, type BondStatus } from './rules';
import { scheduleOf, type PlannedRow } from './schedule';
import { listSchedule, replaceSchedule } from './scheduleStore';
import { auditBond, lockForPayment, payRow, sellUnits, type Doer } from './service';
import { plans, type Plan } from './seedPlans';
import { monthsAfter } from '../../shared/period';
import { addBond, touchBond, type BondValues } from './store';

export async function seedBonds(sql: Sql, clock: Clock): Promise<void> {
  const day = today(clock);
  const [people] = await sql.query<{ maker: number; payer: number }>(
    `select (select id from system_users where username = 'director') as maker,
       (select id from system_users where username = 'executive') as payer`,
  );
  const { maker, payer } = people!; // a question without a from always answers one row
  for (const plan of plans) await makeBond(sql, plan, { day, maker, payer });
}

/** Ten in the morning of a day, or an hour and more after. */
const at = (day: string, hour = 10): Clock => ({ now: () => momentOf(`${day} ${hour}:00:00`) });

interface Around {
  day: string;
  maker: number;
  payer: number;
}

async function makeBond(sql: Sql, plan: Plan, { day, maker, payer }: Around): Promise<void> {
  const issued = daysAfter(monthsAfter(day, -plan.issued[0]), -plan.issued[1]);
  // Nobody makes a bond in days to come.
  const made: Doer = { user: { id: maker }, clock: at(daysAfter(issued < day ? issued : day, -3)) };
  const director: Doer = { user: { id: payer }, clock: at(daysAfter(issued < day ? issued : day, -2)) };
  const values = valuesOf(plan, issued);
  const { id } = await addBond(sql, values, { userId: maker, at: timestamp(made.clock) });
  await replaceSchedule(sql, id, plan.then === 'amortising' ? amortised(values) : rowsOf(values));
  await auditBond(sql, made, id, 'create', [
    { field: 'code', new: plan.code },
    { field: 'status', new: 'draft' },
  ]);
  if (plan.isDraft !== true) await moveTo(sql, director, id, ['draft', 'active']);
  await sell(sql, id, plan, issued);
  const rows = await listSchedule(sql, id);
  for (const row of rows.slice(0, plan.paid ?? 0)) {
    const doer: Doer = { user: { id: payer }, clock: at(row.date, 11) };
    await payRow(sql, doer, await lockForPayment(sql, id), row.id);
  }
  const yesterday: Doer = { user: { id: payer }, clock: at(daysAfter(day, -1), 16) };
  if (plan.then === 'suspended')
    await moveTo(sql, yesterday, id, ['active', 'suspended'], 'Проверка отчётности эмитента');
  if (plan.then === 'removed') await moveTo(sql, yesterday, id, ['draft', 'removed']);
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function valuesOf({ name, issuer, ...plan }: Plan, issued: string): BondValues {
  return {
    ...{ code: plan.code, name_ru: name[0], name_en: name[1], name_uz: name[2] },
    ...{ issuer: issuer[0], issuer_inn: issuer[1], isin: plan.isin ?? null },
    ...{ nominal: plan.nominal, quantity: plan.quantity, rate_percent: plan.rate.toFixed(4) },
    ...{ coupon_period: plan.period, month_count: plan.months, issue_date: issued },
    ...{ maturity_date: monthsAfter(issued, plan.months), strategy_id: plan.strategy ?? null },
    description: plan.description ?? null,
  };
}

const rowsOf = (values: BondValues): PlannedRow[] =>
  scheduleOf({
    total: tiyinOf(values.nominal) * BigInt(values.quantity),
    rate: rateOf(Number(values.rate_percent)),
    period: values.coupon_period,
    months: values.month_count,
    issued: values.issue_date,
  });

/** A schedule that was edited: equal parts of the principal with each row, what is left with the last. */
function amortised(values: BondValues): PlannedRow[] {
  const rows = rowsOf(values);
  const total = tiyinOf(values.nominal) * BigInt(values.quantity);
  const part = total / BigInt(rows.length);
  return rows.map((row, place) => ({
    ...row,
    principal: place === rows.length - 1 ? total - part * BigInt(rows.length - 1) : part,
  }));
}

const actions: Partial<Record<BondStatus, string>> = { removed: 'remove' };

async function moveTo(sql: Sql, doer: Doer, id: number, [from, to]: [BondStatus, BondStatus], comment?: string) {
  await auditBond(sql, doer, id, actions[to] ?? 'change_status', [
    { field: 'status', old: from, new: to },
    ...(comment === undefined ? [] : [{ field: 'comment', new: comment }]),
  ]);
  await touchBond(sql, id, timestamp(doer.clock), to);
}

/** The first who have money and have not moved any since the issue; who has none of them buys nothing. */
async function sell(sql: Sql, bondId: number, { sold = [], nominal }: Plan, issued: string): Promise<void> {
  const buyer: Doer = { user: undefined, clock: at(issued, 12) };
  for (const quantity of sold) {
    const [investor] = await sql.query<{ id: number }>(
      `select i.id from investors i where i.status = 'active' and i.balance >= $1::numeric
         and not exists (select from bond_investments h where h.bond_id = $3 and h.investor_id = i.id)
         and not exists (select from claims c where c.investor_id = i.id and c.status in ('pending', 'in_process'))
         and not exists (select from investor_transactions t where t.investor_id = i.id and t.created_at >= $2::timestamp)
       order by i.balance, i.id limit 1`,
      [decimal(tiyinOf(nominal) * BigInt(quantity)), timestamp(buyer.clock), bondId],
    );
    if (investor === undefined) continue;
    await sellUnits(sql, buyer, { bondId, investorId: investor.id, quantity });
  }
}
