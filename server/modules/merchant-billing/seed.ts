import type { Sql } from '../../db/database';

/**
 * An incoming invoice of each month in which a merchant sold, of what it sold in it, the latest not yet signed; and one of the
 * platform for its commission.
 */
export async function seedInvoices(sql: Sql): Promise<void> {
  await sql.query(
    `insert into invoices (merchant_id, number, date, type, total, total_vat, status, created_at, seller_name, seller_inn, buyer_name, buyer_inn,
       contract_number, contract_date)
     select s.merchant_id, t.prefix || s.place, s.last_day, t.type, t.total, round(t.total * t.vat / (100 + t.vat), 2),
       case when s.is_latest then (array['sent', 'sent', 'draft'])[1 + s.merchant_id % 3] when (s.merchant_id + s.place) % 17 = 0 then 'rejected'
         when (s.merchant_id + s.place) % 23 = 0 then 'cancelled' else 'signed' end,
       s.last_day + time '16:00', case t.type when 'incoming' then m.legal_name else p.name end, case t.type when 'incoming' then m.inn else p.inn end,
       case t.type when 'incoming' then p.name else m.legal_name end, case t.type when 'incoming' then p.inn else m.inn end,
       m.contract_number, m.contract_date
     from (
       select merchant_id, max(date) as last_day, sum(purchase) as purchase, sum(commission) as commission,
         row_number() over (partition by merchant_id order by date_trunc('month', date)) as place,
         date_trunc('month', date) = max(date_trunc('month', date)) over (partition by merchant_id) as is_latest
       from merchant_moves where kind = 'sale' group by merchant_id, date_trunc('month', date)
     ) s join merchants m on m.id = s.merchant_id cross join (select 'ООО «Divan Invest»' as name, '306573219' as inn) p
       cross join lateral (values ('incoming', '', s.purchase, m.vat_percent), ('outgoing', 'K-', s.commission, 12.0))
         as t (type, prefix, total, vat)
     where t.total > 0 order by s.merchant_id, s.place, t.type`,
    [],
  );
}
