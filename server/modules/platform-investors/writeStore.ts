import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import type { Version } from '../investors/index';

type Investor = Reply<'getInvestor'>;
type Common = Omit<Investor, 'archive_refused_by' | 'pinfl_disagrees' | 'photos' | 'attachments'>;

export async function saveCommon(sql: Sql, id: number, common: Common, at: string): Promise<Version> {
  const [row] = await sql.query<Version>(
    `update investors set first_name = $2, last_name = $3, patronymic = $4, company_name = $5, email = $6,
       contact_number = $7, pinfl = $8, inn = $9, birthday = $10, gender = $11, passport_confirmed = $12,
       version = version + 1, updated_at = $13
     where id = $1 returning id, version, updated_at`,
    [
      ...[id, common.first_name, common.last_name, common.patronymic, common.company_name, common.email],
      ...[common.contact_number, common.pinfl, common.inn, common.birthday, common.gender, common.passport_confirmed],
      at,
    ],
  );
  return row!; // the caller holds its lock
}

/** The name and INN of a company, and the INN of a person, are shown with the documents too. */
export async function touchDocuments(sql: Sql, id: number): Promise<void> {
  await sql.query('update personal_documents set version = version + 1 where investor_id = $1', [id]);
  await sql.query('update company_documents set version = version + 1 where investor_id = $1', [id]);
}

/** Two who give the same phone to two investors do so one after the other. */
export async function lockPhone(sql: Sql, phone: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('investor phone ' || $1::text, 0))`, [phone]);
}

export async function phoneIsTaken(sql: Sql, phone: string, id: number): Promise<boolean> {
  const [row] = await sql.query<{ taken: boolean }>(
    'select exists (select from investors where phone_number = $1 and id <> $2) as taken',
    [phone, id],
  );
  return row!.taken; // a question without a from always answers one row
}

export async function savePhone(sql: Sql, id: number, phone: string, at: string): Promise<Version> {
  const [row] = await sql.query<Version>(
    `update investors set phone_number = $2, version = version + 1, updated_at = $3
     where id = $1 returning id, version, updated_at`,
    [id, phone, at],
  );
  return row!; // the caller holds its lock
}

/** Takes away what an investor has submitted to be identified, and answers with the files it leaves. */
export async function clearIdentification(sql: Sql, id: number): Promise<string[]> {
  const photos = await sql.query<{ file_key: string }>(
    'delete from investor_photos where investor_id = $1 returning file_key',
    [id],
  );
  await sql.query('delete from personal_documents where investor_id = $1', [id]);
  await sql.query('delete from company_documents where investor_id = $1', [id]);
  await sql.query(
    'update investors set pinfl = null, birthday = null, gender = null, passport_confirmed = false where id = $1',
    [id],
  );
  return photos.map(({ file_key }) => file_key);
}
