/** Puts the demonstration's applications, contracts and payments upon the customers and merchants that there are. */
import type { Sql } from '../../../db/database';
import { decimal } from '../../../shared/money';
import { giveRebate } from '../rebateStore';
import { addAgreements, addApplication, addLines, addOrder, type Invoiced, type Work } from './applications';
import { addContract, addPayments, addSale } from './contracts';
import { seedOldContracts } from './customers';
import type { Plan } from './planned';
import { plansOf } from './plans';
import { gather } from './tables';
import { readWorld, type World } from './world';

/** `now` is the wall clock of Tashkent, 'YYYY-MM-DD HH:mm:ss'; nothing is made later than that. */
export async function seedInstalments(sql: Sql, now: string): Promise<void> {
  await seedOldContracts(sql);
  const world = await readWorld(sql, now);
  if (world === undefined) return;
  await carryOut(sql, plansOf(world.day), world);
  await seedPapers(sql, world.day);
  await seedJournal(sql);
}

function shopOf({ shop }: Plan, { shops, namedShops, pick }: World) {
  if (shop === undefined) return pick(shops);
  const found = namedShops.get(shop);
  if (found === undefined) throw new Error(`The demonstration has no shop ${shop}`);
  return found;
}

/** What settled a contract early closed what was left of it. */
async function giveRebates(sql: Sql, plans: readonly Plan[]): Promise<void> {
  for (const { name, rebate } of plans) {
    if (rebate === undefined) continue;
    const [last] = await sql.query<{ id: number; application_id: number; date: string; at: string }>(
      `select p.id, p.application_id, p.date, p.paid_at as at from installment_payments p join applications a on a.id = p.application_id
       where a.last_name = $1 and a.phone_number like '9989000001__' order by p.id desc limit 1`,
      [name],
    );
    const { id: paymentId, application_id: applicationId, date, at } = last!; // it was written just now
    await giveRebate(sql, { applicationId, paymentId, amount: decimal(rebate), date, at });
  }
}

async function carryOut(sql: Sql, plans: readonly Plan[], world: World): Promise<void> {
  const rows = await gather(sql);
  const invoiced: Invoiced = new Map();
  for (const plan of plans) {
    const id = rows.next('applications');
    const customer = (plan.name === undefined ? undefined : world.named.get(plan.name)) ?? world.pick(world.customers);
    const made = world.at(plan.day, 9 + (id % 9));
    const work: Work = {
      ...{ plan, id, customer, shop: shopOf(plan, world), made, world, rows },
      guid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      number: `RS-${String(id).padStart(6, '0')}`,
      since: plan.since === plan.day ? made : world.at(plan.since, 10 + (id % 8)),
    };
    addApplication(work);
    const vat = addLines(work, invoiced);
    addOrder(work);
    addAgreements(work);
    addContract(work);
    addSale(work, vat);
    addPayments(work);
  }
  await rows.write();
  await giveRebates(sql, plans);
  // Who was scored decides by it; the newest one of the customer that was there before.
  await sql.query(
    `update applications a set scoring_id = s.id from customers c
       join lateral (select id from scorings where customer_id = c.id and result in ('passed', 'manual', 'failed') order by id desc limit 1) s on true
     where c.id = a.customer_id and a.price is not null and a.status not in ('request_sent', 'confirmed', 'check_payment_pending')`,
  );
}

/** Contracts have a paper, a copy of one that lies there. */
async function seedPapers(sql: Sql, day: string): Promise<void> {
  await sql.query(
    `insert into application_files (application_id, kind, name, file_key, created_at)
     select a.id, 'contract', 'Договор рассрочки ' || a.contract_number || '.pdf', f.key, a.created_at
     from applications a join installments n on n.id = a.id cross join (select key from files where kind = 'pdf' order by key limit 1) f
     where a.price is not null and a.created_at > $1::date - 200`,
    [day],
  );
  await sql.query(
    `update agreements g set file_id = f.id from application_files f where f.application_id = g.application_id and g.kind = 'contract'`,
  );
}

async function seedJournal(sql: Sql): Promise<void> {
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select a.status_since, u.id, s.action, 'application', a.id::text, 'status', 'waiting_for_approval', a.status
     from applications a join (values ('approved', 'accept'), ('rejected', 'reject')) s (status, action) on s.status = a.status
       cross join (select id from system_users where username = 'moderator') u where a.price is not null order by a.status_since, a.id`,
  );
}
