/** The demonstration's receipts: of each order that was completed, and of what was paid for it last. */
import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';

const all = 1400;
/** The latest wait to be sent, and of those before them some were refused. */
const newCount = 12;
const errorCount = 5;

const refused = [
  'ИКПУ не найден в каталоге Tasnif: проверьте код позиции',
  'Фискальный модуль занят: повторите отправку',
  'Единица измерения не подходит к ИКПУ',
] as const;

export async function seedReceipts(sql: Sql, day: string): Promise<void> {
  await sql.query(
    `with sold as (
       select 'sale' as type, o.id as order_id, null::int as payment_id, o.completed_at as at, a.total as amount,
         (select sum(b.vat) from application_baskets b where b.application_id = a.id) as vat, d.cash, d.card
       from orders o join applications a on a.id = o.application_id
         cross join lateral (
           select coalesce(sum(p.amount) filter (where p.gateway = 'cash'), 0) as cash,
             coalesce(sum(p.amount) filter (where p.gateway <> 'cash'), 0) as card
           from installment_payments p where p.application_id = a.id and p.kind = 'down_payment' and p.status = 'success') d
       where o.status = 'completed' and a.price is not null),
     paid as (
       select case when p.kind = 'instalment' then 'credit' else 'advance' end as type, o.id as order_id, p.id as payment_id, p.paid_at as at,
         p.amount, round(p.amount * a.vat_percent / (100 + a.vat_percent), 2) as vat,
         case when p.gateway = 'cash' then p.amount else 0 end as cash, case when p.gateway = 'cash' then 0 else p.amount end as card
       from installment_payments p join applications a on a.id = p.application_id join orders o on o.application_id = a.id
       where p.status = 'success' and o.status = 'completed'
       order by p.kind = 'instalment', p.paid_at desc, p.id limit greatest($1 - (select count(*) from sold), 0)),
     drawn as (
       select r.*, row_number() over (order by r.at, r.type, r.order_id, r.payment_id) as place,
         row_number() over (order by r.at desc, r.type, r.order_id, r.payment_id) as age
       from (select * from sold union all select * from paid) r),
     stated as (
       select *, case when age <= $2 then 'new' when type = 'sale'
           and row_number() over (partition by type, age <= $2 order by age) <= $3 then 'error' else 'success' end as status
       from drawn)
     insert into ofd_checks (type, order_id, payment_id, amount, vat, cash, card, credit, status, attempts, sent_at, receipt_id, terminal_id,
       fiscal_sign, date_time, qr_url, error, created_at, updated_at)
     select type, order_id, payment_id, amount, vat, cash, card, amount - cash - card, status, (status <> 'new')::int, s.sent, s.number,
       s.terminal, s.sign, case when s.number is not null then s.sent end,
       'https://ofd.soliq.uz/check?t=' || s.terminal || '&r=' || s.number || '&c=' || to_char(s.sent, 'YYYYMMDDHH24MISS') || '&s=' || s.sign,
       case when status = 'error' then ($4::text[])[1 + place % $5] end, at, coalesce(s.sent, at)
     from stated cross join lateral (select case when status <> 'new' then at + interval '4 minutes' end as sent,
       case when status = 'success' then (40000 + place)::text end as number,
       case when status = 'success' then 'EP00000000000' || (1 + place % 3) end as terminal,
       case when status = 'success' then lpad((place * 7919 % 1000000007)::text, 12, '0') end as sign) s
     where at < $6::date + 1 order by place`,
    [all, newCount, errorCount, [...refused], refused.length, day],
  );
  await sql.query(
    `insert into ofd_items (check_id, line, basket_item_id, name, spic, count, amount, vat_percent, vat)
     select k.id, row_number() over (partition by k.id order by b.line), b.id, b.name,
       -- What was registered had a code; of what was not, the line of the order decides.
       case when k.status = 'success' then coalesce(b.spic, '08517001001000000') end, b.count, b.sale_total, a.vat_percent, b.vat
     from ofd_checks k join orders o on o.id = k.order_id join applications a on a.id = o.application_id
       join application_baskets b on b.application_id = a.id where k.type = 'sale' and b.sale_total > 0
     union all
     select k.id, 1, null, coalesce(a.contract_number, '№ ' || a.id), null, 1, k.amount, a.vat_percent, k.vat
     from ofd_checks k join orders o on o.id = k.order_id join applications a on a.id = o.application_id where k.type <> 'sale'`,
    [],
  );
  await seedTrail(sql, { entity: 'receipt', table: 'ofd_checks', by: 'accountant' }, [
    `r.sent_at, null::int, 'send', 'status', 'new', case when r.sent_at is not null then 'sent' end`,
    `r.sent_at, null::int, 'settle', 'status', 'sent', case when r.status in ('success', 'error') then r.status end`,
    `r.sent_at, null::int, 'settle', 'error', null, r.error`,
  ]);
}
