/** Who buys what, on which terms: applications at volume with their lines. What becomes of them is the matter of their areas. */
import type { Sql } from '../../db/database';

/** For as long as the transaction: an application in each row, with its terms and the two lines that it may have. */
const table = `
  create temporary table buys (
    n integer primary key, id integer, order_id integer, customer_id integer, merchant_id integer, branch_id integer, seller_id integer,
    discount_percent numeric, card_id integer, card_kind text, created_at timestamp(0), price numeric, discount numeric, down numeric,
    months integer, markup numeric, amount numeric, month_amount numeric, first_day date, first_price numeric, second_price numeric,
    second_count integer, first_sale numeric, second_sale numeric, first_vat numeric, second_vat numeric
  ) on commit drop`;

/** Everybody who may buy, the oldest first, and every branch that sells; who is owed for more than he sold, or shows a figure, is left as he is. */
const owners = `
  select c.id, c.created_at, k.id as card_id, k.kind as card_kind, row_number() over (order by c.created_at, c.id) - 1 as place
  from customers c
    left join (select distinct on (customer_id) customer_id, id, kind from payment_cards
      where status = 'active' and right(masked_pan, 4) not in ('0001', '0002', '0003') order by customer_id, id) k on k.customer_id = c.id
    left join investors i on i.id = c.investor_id
  where c.entity_type = 'physical' and c.status = 'active' and c.created_at < $2::date - 1 - $4::int and (c.pinfl is not null or c.investor_id is not null)
    -- Nobody is put away while he is paying; and those who show the figures of the requirements owe what they owe.
    and i.status is distinct from 'archive' and c.phone_number not like '9989000001__'`;
const shops = `
  select m.id as merchant_id, b.id as branch_id, s.id as seller_id, m.discount_percent, row_number() over (order by b.id) - 1 as place
  from merchants m join merchant_branches b on b.merchant_id = m.id and not b.is_blocked
    left join (select branch_id, min(id) as id from pos_agents where status = 'active' group by branch_id) s on s.branch_id = b.id
  where m.status = 'active' and m.debt >= 0 and m.phone not like '9989000001__'`;

/** Nobody buys before he is a customer. So many rows ($1) from $3 days before the day ($2) until $4 days before it. */
const planned = `
  insert into buys
  with owners as materialized (${owners}), shops as materialized (${shops}),
    last as (select (select coalesce(max(id), 0) from applications) as application, (select coalesce(max(id), 0) from orders) as "order"),
    drawn as (
      select n, l.application + n as id, l."order" + n as order_id, o.id as customer_id, s.merchant_id, s.branch_id, s.seller_id,
        s.discount_percent, o.card_id, o.card_kind,
        greatest($2::date - $3::int + (n::bigint * ($3::int - $4::int) / $1::int)::int + (9 + n % 9) * interval '1 hour' + n * 7 % 60 * interval '1 minute',
          o.created_at + interval '1 hour') as created_at,
        (array[3, 6, 9, 12, 12, 12, 18, 24])[1 + n % 8] as months, (array[9, 15, 19.5, 24, 24, 24, 33, 42])[1 + n % 8] as markup,
        350000.00 + (n::bigint * 7919 % 160) * (n::bigint * 7919 % 160) / 160 * 90000 as first_price,
        case when n % 3 = 0 then 90000.00 + n % 20 * 30000 else 0 end as second_price, 1 + n / 3 % 3 as second_count,
        (array[0, 0, 10, 15, 20, 30])[1 + n / 8 % 6] as share
      from generate_series(1, $1::int) n cross join last l
        join owners o on o.place = n::bigint * 7919 % greatest(n * (select count(*) from owners) / $1::int, 1)
        join shops s on s.place = n::bigint * 104729 % (select count(*) from shops)),
    priced as (select d.*, d.first_price + d.second_price * d.second_count as price from drawn d),
    cut as (select p.*, case when n % 9 = 0 then p.price / 20 else 0 end as discount from priced p),
    paid as (select c.*, floor((c.price - c.discount) * c.share / 100000) * 1000 as down from cut c),
    owed as (select p.*, round((p.price - p.discount - p.down) * (100 + p.markup) / 100, 2) as amount from paid p),
    -- The tiyin that is left over goes to the line that lost more of it.
    sold as (select o.*, round((o.down + o.amount) * o.first_price / o.price, 2) as first_sale from owed o)
  select n, id, order_id, customer_id, merchant_id, branch_id, seller_id, discount_percent, card_id, card_kind, created_at, price, discount,
    down, months, markup, amount, ceil(amount / months), created_at::date + 25 + n % 10, first_price, second_price, second_count, first_sale,
    down + amount - first_sale, round(first_sale * 12 / 112, 2), round((down + amount - first_sale) * 12 / 112, 2)
  from sold`;

interface Span {
  rows: number;
  day: string;
  /** From how many days before the day until how many. */
  from: number;
  until: number;
}
/** Makes the table `buys`; the numbers of applications and orders follow those that there are. */
export async function planBuys(sql: Sql, { rows, day, from, until }: Span): Promise<void> {
  await sql.query(table);
  await sql.query(planned, [rows, day, from, until]);
  await sql.query('analyze buys');
}

/** Writes the lines of what is in `buys`, and lets numbers go on behind what was written. */
export async function finishBuys(sql: Sql): Promise<void> {
  await sql.query(
    `insert into application_baskets (application_id, line, name, category, model, count, price, sale_total, vat, spic)
     select b.id, l.line, l.name, l.category, l.name || ' ' || b.n % 90, l.count, l.price, l.sale, l.vat,
       case when b.n % 7 <> 0 then '08517001001' || lpad((b.n % 999983)::text, 6, '0') end
     from buys b cross join lateral (values
       (1, (array['Смартфон', 'Телевизор', 'Холодильник', 'Стиральная машина', 'Ноутбук', 'Кондиционер'])[1 + b.n % 6], 'Техника', 1,
         b.first_price, b.first_sale, b.first_vat),
       (2, (array['Наушники', 'Чехол', 'Кронштейн', 'Удлинитель'])[1 + b.n % 4], 'Аксессуары', b.second_count, b.second_price, b.second_sale,
         b.second_vat)) as l (line, name, category, count, price, sale, vat)
     where l.price > 0 order by b.n, l.line`,
  );
  for (const counted of ['applications', 'orders'])
    await sql.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${counted}))`, [counted]);
  await sql.query('drop table buys');
}

/** The columns of an application that come of `buys` (b) and its customer (c), beside its status. */
export const applicationColumns = `id, customer_id, merchant_id, branch_id, seller_id, source, first_name, last_name, patronymic, birthday, phone_number,
  passport_id, children, education, profession, job_organization, employment_type, salary, has_credit, family_status, price, discount,
  down_payment, month_count, markup_percent, month_amount, installment_amount, first_payment_day, contract_number, contract_date, created_at`;
export const applicationValues = `b.id, b.customer_id, b.merchant_id, b.branch_id, b.seller_id, (array['mobile', 'mobile', 'web', 'pos', 'staff'])[1 + b.n % 5],
  c.first_name, c.last_name, c.patronymic, c.birthday, c.phone_number, c.passport_id, b.n % 5,
  (array['secondary', 'vocational', 'higher', 'higher', 'postgraduate'])[1 + b.n % 5],
  (array['Учитель', 'Врач', 'Водитель', 'Продавец', 'Инженер', 'Строитель'])[1 + b.n % 6],
  (array['Школа № 17', 'Поликлиника № 4', 'ООО «Yoʻl»', 'ООО «Baraka Market»'])[1 + b.n % 4], coalesce(c.employment_type, 'employed'),
  coalesce(c.income, 4000000 + b.n % 9 * 1000000), b.n % 3 = 0, (array['married', 'single', 'married', 'divorced'])[1 + b.n % 4], b.price,
  b.discount, b.down, b.months, b.markup, b.month_amount, b.amount, b.first_day, 'RS-' || lpad(b.id::text, greatest(6, length(b.id::text)), '0'), b.created_at::date,
  b.created_at`;

/** Of every application: its lines come to what it costs and what it is sold for. */
export const lineFaults = `
  select a.id from applications a left join (
    select application_id, sum(sale_total) as sale, sum(price * count) as price from application_baskets group by application_id) s
    on s.application_id = a.id
  where a.price is not null and (a.total, a.price) is distinct from (s.sale, s.price)`;
/** Of every order: its figures are those of its application and its payments. */
export const figureFaults = `
  select o.id from orders o join applications a on a.id = o.application_id left join installments n on n.id = a.id
    left join (select application_id, sum(amount) as amount, bool_or(kind = 'down_payment') as is_down_paid from installment_payments
      where status = 'success' and kind <> 'refund' group by application_id) p on p.application_id = a.id
  where (o.customer_id, o.merchant_id, o.branch_id, o.seller_id, o.contract_number, o.total, o.paid, o.down_payment_state, o.granted, o.waiting)
    is distinct from (a.customer_id, a.merchant_id, a.branch_id, a.seller_id, a.contract_number, coalesce(a.total, 0), coalesce(p.amount, 0),
      case when coalesce(a.down_payment, 0) = 0 then 'none' when coalesce(p.is_down_paid, false) then 'paid' else 'unpaid' end,
      case when a.status in ('installment_created', 'not_fully_paid', 'fully_paid', 'closed') then coalesce(a.installment_amount, 0) else 0 end,
      case when a.status in ('installment_created', 'not_fully_paid') then coalesce(n.debt, 0)
        when a.status in ('agreement_accepted', 'waiting_for_down_payment') and not coalesce(p.is_down_paid, false)
          then coalesce(a.down_payment, 0) else 0 end)`;
