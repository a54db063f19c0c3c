/** Puts the demonstration's applications, contracts and payments upon the customers and merchants that there are. */
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Sql } from '../../db/database';
import { momentOf, timestampOf } from '../../shared/clock';
import { dayAfter } from '../../shared/period';
import { decimal, percentOf } from '../../shared/money';
import { salePrices, vatWithin } from './rules/lines';
import { waits, type OrderStatus } from './rules/moves';
import { partsOf } from './rules/schedule';
import { chanceOf, plansOf, type Plan } from './seedPlans';

interface Customer {
  id: number;
  first_name: string;
  last_name: string;
  patronymic: string | null;
  birthday: string | null;
  phone_number: string;
  passport_id: string | null;
  employment_type: string | null;
  income: string | null;
  card_id: number | null;
  card_kind: string | null;
}
interface Shop {
  id: number;
  discount_percent: number;
  branch_id: number;
  seller_id: number | null;
}
interface Good {
  id: number;
  merchant_id: number;
  name: string;
  spic: string | null;
  model: string;
  category: string;
}

/** `now` is the wall clock of Tashkent, 'YYYY-MM-DD HH:mm:ss'; nothing is made later than that. */
export async function seedInstalments(sql: Sql, now: string): Promise<void> {
  const day = now.slice(0, 10);
  await seedOldContracts(sql);
  const shops = await sql.query<Shop>(
    `select m.id, m.discount_percent::float8 as discount_percent, b.id as branch_id,
       (select min(p.id) from pos_agents p where p.branch_id = b.id and p.status = 'active') as seller_id
     from merchants m join merchant_branches b on b.merchant_id = m.id where m.status = 'active' and not b.is_blocked order by b.id`,
  );
  if (shops.length === 0) return;
  const named = await addNamed(sql, day);
  await write(sql, plansOf(day), { day, at: momentsUntil(now), shops, named });
  await seedPapers(sql, day);
  await seedJournal(sql);
}

/** Every seventh investor has a contract that was brought over from before, without its amounts; he is a customer by it. */
async function seedOldContracts(sql: Sql): Promise<void> {
  const chosen = `investors i where i.id % 7 = 0`;
  await sql.query(
    `insert into customers (investor_id, entity_type, first_name, last_name, patronymic, birthday, gender, phone_number, created_at, updated_at)
     select i.id, case i.subject when 'business' then 'corporate' else 'physical' end, coalesce(nullif(i.first_name, ''), '—'),
       coalesce(nullif(i.last_name, ''), nullif(i.company_name, ''), '—'), nullif(i.patronymic, ''), i.birthday, i.gender, i.phone_number,
       i.created_at, i.updated_at
     from ${chosen} and not exists (select from customers c where c.investor_id = i.id) order by i.id`,
  );
  await sql.query(
    `with made as (
       insert into applications (customer_id, source, status, status_since, first_name, last_name, patronymic, birthday, phone_number,
         contract_number, contract_date, created_at, updated_at)
       select c.id, 'staff',
         -- Nobody is put away while he is paying.
         case when i.status = 'archive' then 'closed'
           else (array['not_fully_paid', 'installment_created', 'fully_paid', 'closed'])[1 + i.id / 7 % 4] end,
         i.created_at + interval '1 day', c.first_name, c.last_name, c.patronymic, c.birthday, c.phone_number,
         'RS-' || lpad((row_number() over (order by i.id))::text, 6, '0'), (i.created_at + interval '1 day')::date,
         i.created_at + interval '1 day', i.created_at + interval '1 day'
       from ${chosen.replace('where', 'join customers c on c.investor_id = i.id where')} order by i.id
       returning id, guid, customer_id, contract_number, created_at)
     insert into installments (id, guid, customer_id, contract_number, created_at)
     select id, guid, customer_id, contract_number, created_at from made`,
  );
}

/** Those who show the figures of the requirements; the one who lacks a part of his limit was scored for ten million. */
async function addNamed(sql: Sql, day: string): Promise<Map<string, Customer>> {
  const rows = await sql.query<Customer>(
    `insert into customers (first_name, last_name, patronymic, birthday, gender, phone_number, passport_id, employment_type, income,
       created_at, updated_at)
     select 'Шахзод', n.name, 'Олимович', '1990-05-14', 'male', n.phone, n.passport, 'employed', 8000000, $1::date - 800, $1::date - 800
     from (values ('Основной', '998900000101', 'AD1000101'), ('Копеечный', '998900000102', 'AD1000102'), ('Предельный', '998900000103', 'AD1000103'))
       as n (name, phone, passport)
     returning id, first_name, last_name, patronymic, birthday, phone_number, passport_id, employment_type, income, null as card_id,
       null as card_kind`,
    [day],
  );
  await sql.query(
    `with made as (
       insert into scorings (customer_id, provider, result, score, income, obligations, limit_amount, valid_until, created_at, finished_at)
       select id, 'katm', 'passed', 680, 8000000, 2500000, 10000000, $1::date + 10, $1::date - 20, $1::date - 20 from customers
       where last_name = 'Предельный' and phone_number = '998900000103' returning id)
     insert into purchase_limits (scoring_id, months, amount) select id, 12, 10000000 from made`,
    [day],
  );
  return new Map(rows.map((row) => [row.last_name, row]));
}

interface Around {
  day: string;
  at: (day: string, hour: number) => string;
  shops: readonly Shop[];
  named: ReadonlyMap<string, Customer>;
}
type Table = keyof typeof tables;
/** Rows of one table, in one statement. */
async function insert(sql: Sql, table: Table, rows: readonly object[]): Promise<void> {
  await sql.query(
    `insert into ${tables[table].name} (${tables[table].columns})
     select ${tables[table].columns} from jsonb_populate_recordset(null::${tables[table].name}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
/** In the order in which they refer to each other. */
const tables = {
  applications: {
    name: 'applications',
    columns: `id, guid, version, customer_id, merchant_id, branch_id, seller_id, source, status, status_since, expires_at, first_name, last_name,
      patronymic, birthday, phone_number, passport_id, children, education, profession, job_organization, employment_type, salary, has_credit,
      family_status, price, discount, down_payment, month_count, markup_percent, month_amount, installment_amount, first_payment_day,
      vat_percent, reason, contract_number, contract_date, created_at, updated_at`,
  },
  application_baskets: {
    name: 'application_baskets',
    columns:
      'id, application_id, line, product_id, name, category, model, count, price, sale_total, vat, spic, returned_count',
  },
  installments: {
    name: 'installments',
    columns: `id, guid, customer_id, contract_number, total, paid, cancelled, rebate, down_payment, installment_amount, autopay, created_at`,
  },
  schedule_rows: { name: 'schedule_rows', columns: 'installment_id, number, date, amount, paid, cancelled, rebate' },
  orders: {
    name: 'orders',
    columns: 'id, version, application_id, status, status_since, is_marketplace, completed_at, created_at, updated_at',
  },
  gateway_transactions: {
    name: 'gateway_transactions',
    columns:
      'id, gateway, external_id, direction, customer_id, card_id, amount, status, rrn, error, created_at, finished_at',
  },
  installment_payments: {
    name: 'installment_payments',
    columns: `id, version, application_id, kind, amount, status, gateway, external_id, date, gateway_transaction_id, created_at, paid_at`,
  },
  payment_parts: { name: 'payment_parts', columns: 'payment_id, installment_id, row_number, amount' },
  installment_moves: {
    name: 'installment_moves',
    columns:
      'id, application_id, kind, payment_id, date, amount, account, is_sold, vat, purchase, paid_before, created_at',
  },
  product_invoices: {
    name: 'product_invoices',
    columns: 'id, application_basket_id, application_id, merchant_id, date, number, version, created_at, updated_at',
  },
  agreements: {
    name: 'agreements',
    columns: 'id, application_id, kind, amount, date, wrong_tries, status, signed_at, created_at',
  },
};
const numbered = [
  ...(['applications', 'application_baskets', 'orders', 'gateway_transactions', 'installment_payments'] as const),
  ...(['installment_moves', 'product_invoices', 'agreements'] as const),
] as const;

async function lastOf(sql: Sql, table: (typeof numbered)[number]): Promise<number> {
  const [row] = await sql.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${tables[table].name}`);
  return row!.id; // an aggregate always answers one row
}

/** Where the marketplace is asked its goods are those of it; elsewhere those of one in four. */
const isOfMarket = (status: OrderStatus, id: number) =>
  status.includes('marketplace') || (id % 4 === 0 && status !== 'cancelled_by_merchant');

const isContract = ({ rows }: Plan) => rows.length > 0;
/** An hour of a day as a moment. Those of today lie within the part of it that is over, in the order of their hours. */
const momentsUntil = (now: string) => (day: string, hour: number) => {
  const midnight = momentOf(`${day} 00:00:00`).getTime();
  const over = (momentOf(now).getTime() - midnight) / millisecondsInDay;
  const since = hour * millisecondsInHour + ((hour * 17) % 60) * millisecondsInMinute;
  return timestampOf(new Date(midnight + since * (now.startsWith(day) ? over : 1)));
};

async function write(sql: Sql, plans: readonly Plan[], { day, at, shops, named }: Around): Promise<void> {
  const chance = chanceOf(4242);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(chance() * from.length)]!; // none of the lists is empty
  const customers = await sql.query<Customer>(
    `select c.id, c.first_name, c.last_name, c.patronymic, c.birthday, c.phone_number, c.passport_id, c.employment_type, c.income,
       d.id as card_id, d.kind as card_kind
     from customers c left join lateral (select id, kind from payment_cards where customer_id = c.id and status = 'active'
       and right(masked_pan, 4) not in ('0001', '0002', '0003') order by id limit 1) d on true
     where c.entity_type = 'physical' and c.status = 'active'
       -- Nobody is scored without a PINFL; that of an investor stands with the investor.
       and (c.pinfl is not null or c.investor_id is not null)
       -- Nobody is put away while he is paying.
       and not exists (select from investors i where i.id = c.investor_id and i.status = 'archive') and c.phone_number not like '9989000001__' order by c.id`,
  );
  const goods = await sql.query<Good>(
    `select p.id, p.merchant_id, p.name, p.spic, m.name as model, k.name_ru as category from products p join models m on m.id = p.model_id
       join market_categories k on k.id = m.category_id order by p.id`,
  );
  const goodsOf = new Map<number, Good[]>();
  for (const good of goods) goodsOf.set(good.merchant_id, [...(goodsOf.get(good.merchant_id) ?? []), good]);
  const last = Object.fromEntries(numbered.map((table) => [table, 0])) as Record<(typeof numbered)[number], number>;
  for (const table of numbered) last[table] = await lastOf(sql, table);
  const made: Record<Table, object[]> = {
    ...{
      applications: [],
      application_baskets: [],
      installments: [],
      schedule_rows: [],
      orders: [],
      gateway_transactions: [],
    },
    ...{ installment_payments: [], payment_parts: [], installment_moves: [], product_invoices: [], agreements: [] },
  };
  const invoiced = new Map<string, number>();
  for (const plan of plans) {
    const id = ++last.applications;
    const customer = (plan.name === undefined ? undefined : named.get(plan.name)) ?? pick(customers);
    const shop = pick(shops);
    const { terms } = plan;
    const made_ = at(plan.day, 9 + (id % 9));
    const since = plan.since === plan.day ? made_ : at(plan.since, 10 + (id % 8));
    const hasPapers = isContract(plan) || plan.order !== null;
    const number = `RS-${String(id).padStart(6, '0')}`;
    const guid = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
    const expires = waits(plan.status) && dayAfter(plan.since, 3) > day ? at(dayAfter(plan.since, 3), 12) : null;
    made.applications.push({
      ...{
        id,
        guid,
        version: 1,
        customer_id: customer.id,
        merchant_id: shop.id,
        branch_id: shop.branch_id,
        seller_id: shop.seller_id,
      },
      ...{
        source: (['mobile', 'mobile', 'web', 'pos', 'staff'] as const)[id % 5],
        status: plan.status,
        status_since: since,
      },
      ...{
        expires_at: expires,
        first_name: customer.first_name,
        last_name: customer.last_name,
        patronymic: customer.patronymic,
      },
      ...{ birthday: customer.birthday, phone_number: customer.phone_number, passport_id: customer.passport_id },
      ...{
        children: id % 5,
        education: (['secondary', 'vocational', 'higher', 'higher', 'postgraduate'] as const)[id % 5],
      },
      ...{ profession: ['Учитель', 'Врач', 'Водитель', 'Продавец', 'Инженер', 'Строитель'][id % 6] },
      ...{ job_organization: ['Школа № 17', 'Поликлиника № 4', 'ООО «Yoʻl»', 'ООО «Baraka Market»'][id % 4] },
      ...{
        employment_type: customer.employment_type ?? 'employed',
        salary: customer.income ?? `${4 + (id % 9)}000000`,
      },
      ...{ has_credit: id % 3 === 0, family_status: (['married', 'single', 'married', 'divorced'] as const)[id % 4] },
      ...{ price: decimal(terms.price), discount: decimal(terms.discount), down_payment: decimal(terms.downPayment) },
      ...{ month_count: terms.months, markup_percent: terms.markupPercent, month_amount: decimal(terms.monthAmount) },
      ...{
        installment_amount: decimal(terms.amount),
        first_payment_day: plan.firstPaymentDay,
        vat_percent: 12,
        scoring_id: null,
      },
      reason:
        plan.status === 'rejected'
          ? (['score', 'debt_burden', 'documents', 'duplicate', 'customer', 'fraud'] as const)[id % 6]
          : null,
      ...{
        contract_number: hasPapers ? number : null,
        contract_date: hasPapers ? plan.day : null,
        created_at: made_,
        updated_at: since,
      },
    });
    const sales = salePrices(plan.lines, terms.total);
    let vat = 0n;
    for (const [place, line] of plan.lines.entries()) {
      const good = goodsOf.has(shop.id) ? pick(goodsOf.get(shop.id) ?? []) : undefined;
      const sale = sales[place] ?? 0n;
      const tax = vatWithin(sale, 12);
      vat += tax;
      made.application_baskets.push({
        ...{
          id: ++last.application_baskets,
          application_id: id,
          line: place + 1,
          product_id: good?.id ?? null,
          name: good?.name ?? 'Смартфон',
        },
        ...{
          category: good?.category ?? null,
          model: good?.model ?? null,
          count: line.count,
          price: decimal(line.price),
        },
        ...{ sale_total: decimal(sale), vat: decimal(tax), spic: good?.spic ?? null, returned_count: 0 },
      });
      if (plan.order === 'completed' && id % 5 !== 0) {
        const key = `${shop.id} ${plan.day.slice(0, 4)}`;
        const place_ = (invoiced.get(key) ?? 0) + 1;
        invoiced.set(key, place_);
        made.product_invoices.push({
          id: ++last.product_invoices,
          ...{
            application_basket_id: last.application_baskets,
            application_id: id,
            merchant_id: shop.id,
            date: plan.day,
            number: `F-${place_}`,
          },
          ...{ version: 1, created_at: at(plan.day, 19), updated_at: at(plan.day, 19) },
        });
      }
    }
    if (plan.order !== null) {
      const handedOver = dayAfter(plan.day, 2);
      const completedAt = plan.order === 'completed' ? at(handedOver > day ? day : handedOver, 15) : null;
      made.orders.push({
        id: ++last.orders,
        ...{
          version: 1,
          application_id: id,
          status: plan.order,
          status_since: completedAt ?? since,
          is_marketplace: isOfMarket(plan.order, id),
        },
        ...{ completed_at: completedAt, created_at: made_, updated_at: completedAt ?? since },
      });
    }
    if (hasPapers)
      for (const kind of plan.order === 'completed' ? (['contract', 'act'] as const) : (['contract'] as const))
        made.agreements.push({
          ...{
            id: ++last.agreements,
            application_id: id,
            kind,
            amount: decimal(terms.total),
            date: plan.day,
            wrong_tries: 0,
          },
          ...(plan.status === 'cancelled' || plan.status === 'processing_expired'
            ? { status: 'void', signed_at: null }
            : { status: 'signed', signed_at: made_ }),
          created_at: made_,
        });
    if (isContract(plan)) {
      made.installments.push({
        ...{
          id,
          guid,
          customer_id: customer.id,
          contract_number: number,
          total: decimal(terms.total),
          paid: 0,
          cancelled: 0,
          rebate: 0,
        },
        ...{
          down_payment: decimal(terms.downPayment),
          installment_amount: decimal(terms.amount),
          autopay: customer.card_id !== null && id % 3 === 0,
        },
        created_at: made_,
      });
      for (const { number: place, date, amount } of plan.rows)
        made.schedule_rows.push({
          installment_id: id,
          number: place,
          date,
          amount: decimal(amount),
          paid: 0,
          cancelled: 0,
          rebate: 0,
        });
    }
    // The merchant sells it for the price less the discount.
    const purchase = terms.price - terms.discount;
    const soldOn = dayAfter(plan.day, 2) > day ? day : dayAfter(plan.day, 2);
    if (plan.order === 'completed')
      made.installment_moves.push({
        id: ++last.installment_moves,
        ...{
          application_id: id,
          kind: 'sale',
          payment_id: null,
          date: soldOn,
          amount: decimal(terms.total),
          account: null,
          is_sold: null,
        },
        ...{ vat: decimal(vat), purchase: decimal(purchase - percentOf(purchase, shop.discount_percent)) },
        ...{ paid_before: decimal(terms.downPayment), created_at: at(soldOn, 15) },
      });
    let rows = plan.rows.map((row) => ({ ...row, paid: 0n, cancelled: 0n, rebate: 0n }));
    for (const { date, amount, isDown } of plan.payments) {
      const payment = ++last.installment_payments;
      const byCard = customer.card_id !== null && payment % 3 === 0;
      const way = byCard ? (customer.card_kind ?? 'uzcard') : payment % 7 === 0 ? 'cash' : 'bank';
      const paidAt = at(date, 9 + (payment % 10));
      const sum = decimal(amount);
      if (byCard)
        made.gateway_transactions.push({
          ...{
            id: ++last.gateway_transactions,
            gateway: way,
            external_id: `seed-${payment}`,
            direction: 'in',
            customer_id: customer.id,
          },
          ...{
            card_id: customer.card_id,
            amount: sum,
            status: 'success',
            rrn: String(410_000_000_000 + payment),
            error: null,
          },
          ...{ created_at: paidAt, finished_at: paidAt },
        });
      made.installment_payments.push({
        ...{
          id: payment,
          version: 1,
          application_id: id,
          kind: isDown ? 'down_payment' : 'instalment',
          amount: sum,
          status: 'success',
        },
        ...{ gateway: way, external_id: byCard ? `seed-${payment}` : String(100_000 + payment), date },
        ...{ gateway_transaction_id: byCard ? last.gateway_transactions : null, created_at: paidAt, paid_at: paidAt },
      });
      const parts = isDown ? [] : (partsOf(rows, amount) ?? []);
      rows = rows.map((row) => ({
        ...row,
        paid: row.paid + (parts.find((part) => part.number === row.number)?.amount ?? 0n),
      }));
      for (const part of parts)
        made.payment_parts.push({
          payment_id: payment,
          installment_id: id,
          row_number: part.number,
          amount: decimal(part.amount),
        });
      made.installment_moves.push({
        id: ++last.installment_moves,
        ...{
          application_id: id,
          kind: 'payment',
          payment_id: payment,
          date,
          amount: sum,
          account: byCard ? 5530 : way === 'cash' ? 5010 : 5110,
        },
        // A payment in the two days before the goods were handed over is an advance as well.
        ...{
          is_sold: plan.order === 'completed' && !isDown,
          vat: null,
          purchase: null,
          paid_before: null,
          created_at: paidAt,
        },
      });
    }
  }
  for (const table of Object.keys(tables) as Table[]) await insert(sql, table, made[table]);
  for (const table of numbered)
    await sql.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, Math.max(last[table], 1)]);
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
