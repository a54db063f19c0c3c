import type { Sql } from '../../server/db/database';

interface OldContract {
  investorId: number;
  number: string;
  status: string;
}

/** A contract as it was brought over from before: of a customer who is this investor, and without amounts. */
export async function addOldContract(sql: Sql, { investorId, number, status }: OldContract): Promise<void> {
  await sql.query(
    `insert into customers (investor_id, first_name, last_name, phone_number, created_at, updated_at)
     select id, coalesce(first_name, '—'), coalesce(last_name, '—'), phone_number, created_at, updated_at from investors where id = $1::bigint
     on conflict (investor_id) do nothing`,
    [investorId],
  );
  await sql.query(
    `with made as (
       insert into applications (customer_id, source, status, status_since, first_name, last_name, phone_number, contract_number,
         contract_date, created_at, updated_at)
       select c.id, 'staff', $3::text, '2026-01-01', c.first_name, c.last_name, c.phone_number, $2::text, '2026-01-01', '2026-01-01', '2026-01-01'
       from customers c where c.investor_id = $1::bigint returning id, guid, customer_id, contract_number, created_at)
     insert into installments (id, guid, customer_id, contract_number, created_at)
     select id, guid, customer_id, contract_number, created_at from made`,
    [investorId, number, status],
  );
}
