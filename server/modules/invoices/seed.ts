import type { Sql } from '../../db/database';

/**
 * Lines of the invoices that there are: of what a merchant sold two, of a commission one. The tax is taken out of the total of each, so
 * that the lines come to the invoice.
 */
export async function seedLines(sql: Sql): Promise<void> {
  await sql.query(
    `insert into invoice_lines (invoice_id, number, name, spic, unit, count, price, sum, vat_rate, vat_sum, total)
     select i.id, l.number, l.name, l.spic, 'шт', l.count, round((l.total - v.vat_sum) / l.count, 2), l.total - v.vat_sum, r.rate, v.vat_sum, l.total
     from invoices i
       cross join lateral (select case when i.total_vat > 0 then 12.00 else 0.00 end as rate) r
       cross join lateral (select round(i.total * 0.6, 2) as first) f
       cross join lateral (values
         (1, 'incoming', 'Товары, проданные в рассрочку', '08517001001000000', 4, f.first),
         (2, 'incoming', 'Товары, проданные в рассрочку, вторая партия', '08528001001000000', 3, i.total - f.first),
         (1, 'outgoing', 'Комиссия площадки за месяц', '10305001001000000', 1, i.total)) as l (number, type, name, spic, count, total)
       cross join lateral (select round(l.total * r.rate / (100 + r.rate), 2) as vat_sum) v
     where l.type = i.type and l.total > 0 order by i.id, l.number`,
    [],
  );
  // What the lines come to is what the invoice says of its tax.
  await sql.query(
    `update invoices i set total_vat = l.vat from (select invoice_id, sum(vat_sum) as vat from invoice_lines group by invoice_id) l
     where l.invoice_id = i.id`,
    [],
  );
}
