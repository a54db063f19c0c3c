import type { Sql } from '../../db/database';
import type { Language } from '../../http/contract';
import { askedName } from '../../shared/askedName';

export interface ContactRow {
  id: number;
  customer_id: number;
  full_name: string;
  phone_number: string;
  relation: { id: number; name: string };
  created_at: string;
}
const contactColumns = `k.id, k.customer_id, k.full_name, k.phone_number,
  json_build_object('id', f.id, 'name', ${askedName('f')}) as relation, k.created_at`;

export const listContacts = (sql: Sql, customerId: number, language: Language) =>
  sql.query<ContactRow>(
    `select ${contactColumns} from customer_contacts k join family_relations f on f.id = k.relation_id
       cross join (select $2::text as language) asked where k.customer_id = $1 order by k.id`,
    [customerId, language],
  );

export async function findContact(sql: Sql, id: number, language: Language): Promise<ContactRow | undefined> {
  const [row] = await sql.query<ContactRow>(
    `select ${contactColumns} from customer_contacts k join family_relations f on f.id = k.relation_id
       cross join (select $2::text as language) asked where k.id = $1::bigint`,
    [id, language],
  );
  return row;
}

export async function hasRelation(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select from family_relations where id = $1::bigint', [id])).length > 0;
}

interface NewContact {
  customerId: number;
  fullName: string;
  phone: string;
  relationId: number;
  at: string;
}
export async function addContact(
  sql: Sql,
  { customerId, fullName, phone, relationId, at }: NewContact,
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into customer_contacts (customer_id, full_name, phone_number, relation_id, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [customerId, fullName, phone, relationId, at],
  );
  return row!.id; // an insert answers its row
}

export async function removeContact(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from customer_contacts where id = $1', [id]);
}

export const listRelations = (sql: Sql, language: Language): Promise<{ id: number; name: string }[]> =>
  sql.query(
    `select f.id, ${askedName('f')} as name from family_relations f cross join (select $1::text as language) asked order by f.id`,
    [language],
  );
