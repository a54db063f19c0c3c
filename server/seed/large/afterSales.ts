/** Receipts and claims at volume, of orders that were completed; claims that wait or came to nothing, so that no money moves. */
import type { Area } from './area';

/** The sales that have none, and then the latest payments; the operator has registered all of them. */
export const receipts: Area = {
  tables: ['ofd_checks', 'ofd_items'],
  rows: 300_000,
  async fill(sql, rows, day) {
    const [{ last } = { last: 0 }] = await sql.query<{ last: number }>(
      'select coalesce(max(id), 0) as last from ofd_checks',
    );
    await sql.query(
      `with sold as (
         select 'sale' as type, o.id as order_id, null::int as payment_id, o.completed_at as at, a.total as amount, v.vat,
           coalesce(p.cash, 0) as cash, coalesce(p.card, 0) as card
         from orders o join applications a on a.id = o.application_id
           join (select application_id, sum(vat) as vat from application_baskets group by application_id) v on v.application_id = a.id
           left join (
             select application_id, sum(amount) filter (where gateway = 'cash') as cash, sum(amount) filter (where gateway <> 'cash') as card
             from installment_payments where kind = 'down_payment' and status = 'success' group by application_id) p on p.application_id = a.id
         where o.status = 'completed' and a.price is not null
           and not exists (select from ofd_checks k where k.order_id = o.id and k.type = 'sale' and k.status <> 'cancelled')
         order by o.id limit $1),
       paid as (
         select case p.kind when 'instalment' then 'credit' else 'advance' end as type, o.id as order_id, p.id as payment_id, p.paid_at as at, p.amount,
           round(p.amount * a.vat_percent / (100 + a.vat_percent), 2) as vat, case when p.gateway = 'cash' then p.amount else 0 end as cash,
           case when p.gateway = 'cash' then 0 else p.amount end as card
         from installment_payments p join applications a on a.id = p.application_id join orders o on o.application_id = a.id
         where p.status = 'success' and p.kind <> 'refund' and o.status = 'completed'
           and not exists (select from ofd_checks k where k.payment_id = p.id and k.status <> 'cancelled')
         order by p.paid_at desc, p.id limit greatest($1::int - (select count(*) from sold), 0)),
       drawn as (
         select r.*, row_number() over (order by r.at, r.type, r.order_id, r.payment_id) as place
         from (select * from sold union all select * from paid) r where r.at < $2::date + 1)
       insert into ofd_checks (type, order_id, payment_id, amount, vat, cash, card, credit, status, attempts, sent_at, receipt_id, terminal_id,
         fiscal_sign, date_time, qr_url, created_at, updated_at)
       select type, order_id, payment_id, amount, vat, cash, card, amount - cash - card, 'success', 1, s.sent, s.number, s.terminal, s.sign, s.sent,
         'https://ofd.soliq.uz/check?t=' || s.terminal || '&r=' || s.number || '&c=' || to_char(s.sent, 'YYYYMMDDHH24MISS') || '&s=' || s.sign, at, s.sent
       from drawn cross join lateral (select at + interval '4 minutes' as sent, (9000000 + place)::text as number,
         'EP00000000000' || 1 + place % 3 as terminal, lpad((place * 7919 % 1000000007)::text, 12, '0') as sign) s
       order by place`,
      [rows, day],
    );
    await sql.query(
      `insert into ofd_items (check_id, line, basket_item_id, name, spic, count, amount, vat_percent, vat)
       select k.id, b.line, b.id, b.name, coalesce(b.spic, '08517001001000000'), b.count, b.sale_total, a.vat_percent, b.vat
       from ofd_checks k join orders o on o.id = k.order_id join applications a on a.id = o.application_id
         join application_baskets b on b.application_id = a.id where k.id > $1 and k.type = 'sale' and b.sale_total > 0
       union all
       select k.id, 1, null, coalesce(a.contract_number, '№ ' || a.id), null, 1, k.amount, a.vat_percent, k.vat
       from ofd_checks k join orders o on o.id = k.order_id join applications a on a.id = o.application_id where k.id > $1 and k.type <> 'sale'`,
      [last],
    );
  },
  unasked: {
    tables: ['ofd_checks', 'ofd_items'],
    faults: [
      `select k.id from ofd_checks k left join (select check_id, sum(amount) as amount from ofd_items group by check_id) i on i.check_id = k.id
       where k.amount is distinct from i.amount`,
      `select s.id from ofd_checks s join (select sale_id, sum(amount) as amount from ofd_checks where status <> 'cancelled' group by sale_id) r
         on r.sale_id = s.id where r.amount > s.amount`,
    ],
  },
};

/** Each of the whole first line of an order with one; of what is paid already only what was declined. */
export const returns: Area = {
  tables: ['return_claims', 'return_items'],
  rows: 60_000,
  async fill(sql, rows, day) {
    const [{ last } = { last: 0 }] = await sql.query<{ last: number }>(
      'select coalesce(max(id), 0) as last from return_claims',
    );
    await sql.query(
      `with lines as materialized (
         select application_id, min(id) as id, sum(sale_total) as amount, sum(vat) as vat from application_baskets group by application_id
         having count(*) = 1 and sum(count) = 1 and sum(returned_count) = 0),
       chosen as (
         select o.id, o.application_id, o.paid, o.completed_at, n.debt, a.price - a.discount as purchase, m.discount_percent, l.amount, l.vat, c.at,
           case when a.status = 'not_fully_paid' and c.at >= $2::date - 20
             then (array['new', 'in_process', 'approved_by_moderator', 'waiting_invoice'])[1 + o.id % 4]
             else (array['cancelled_by_moderator', 'cancelled_by_accountant'])[1 + o.id % 2] end as status
         from orders o join applications a on a.id = o.application_id join installments n on n.id = a.id join merchants m on m.id = a.merchant_id
           join lines l on l.application_id = a.id
           cross join lateral (select least(o.completed_at::date + 1 + o.id % 13, $2::date) + time '10:00' + o.id % 50 * interval '1 minute' as at) c
         where o.status = 'completed' and o.refunded = 0 and o.completed_at < $2::date
           and not exists (select from return_claims r where r.application_id = a.id)
         order by o.completed_at desc, o.id limit $1),
       reckoned as (select c.*, least(c.amount, c.debt) as from_debt from chosen c)
       insert into return_claims (order_id, application_id, reason, refund_method, restock, comment, status, status_since, amount, rebate, vat,
         debt, from_debt, money, fee, purchase, merchant_part, invoice_date, invoice_number, created_by, moderator_by, accountant_by, decline_comment,
         created_at, updated_at)
       select r.id, r.application_id, (array['defect', 'wrong_item', 'other', 'defect'])[1 + r.id % 4], (array['card', 'bank', 'bank'])[1 + r.id % 3],
         r.id % 4 > 0, 'Не включается после зарядки', r.status, s.at, r.amount, 0, r.vat, r.debt, r.from_debt, least(r.amount - r.from_debt, r.paid), 0,
         r.purchase, r.purchase - round(r.purchase * r.discount_percent / 100, 2), case when r.status = 'waiting_invoice' then r.at::date end,
         case when r.status = 'waiting_invoice' then 'L-' || r.id end, moderator.id, case when r.status not in ('new', 'in_process') then moderator.id end,
         case when r.status = 'cancelled_by_accountant' then accountant.id end, case when r.status like 'cancelled%' then 'Следы использования' end,
         r.at, s.at
       from reckoned r cross join lateral (select case when r.status = 'new' then r.at else r.at + interval '3 hours' end as at) s
         cross join (select id from system_users where username = 'moderator') moderator
         cross join (select id from system_users where username = 'accountant') accountant order by r.at, r.id`,
      [rows, day],
    );
    await sql.query(
      `insert into return_items (claim_id, basket_item_id, count, amount, vat, purchase, is_open)
       select c.id, b.id, 1, c.amount, c.vat, c.purchase, c.status not like 'cancelled%'
       from return_claims c join application_baskets b on b.application_id = c.application_id where c.id > $1 order by c.id`,
      [last],
    );
  },
  unasked: {
    tables: ['return_claims', 'return_items'],
    faults: [
      `select c.id from return_claims c left join (
         select claim_id, sum(amount) as amount, sum(vat) as vat, sum(purchase) as purchase from return_items group by claim_id) i on i.claim_id = c.id
       where (c.amount, c.vat, c.purchase) is distinct from (coalesce(i.amount, 0), coalesce(i.vat, 0), coalesce(i.purchase, 0))`,
      `select b.id from application_baskets b left join (
         select i.basket_item_id, sum(i.count) as count from return_items i join return_claims c on c.id = i.claim_id
         where c.status = 'approved_by_accountant' group by i.basket_item_id) r on r.basket_item_id = b.id
       where b.returned_count <> coalesce(r.count, 0)`,
    ],
  },
};
