import type { Sql } from '../../db/database';

interface Sold {
  applicationId: number;
  date: string;
  /** The purchase price less what the merchant leaves to the platform. */
  purchase: string;
  at: string;
}
/** What the books learn of a sale: its total, the tax in it, what the merchant is owed, and what was paid before. */
export async function bookSale(sql: Sql, { applicationId, date, purchase, at }: Sold): Promise<void> {
  await sql.query(
    `insert into installment_moves (application_id, kind, date, amount, vat, purchase, paid_before, created_at)
     select a.id, 'sale', $2, a.total, (select sum(b.vat) from application_baskets b where b.application_id = a.id), $3,
       (select coalesce(sum(p.amount), 0) from installment_payments p
         where p.application_id = a.id and p.status = 'success' and p.kind <> 'refund'), $4
     from applications a where a.id = $1`,
    [applicationId, date, purchase, at],
  );
}
