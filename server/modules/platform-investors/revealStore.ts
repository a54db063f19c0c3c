import type { Sql } from '../../db/database';
import type { RevealedField } from './reveal';

type Personal = Record<RevealedField, string | null> & { subject: 'individual' | 'business' };

/** Every masked value in full; for the one call that tells them. */
export async function findPersonal(sql: Sql, id: number): Promise<Personal | undefined> {
  const [row] = await sql.query<Personal>(
    `select i.subject, i.pinfl, i.phone_number, i.contact_number, i.birthday, p.passport_id, p.inps, p.actual_address,
       p.temporary_address, p.work_address, p.monthly_income, p.domestic_phone_number, c.director_pinfl, c.bank_account
     from investors i
     left join personal_documents p on p.investor_id = i.id
     left join company_documents c on c.investor_id = i.id
     where i.id = $1::bigint`,
    [id],
  );
  return row;
}
